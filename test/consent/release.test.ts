import { afterEach, describe, expect, test, vi } from 'vitest';
import { type HeldPage, openHeldPage } from './held-page';
import { waitFor } from '../support/wait-for';

let held: HeldPage;
const open = async (...args: Parameters<typeof openHeldPage>) => {
  held = await openHeldPage(...args);
};
const BLOCKED = 'javascript/blocked';
const accept = () => held.control.decide({ kind: 'accept' });
/** Waits until held scripts and frames have been processed. */
const waitUntil = (check: () => void) => waitFor(check);
const waiting = () => document.querySelectorAll(`script[type="${BLOCKED}"]`).length;

afterEach(() => held.close());

test('a script that had begun to load is restored with all its attributes', async () => {
  await open();
  const place = await held.insert(
    '<script src="https://m.test/a.js" class="x" data-a="1">words</script>',
  );
  expect(waiting()).toBe(1);
  accept();
  await waitUntil(() => expect(waiting()).toBe(0));
  const [script] = place.children as unknown as HTMLScriptElement[];
  expect(script?.outerHTML).toBe(
    '<script src="https://m.test/a.js" class="x" data-a="1">words</script>',
  );
});

test('a script that had not started is the same one', async () => {
  await open({ isParsing: true });
  const place = await held.insert(
    '<b></b><script src="https://m.test/a.js" type="module"></script><i></i>',
  );
  const script = place.querySelector('script');
  expect(script?.getAttribute('type')).toBe(BLOCKED);
  accept();
  await waitUntil(() => expect(waiting()).toBe(0));
  expect([...place.children].map(({ nodeName }) => nodeName)).toEqual(['B', 'SCRIPT', 'I']);
  expect(place.querySelector('script')).toBe(script);
  expect(script?.getAttribute('type')).toBe('module');
});

test('a plain script of the owner gets no type at all', async () => {
  await open({
    html: '<script type="text/plain" data-cookieyes="cookieyes-analytics" id="s">1</script>',
  });
  accept();
  await waitUntil(() => expect(held.typeOf('#s')).toBeNull());
});

describe('the order of scripts', () => {
  const inline = '<script data-cookieyes="cookieyes-analytics" class="inline">1</script>';
  const isReleased = (selector: string) =>
    document.querySelector(`${selector}:not([type="${BLOCKED}"])`) !== null;

  test.each(['load', 'error'] as const)(
    'an inline script waits for the %s of the one before it',
    async (type) => {
      await open({ isParsing: true });
      await held.insert(`<script src="https://m.test/a.js" class="outer"></script>${inline}`);
      accept();
      await waitUntil(() => expect(isReleased('.outer')).toBe(true));
      await held.settle();
      expect(isReleased('.inline')).toBe(false);
      held.find('.outer').dispatchEvent(new Event(type));
      await waitUntil(() => expect(isReleased('.inline')).toBe(true));
    },
  );

  test.each([
    ['an async one', ' async'],
    ['one for old engines', ' nomodule'],
    ['a block of data', ' type="application/json"'],
  ])('it waits not for %s', async (_, attribute) => {
    await open({ isParsing: true });
    await held.insert(`<script src="https://m.test/a.js"${attribute}></script>${inline}`);
    accept();
    await waitUntil(() => expect(isReleased('.inline')).toBe(true));
  });

  test('scripts with addresses do not wait for each other: the browser keeps their order', async () => {
    await open({ isParsing: true });
    await held.insert(
      '<script src="https://m.test/a.js"></script><script src="https://m.test/b.js"></script>',
    );
    accept();
    await waitUntil(() => expect(waiting()).toBe(0));
    expect([...document.scripts].map(({ src, async }) => [src, async])).toEqual([
      ['https://m.test/a.js', false],
      ['https://m.test/b.js', false],
    ]);
  });
});

test('a frame does not wait for a preceding script that fails to load [S4.09b]', async () => {
  await open({
    isParsing: true,
    html: `<script src="https://m.test/a.js"></script><script data-cookieyes="cookieyes-analytics">1</script><iframe src="https://m.test/video"></iframe>`,
  });
  accept();
  await waitUntil(() =>
    expect(held.find('iframe').getAttribute('src')).toBe('https://m.test/video'),
  );
  await waitUntil(() => expect(waiting()).toBe(1));
});

test('only allowed categories are released, and a refusal meanwhile keeps the rest', async () => {
  await open({ isParsing: true });
  await held.insert(
    '<script src="https://m.test/a.js" id="a"></script><script src="https://fn.test/b.js" id="b"></script>',
  );
  held.control.decide({ kind: 'save', slugs: ['functional'] });
  await waitUntil(() => expect(held.typeOf('#b')).toBeNull());
  expect(held.typeOf('#a')).toBe(BLOCKED);
});

