// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { withLocation } from '../../src/shop/extras/add-location';
import { start as startController } from '../../src/shop/extras/start-extras';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, settle, type ShopPage } from './shop-page';

const { href: home, origin } = new URL('/', document.baseURI);
const params = (more: object = {}) => ({
  wc_geolocation_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%', home_url: home, ...more },
});
const response = { success: true, data: { hash: 'f00' } };

let end = () => {};
const start = async (
  options: NonNullable<Parameters<typeof createShopPage>[0]> = {},
  change: (shop: ShopPage) => void = () => {},
) => {
  const shop = createShopPage({ globals: params(), ...options });
  change(shop);
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const stop = startInScope(shop.page, 'shop extras', startController);
  end = () => {
    stop();
    shop.clear();
  };
  await settle();
  return { ...shop, stop, replace };
};
afterEach(() => {
  end();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});
const at = (address: string) => window.history.replaceState(null, '', address);
const fire = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const known = { woocommerce_geo_hash: 'abc' };

test.each([
  ['of another part of the site', 'https://shop.example/blog/', null],
  ['of the shop', 'https://shop.example/shop/mug/', 'https://shop.example/shop/mug/?v=abc'],
  ['without a site', 'mug/', 'https://shop.example/shop/hats/mug/?v=abc'],
  [
    'of another order of the same page',
    '?orderby=price',
    'https://shop.example/shop/hats/?orderby=price&v=abc',
  ],
  ['of the page itself, as forms have it', '', 'https://shop.example/shop/hats/?v=abc'],
])('where a shop is part of a site, an address %s', (_, address, expected) => {
  const home = 'https://shop.example/shop/';
  expect(withLocation(address, 'abc', home, `${home}hats/`)).toBe(expected);
});

test('a link and a form that name only part of an address stay on their page', async () => {
  at('/mug/?v=abc');
  const html =
    '<div class="woocommerce"><a href="?size=2">2</a><form method="post" action=""></form></div>';
  const { find } = await start({ html, cookies: known });
  fire(find('a'), 'pointerdown');
  fire(find('form'), 'submit');
  expect(find('a').getAttribute('href')).toBe(`${origin}/mug/?size=2&v=abc`);
  expect(find('form').hasAttribute('action')).toBe(true);
  expect(find('form').getAttribute('action')).not.toBe(`${origin}/?v=abc`);
});

test('a page that is shown for the visitor’s location sends no request', async () => {
  at('/mug/?v=abc');
  const { sent, replace } = await start({ cookies: known });
  expect(sent).toEqual([]);
  expect(replace).not.toHaveBeenCalled();
});

test('a page that is shown for another place is shown again for the visitor’s', async () => {
  at('/mug/?v=other&size=2#top');
  const { sent, replace } = await start({ cookies: known });
  expect(sent.map(({ url, method }) => [url, method])).toEqual([
    ['/?wc-ajax=get_customer_location', 'GET'],
  ]);
  sent[0]?.reply(response);
  await settle();
  expect(replace.mock.calls).toEqual([[`${origin}/mug/?v=f00&size=2#top`]]);
});

test('a page that turns out to be shown for the visitor’s place stays', async () => {
  at('/mug/?v=f00');
  const { sent, jar, replace } = await start();
  sent[0]?.reply(response);
  await settle();
  expect(jar.get('woocommerce_geo_hash')).toBe('f00');
  expect(replace).not.toHaveBeenCalled();
});

test('without cookies a page is shown again once, and not for ever', async () => {
  const refuse = ({ doc }: ShopPage) =>
    Object.defineProperty(doc, 'cookie', { configurable: true, get: () => '', set() {} });
  const first = await start({}, refuse);
  first.sent[0]?.reply(response);
  await settle();
  expect(first.replace).toHaveBeenCalledOnce();
  end();
  first.replace.mockClear();
  at('/mug/?v=before');
  const second = await start({}, refuse);
  second.sent[0]?.reply(response);
  await settle();
  expect(second.replace).not.toHaveBeenCalled();
});

test.each([
  ['has no data', { success: false }],
  ['is a list', []],
  ['holds a number', { data: { hash: 5 } }],
  ['holds more than a word', { data: { hash: 'f00 bar' } }],
  ['holds nothing', { data: { hash: '' } }],
])('a response that %s names no location', async (_, body) => {
  const { sent, jar, replace } = await start();
  sent[0]?.reply(body);
  await settle();
  expect(jar.size).toBe(0);
  expect(replace).not.toHaveBeenCalled();
});

test('a response that arrives after the end is ignored', async () => {
  const { sent, jar, replace, stop } = await start();
  stop();
  sent[0]?.reply(response);
  await settle();
  expect(jar.size).toBe(0);
  expect(replace).not.toHaveBeenCalled();
});

test('in the preview of a builder addresses stay as they are', async () => {
  const { sent, find } = await start(
    { html: '<a href="/mug/">Mug</a>', cookies: known },
    ({ page }) => Object.assign(page, { mode: { ...page.mode, isPreview: true } }),
  );
  fire(find('a'), 'click');
  expect(find('a').getAttribute('href')).toBe('/mug/');
  expect(sent).toEqual([]);
});

test('until the place is known links and forms stay as they are', async () => {
  const { find } = await start({
    html: '<a href="/mug/">Mug</a><form method="post" action="/cart/"></form>',
  });
  fire(find('a'), 'pointerdown');
  fire(find('form'), 'submit');
  expect(find('a').getAttribute('href')).toBe('/mug/');
  expect(find('form').getAttribute('action')).toBe('/cart/');
});

test.each(['pointerdown', 'click'])(
  'a link gets the place by %s, and gives it back at the end',
  async (type) => {
    const { find, stop } = await start({ html: '<a href="/mug/">Mug</a>', cookies: known });
    fire(find('a'), type);
    expect(find('a').getAttribute('href')).toBe(`${origin}/mug/?v=abc`);
    stop();
    expect(find('a').getAttribute('href')).toBe('/mug/');
  },
);

test('a form without an address is sent to this page, with the place', async () => {
  at('/mug/');
  const { find } = await start({ html: '<form method="post"></form>', cookies: known });
  fire(find('form'), 'submit');
  expect(find('form').getAttribute('action')).toBe(`${origin}/mug/?v=abc`);
});

test('a search that is sent to another site does not carry the location, one of this site does, once', async () => {
  const { find, stop } = await start({
    html: '<form id="other" action="https://other.example/"></form><form id="own" action="/"><input name="v" value="own"></form><form id="plain" action="/"></form>',
    cookies: known,
  });
  for (const id of ['other', 'own', 'plain']) fire(find(`#${id}`), 'submit');
  expect(find('#other').innerHTML).toBe('');
  expect(find('#own').innerHTML).toBe('<input name="v" value="own">');
  expect(find('#plain').innerHTML).toBe('<input type="hidden" name="v" value="abc">');
  expect(find('#plain').getAttribute('action')).toBe('/');
  stop();
  expect(find('#plain').innerHTML).toBe('');
});

test('a shop without a home address uses the page’s address', async () => {
  const { find } = await start({
    html: '<a href="mug/">Mug</a>',
    globals: params({ home_url: '' }),
    cookies: known,
  });
  fire(find('a'), 'click');
  expect(find('a').getAttribute('href')).toBe(`${document.baseURI}mug/?v=abc`);
});
