import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type HeldPage, openHeldPage } from './held-page';
import { waitFor } from '../support/wait-for';

let held: HeldPage;
const open = async (...args: Parameters<typeof openHeldPage>) => {
  held = await openHeldPage(...args);
};
const BLOCKED = 'javascript/blocked';
const GRANTED =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes';

afterEach(() => held.close());

describe('a script that a script of the page makes', () => {
  const make = (fill: (script: HTMLScriptElement) => void) => {
    const script = document.createElement('script');
    fill(script);
    return script;
  };

  test.each<[string, (script: HTMLScriptElement) => void]>([
    ['as a property', (script) => void (script.src = 'https://m.test/a.js')],
    ['as an attribute', (script) => script.setAttribute('src', 'https://m.test/a.js')],
    ['in capitals', (script) => script.setAttribute('SRC', 'https://m.test/a.js')],
  ])('waits as soon as it has its address %s', async (_, fill) => {
    await open();
    const script = make(fill);
    expect(script.getAttribute('type')).toBe(BLOCKED);
    expect(script.src).toBe('https://m.test/a.js');
  });

  test('of no listed provider is left alone', async () => {
    await open();
    const script = make((each) => void (each.src = 'https://free.test/a.js'));
    script.setAttribute('type', 'module');
    expect(script.getAttribute('type')).toBe('module');
    script.type = 'text/javascript';
    expect(script.getAttribute('type')).toBe('text/javascript');
  });

  test.each<[string, (script: HTMLScriptElement) => void]>([
    ['as a property', (script) => void (script.type = 'module')],
    ['as an attribute', (script) => script.setAttribute('type', 'module')],
  ])('keeps the type that it is given later %s for when it may run', async (_, fill) => {
    await open();
    const script = make((each) => void (each.src = 'https://m.test/a.js'));
    fill(script);
    expect(script.getAttribute('type')).toBe(BLOCKED);
    document.body.append(script);
    held.control.decide({ kind: 'accept' });
    await waitFor(() => expect(script.getAttribute('type')).toBe('module'));
  });

  test('waits once the owner’s mark is on it, whatever it holds', async () => {
    await open();
    const script = make((each) => each.setAttribute('data-cookieyes', 'cookieyes-analytics'));
    expect(script.getAttribute('type')).toBe(BLOCKED);
    expect(script.getAttribute('data-cookieyes')).toBe('cookieyes-analytics');
    const necessary = make((each) => each.setAttribute('data-cookieyes', 'cookieyes-necessary'));
    expect(necessary.hasAttribute('type')).toBe(false);
  });

  test('runs at once where the visitor has agreed, and after the guard has stopped', async () => {
    await open({ cookie: GRANTED });
    const fill = (each: HTMLScriptElement) => void (each.src = 'https://m.test/a.js');
    expect(make(fill).hasAttribute('type')).toBe(false);
    held.close();
    await open();
    held.guard.stop();
    expect(make(fill).hasAttribute('type')).toBe(false);
  });
});

test('a script inside an SVG image waits as soon as it has its address', async () => {
  await open();
  const create = (name: string, address: string) => {
    const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
    script.setAttribute(name, address);
    return script.getAttribute('type');
  };
  expect([
    create('href', 'https://m.test/a.js'),
    create('href', 'https://free.test/a.js'),
    create('src', 'https://m.test/a.js'),
  ]).toEqual([BLOCKED, null, null]);
});