describe('with a nonce', () => {
  test('a script of the markup without it is not released, and that is logged once', async () => {
    await open({ nonce: 'abc', isParsing: true });
    await held.insert('<script src="https://m.test/a.js" id="a"></script>');
    accept();
    await waitUntil(() =>
      expect(console.warn).toHaveBeenCalledWith(
        '[skerry] consent: not released, it lacks the nonce of the page',
        held.find('#a'),
      ),
    );
    held.control.decide({ kind: 'save', slugs: ['functional', 'analytics'] });
    await held.settle();
    expect(held.typeOf('#a')).toBe(BLOCKED);
    expect(vi.mocked(console.warn).mock.calls.filter(([text]) => /nonce/.test(text))).toHaveLength(
      1,
    );
  });

  test('one that has it is, and one that a script has made gets it', async () => {
    await open({ nonce: 'abc', isParsing: true });
    await held.insert('<script src="https://m.test/a.js" id="a" nonce="abc"></script>');
    held.find('#a').nonce = 'abc';
    const made = document.createElement('script');
    made.src = 'https://m.test/b.js';
    document.body.append(made);
    accept();
    await waitUntil(() => expect(waiting()).toBe(0));
    expect(made.nonce).toBe('abc');
  });
});

describe('frames', () => {
  test('one whose address cannot be read keeps nothing else waiting [S4.09b]', async () => {
    await open({
      html: '<iframe data-src="https://[id]/" data-cookieyes="cookieyes-analytics"></iframe><iframe src="https://m.test/v" id="good"></iframe>',
    });
    accept();
    await waitUntil(() => expect(held.find('#good').getAttribute('src')).toBe('https://m.test/v'));
  });

  const frame = (address: string) =>
    `<iframe id="f" data-src="${address}" data-cookieyes="cookieyes-analytics"></iframe>`;

  test.each([
    ['https://x.test/v', 'https://x.test/v'],
    ['http://x.test/v', 'http://x.test/v'],
    ['/video', '/video'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('%s is loaded as %s', async (address, src) => {
    await open({ html: frame(address) });
    const listener = vi.fn();
    held.control.onHeld(listener);
    accept();
    await waitUntil(() => expect(listener).toHaveBeenCalled());
    expect(held.find('#f').getAttribute('src')).toBe(src);
  });

  test('one that is allowed once loads, and is not held again', async () => {
    await open();
    await held.insert(
      '<iframe id="f" src="https://m.test/v"></iframe><iframe id="g" src="https://m.test/w"></iframe>',
    );
    const frames = held.control.heldFrames();
    expect(frames.map(({ id }) => id)).toEqual(['f', 'g']);
    const listener = vi.fn();
    const unsubscribe = held.control.onHeld(listener);
    if (frames[0]) held.control.allowOnce(frames[0]);
    expect(listener).toHaveBeenCalledOnce();
    expect(held.find('#f').getAttribute('src')).toBe('https://m.test/v');
    expect(held.find('#f').hasAttribute('data-cky-src')).toBe(false);
    expect(held.control.heldFrames().map(({ id }) => id)).toEqual(['g']);
    unsubscribe();
    if (frames[1]) held.control.allowOnce(frames[1]);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('with WooCommerce order attribution', () => {
  const attribution = (more: object = {}) => ({ setOrderTracking: vi.fn(), ...more });
  const run = async (script: string, globals: Record<string, unknown>) => {
    await open({
      isParsing: true,
      globals,
      config: { _providersToBlock: [{ re: 'shop.test', categories: ['analytics'] }] },
    });
    await held.insert(`<script src="https://shop.test/js/${script}.js"></script>`);
    accept();
    await waitUntil(() => expect(waiting()).toBe(0));
    held.find('script').dispatchEvent(new Event('load'));
  };

  test.each([
    ['sourcebuster.min', {}, 1],
    ['sourcebuster', { params: { allowTracking: true } }, 1],
    ['order-attribution', {}, 1],
    ['order-attribution', { params: { allowTracking: true } }, 0],
    ['other', {}, 0],
  ])('%s with %j, released later: it is called %i times', async (script, more, times) => {
    const wc = attribution(more);
    await run(script, { sbjs: {}, wc_order_attribution: wc });
    expect(wc.setOrderTracking.mock.calls).toEqual(Array.from({ length: times }, () => [true]));
  });

  test('without the library it is not called', async () => {
    const wc = attribution();
    await run('sourcebuster', { sbjs: undefined, wc_order_attribution: wc });
    expect(wc.setOrderTracking).not.toHaveBeenCalled();
  });

  test.each([[undefined], [{}]])(
    'with %j in place of the shop’s object nothing breaks',
    async (wc) => {
      await run('sourcebuster', { sbjs: {}, wc_order_attribution: wc });
      expect(held.page.report.faults).toEqual([]);
    },
  );
});
