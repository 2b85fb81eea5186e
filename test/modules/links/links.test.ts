// Imported here so that the test does not have to wait for the lazy chunk.
import '../../../src/modules/links/anchors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLinks } from '../../../src/modules/links';
import { startInScope } from '../../../src/runtime/controller-scope';
import { settle } from '../../shop/shop-page';
import { createLaidOutPage } from '../../support/laid-out';

beforeEach(() => window.history.replaceState(null, '', '/page/'));
let end = () => {};
afterEach(async () => {
  await settle();
  end();
  end = () => {};
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const linkTo = (attributes: string, around = 'p') =>
  `<${around}><a id="link" ${attributes}><i id="icon">To</i></a></${around.split(' ')[0]}><h2 id="part">Part</h2>`;

const open = (html: string, { isBroken = false, isBuilder = false } = {}) => {
  const shop = createLaidOutPage({ html, boxes: { '#part': { top: 900 } } });
  let requests = 0;
  const load: typeof shop.page.load = (chunk) => {
    requests += 1;
    return isBroken ? Promise.reject(new Error('no chunk')) : chunk();
  };
  const page = { ...shop.page, load, mode: { ...shop.page.mode, isBuilder } };
  const stop = startInScope(page, 'links', startLinks);
  end = () => {
    stop();
    shop.clear();
  };
  /** Whether Skerry follows the link; otherwise, it is not followed in this test either. */
  const press = async (selector: string, init: MouseEventInit = {}) => {
    let isHandled = false;
    const onClick = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
    shop.press(selector, 'click', init);
    await settle();
    return isHandled;
  };
  return { ...shop, press, requests: () => requests };
};

test('a link in an SVG image is left to the browser, and is no fault', async () => {
  const { press, page } = open(
    '<svg><a href="#part"><text id="icon">To</text></a></svg><h2 id="part">Part</h2>',
  );
  expect(await press('#icon')).toBe(false);
  expect(page.report.faults).toEqual([]);
});

test.each([
  ['that names a part', 'href="#part"'],
  ['with the address of its own page', 'href="/page/#part"'],
  ['that opens in its own window', 'href="#part" target="_self"'],
])('a link %s scrolls to it, and the address names it [S2.07]', async (_, attributes) => {
  const { press, find } = open(linkTo(attributes));
  expect(await press('#icon')).toBe(true);
  expect(window.scrollY).toBe(900);
  expect(window.location.hash).toBe('#part');
  expect(document.activeElement).toBe(find('#part'));
});

test('a link opens the element around its target, a closed tab for example, and again when pressed again', async () => {
  const { press, doc } = open(linkTo('href="#part"'));
  const found: unknown[] = [];
  const onFound = ({ target }: Event) => found.push((target as Element).id);
  doc.addEventListener('beforematch', onFound);
  await press('#link');
  expect(found).toEqual(['part']);
  await press('#link');
  expect(found).toEqual(['part', 'part']);
  doc.removeEventListener('beforematch', onFound);
});

test('a link to what is not shown, a pop-up for example, moves the page only once it is', async () => {
  const { press, find } = open(linkTo('href="#part"'));
  window.scrollTo({ top: 300, behavior: 'instant' });
  let isShown = false;
  const part = find('#part');
  part.getClientRects = () => (isShown ? [part.getBoundingClientRect()] : []) as never;
  await press('#link');
  expect(window.scrollY).toBe(300);
  isShown = true;
  await press('#link');
  expect(window.scrollY).toBe(900);
});

test('a link to what the address names already leaves the state of modules in it', async () => {
  const { press, page } = open(linkTo('href="#part"'));
  await press('#link');
  page.hash.write('plans', ['1']);
  await settle();
  await press('#link');
  expect(window.location.hash).toBe('#part||plans|1');
});

test.each(['#part', '/page/#part', '/page/?utm_source=letter#part'])(
  'on a page with a query the link %s scrolls [S2.07]',
  async (href) => {
    window.history.replaceState(null, '', '/page/?utm_source=letter');
    const { press } = open(linkTo(`href="${href}"`));
    expect(await press('#link')).toBe(true);
  },
);

test('a link of the menu for phones scrolls to its part, whatever page it names', async () => {
  const { press } = open(linkTo('href="/other/#part"', 'div class="mobile_nav"'));
  expect(await press('#link')).toBe(true);
  expect(window.scrollY).toBe(900);
});

test.each<[string, string, string?, MouseEventInit?]>([
  ['without a part', 'href="#"'],
  ['to a part that is not there', 'href="#nowhere"'],
  ['to another page', 'href="/other/#part"'],
  ['to its own page with another query', 'href="/page/?cpage=2#part"'],
  ['to another site', 'href="https://other.example/page/#part"'],
  ['for a new window', 'href="#part" target="_blank"'],
  ['for a download', 'href="#part" download'],
  ['that scrolls in its own way', 'href="#part"', 'p class="et_smooth_scroll_disabled"'],
  ['to the reviews of a product', 'href="#part" class="woocommerce-review-link"'],
  ['that is pressed for a new tab', 'href="#part"', 'p', { ctrlKey: true }],
  ['that is pressed with another button', 'href="#part"', 'p', { button: 1 }],
])('a link %s is left to the browser', async (_, attributes, around, init) => {
  const { press } = open(linkTo(attributes, around));
  expect(await press('#link', init)).toBe(false);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a press that another script has handled, or beside a link, scrolls nothing', async () => {
  const { press, find } = open(linkTo('href="#part"'));
  find('#link').addEventListener('click', (event) => event.preventDefault());
  await press('#link');
  expect(await press('#part')).toBe(false);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('the chunk that scrolls is requested when a pointer comes near', () => {
  const { requests } = open(linkTo('href="#part"'));
  expect(requests()).toBe(0);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(requests()).toBe(1);
});

test('without the code that scrolls, the address names the part at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { press } = open(linkTo('href="#part"'), { isBroken: true });
  expect(await press('#link')).toBe(true);
  expect(window.location.hash).toBe('#part');
});

test('a page that was opened with a hash scrolls to its target [S2.06b]', async () => {
  window.history.replaceState(null, '', '/page/#part');
  open(linkTo('href="#part"'));
  await settle();
  expect(window.scrollY).toBe(900);
});

test('in the builder a page that was opened with a hash stays where it is', async () => {
  window.history.replaceState(null, '', '/page/#part');
  const { requests } = open(linkTo('href="#part"'), { isBuilder: true });
  await settle();
  expect(requests()).toBe(0);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