describe('a frame that a script of the page makes', () => {
  test.each<[string, (frame: HTMLIFrameElement, address: string) => void]>([
    ['as a property', (frame, address) => void (frame.src = address)],
    ['as an attribute', (frame, address) => frame.setAttribute('src', address)],
  ])('has no address given %s, but keeps it; a free one it gets', async (_, fill) => {
    await open();
    const frame = document.createElement('iframe');
    fill(frame, 'https://m.test/video');
    expect(frame.hasAttribute('src')).toBe(false);
    expect(frame.getAttribute('data-cky-src')).toBe('https://m.test/video');
    fill(frame, 'https://free.test/video');
    expect(frame.getAttribute('src')).toBe('https://free.test/video');
    expect(frame.hasAttribute('data-cky-src')).toBe(false);
    fill(frame, 'https://m.test/video');
    expect(frame.hasAttribute('src')).toBe(false);
  });

  test('and that needs no consent stays in its place where it gets another address', async () => {
    await open();
    const frame = document.createElement('iframe');
    frame.src = 'https://free.test/a';
    document.body.append(frame);
    const observer = new MutationObserver(() => {});
    observer.observe(document.body, { childList: true });
    frame.src = 'https://free.test/b';
    expect(observer.takeRecords()).toEqual([]);
    expect(frame.getAttribute('src')).toBe('https://free.test/b');
    frame.src = 'https://m.test/video';
    expect(observer.takeRecords()).toHaveLength(2);
    observer.disconnect();
  });

  test('loses its address with the owner’s mark', async () => {
    await open();
    const frame = document.createElement('iframe');
    frame.setAttribute('src', 'https://free.test/video');
    frame.setAttribute('title', 'x');
    expect(frame.getAttribute('src')).toBe('https://free.test/video');
    frame.setAttribute('data-cookieyes', 'cookieyes-functional');
    expect(frame.hasAttribute('src')).toBe(false);
    expect(frame.getAttribute('data-cky-src')).toBe('https://free.test/video');
  });

  test('is among the held ones once it is in the page, and listeners are notified', async () => {
    await open();
    const listener = vi.fn();
    held.control.onHeld(listener);
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.src = 'https://m.test/video';
    expect(held.control.heldFrames()).toEqual([frame]);
    await waitFor(() => expect(listener).toHaveBeenCalled());
  });
});

describe('what a script writes into the page while it is read', () => {
  const names = ['write', 'writeln'] as const;
  const { prototype } = Document;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(prototype, name));
  beforeEach(() => {
    // Happy-dom defines these methods elsewhere, and they empty the document first.
    const write = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    for (const name of names) {
      Object.defineProperty(prototype, name, { configurable: true, writable: true, value: write });
    }
  });
  afterEach(() => {
    for (const [at, name] of names.entries()) {
      Reflect.deleteProperty(prototype, name);
      if (before[at]) Object.defineProperty(prototype, name, before[at]);
    }
  });
  const write = (name: (typeof names)[number], html: string) =>
    Reflect.apply(prototype[name], document, [html]);
  const typeAndSource = (selector: string) =>
    ['type', 'src'].map((name) => held.find(selector).getAttribute(name));

  test.each(names)('with %s has begun to load, unlike the scripts before it', async (name) => {
    await open({ isParsing: true });
    document.body.append(
      document
        .createRange()
        .createContextualFragment('<script src="https://m.test/a.js" id="a"></script>'),
    );
    write(name, '<p id="written"><script src="https://m.test/b.js"></script></p>');
    expect(typeAndSource('#a')).toEqual([BLOCKED, 'https://m.test/a.js']);
    expect(typeAndSource('#written script')).toEqual([BLOCKED, null]);
  });

  test('is written as usual once the guard has stopped', async () => {
    await open({ isParsing: true });
    held.guard.stop();
    write('write', '<p id="written"><script src="https://m.test/b.js"></script></p>');
    expect(typeAndSource('#written script')).toEqual([null, 'https://m.test/b.js']);
  });
});

describe('markup inserted into the page', () => {
  const markup = (more = '') =>
    `<p><script id="s" src="https://m.test/a.js"${more}></script><iframe id="f" src="https://m.test/v" title="V"></iframe></p>`;

  test('waits before it has started, while the page is read', async () => {
    await open({ isParsing: true });
    await held.insert(markup(' defer'));
    expect(held.typeOf('#s')).toBe(BLOCKED);
    expect(held.find('#f').getAttribute('data-cky-src')).toBe('https://m.test/v');
    expect(held.find('#f').hasAttribute('src')).toBe(false);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('leaves a placeholder if it has begun to load', async () => {
    await open({ cookie: '' });
    const place = await held.insert(markup());
    const placeholder = place.querySelector('script');
    expect(placeholder?.getAttribute('type')).toBe(BLOCKED);
    expect(placeholder?.hasAttribute('src')).toBe(false);
    expect(held.find('p').firstElementChild).toBe(placeholder);
  });

  test('of a script that made itself async has begun to load, too', async () => {
    await open({ isParsing: true });
    const script = document.createElement('script');
    script.setAttribute('data-cookieyes', '');
    script.id = 's';
    script.async = true;
    const { setAttributeNS } = Element.prototype;
    setAttributeNS.call(script, null, 'src', 'https://m.test/a.js');
    document.body.append(script);
    await held.settle();
    expect(document.querySelector('script[type="javascript/blocked"]')).not.toBeNull();
  });

  test('stays in its place among its neighbours', async () => {
    await open();
    await held.insert('<b></b><iframe id="f" src="https://m.test/v"></iframe><i></i>');
    expect(held.find('#f').previousElementSibling?.nodeName).toBe('B');
    expect(held.find('#f').nextElementSibling?.nodeName).toBe('I');
  });

  test('of no listed provider is left alone', async () => {
    await open();
    await held.insert(
      '<script id="s" src="https://free.test/a.js"></script><iframe id="f" src="https://free.test/v"></iframe>',
    );
    expect(held.find('#s').getAttribute('src')).toBe('https://free.test/a.js');
    expect(held.typeOf('#s')).toBeNull();
    expect(held.find('#f').getAttribute('src')).toBe('https://free.test/v');
  });

  test('marked by the owner waits under a type or an address of its own', async () => {
    await open();
    await held.insert(
      '<script type="text/plain" data-cookieyes="cookieyes-analytics" id="s">1</script><iframe data-src="https://x.test/v" data-cookieyes="cookieyes-analytics" id="f"></iframe>',
    );
    expect(held.typeOf('#s')).toBe('text/plain');
    expect(held.control.heldFrames()).toEqual([held.find('#f')]);
  });
});

test('the plugin’s own script, if it loads after all, is in charge', async () => {
  await open();
  await held.insert('<script id="cookie-law-info-js" src="/x.js"></script>');
  expect(held.guard.isStopped()).toBe(true);
});

test('Google’s tag gets a denied default before it loads', async () => {
  await open();
  expect('dataLayer' in window).toBe(false);
  await held.insert('<script src="https://www.googletagmanager.com/gtag/js?id=1"></script>');
  expect((window as unknown as { dataLayer?: unknown[] }).dataLayer).toHaveLength(1);
});

test('a guard that starts after the page was parsed logs that this is too late', async () => {
  await open();
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/too late to hold scripts, the page is parsed/),
  );
});

test('stopping gives the functions of frames and scripts back to the browser', async () => {
  const { src } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
  await open();
  held.guard.stop();
  expect(Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src')).toEqual(src);
  await held.insert('<iframe id="f" src="https://m.test/v"></iframe>');
  expect(held.find('#f').hasAttribute('src')).toBe(true);
});

test('a function with which another script has replaced the guard’s stays, and still works', async () => {
  await open();
  const patched = Element.prototype.setAttribute;
  const wrapper = vi.fn(function (this: Element, name: string, value: string) {
    patched.call(this, name, value);
  });
  Element.prototype.setAttribute = wrapper;
  held.guard.stop();
  expect(Element.prototype.setAttribute).toBe(wrapper);
  const script = document.createElement('script');
  script.setAttribute('src', 'https://m.test/a.js');
  expect([script.getAttribute('src'), script.getAttribute('type')]).toEqual([
    'https://m.test/a.js',
    null,
  ]);
  Reflect.set(Element.prototype, 'setAttribute', patched);
});
