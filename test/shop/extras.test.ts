// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { withLocation } from '../../src/shop/extras/add-location';
import { start as startController } from '../../src/shop/extras/start-extras';
import { startInScope } from '../../src/runtime/controller-scope';
import { inert } from '../runtime/originals/old-scripts';
import { createShopPage, settle, type ShopPage } from './shop-page';

let shop: (ShopPage & { stop(): void; before: string }) | undefined;
const start = async (options: Parameters<typeof createShopPage>[0]) => {
  const made = createShopPage(options);
  const before = made.doc.body.innerHTML;
  shop = { ...made, before, stop: startInScope(made.page, 'shop extras', startController) };
  await settle();
  return shop;
};
const fire = (element: Element, type: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};

afterEach(() => {
  if (!shop) return;
  shop.stop();
  const after = shop.doc.body.innerHTML;
  const { before } = shop;
  shop.clear();
  shop = undefined;
  vi.restoreAllMocks();
  // The server's markup is restored.
  expect(after).toBe(before);
});

const token = (value: string, checked = '') =>
  `<li class="${value === 'new' ? 'woocommerce-SavedPaymentMethods-new' : 'woocommerce-SavedPaymentMethods-token'}"><input type="radio" class="woocommerce-SavedPaymentMethods-tokenInput" name="wc-card-payment-token" value="${value}"${checked}></li>`;
const method = (count: number, tokens: string) =>
  `<div class="woocommerce"><input type="checkbox" id="createaccount"><div class="payment_box"><ul class="woocommerce-SavedPaymentMethods" data-count="${count}">${tokens}</ul><fieldset class="wc-payment-form"><input name="number"></fieldset><p class="woocommerce-SavedPaymentMethods-saveNew"><input type="checkbox"></p></div></div>`;
const tokens = { wc_tokenization_form_params: { is_registration_required: '', is_logged_in: '1' } };

test('of saved payment methods only "new" shows the form and the offer to save it', async () => {
  const { find, doc } = await start({
    html: method(1, token('7', ' checked=""') + token('new')),
    globals: tokens,
  });
  expect(find('.wc-payment-form').style.display).toBe('none');
  expect(find('.woocommerce-SavedPaymentMethods-saveNew').style.display).toBe('none');
  const [saved, fresh] = doc.querySelectorAll<HTMLInputElement>('[type=radio]');
  if (!saved || !fresh) throw new Error('no radios');
  saved.checked = false;
  fresh.checked = true;
  fire(fresh, 'change');
  expect(find('.wc-payment-form').style.display).toBe('');
  expect(find('.woocommerce-SavedPaymentMethods-saveNew').style.display).toBe('');
});

test('without a saved method the choice is not shown and not sent', async () => {
  const { find } = await start({ html: method(0, token('new')), globals: tokens });
  expect(find('.woocommerce-SavedPaymentMethods-new').style.display).toBe('none');
  expect(find('[type=radio]').hasAttribute('disabled')).toBe(true);
  expect(find('.wc-payment-form').style.display).toBe('');
});

test('where the old script is still on the page, the methods are left to it', async () => {
  const { find } = await start({
    html: `${method(1, token('7', ' checked=""') + token('new'))}<script type="text/x" src="/wp-content/plugins/woocommerce/assets/js/frontend/tokenization-form.min.js"></script>`,
    globals: tokens,
  });
  expect(find('.wc-payment-form').style.display).toBe('');
});

test('where the plugin has printed the old script inert, saved payment methods work all the same', async () => {
  const file = '/wp-content/plugins/woocommerce/assets/js/frontend/tokenization-form.min.js';
  const { find } = await start({
    html: `${method(1, token('7', ' checked=""') + token('new'))}${inert('woocommerce-tokenization-form', { src: file })}`,
    globals: tokens,
  });
  expect(find('.wc-payment-form').style.display).toBe('none');
});

test('with none chosen the last one counts; new payment methods are read again', async () => {
  const { find, doc, trigger } = await start({
    html: method(2, token('7') + token('8')),
    globals: tokens,
  });
  expect(doc.querySelector<HTMLInputElement>(':checked')?.value).toBe('8');
  const form = find('.wc-payment-form');
  const copy = form.cloneNode(true) as HTMLElement;
  copy.removeAttribute('style');
  form.replaceWith(copy);
  trigger('updated_checkout');
  expect(copy.style.display).toBe('none');
  copy.replaceWith(form);
});

test('a guest may save a method only with an account', async () => {
  const { find } = await start({
    html: method(1, token('7') + token('new', ' checked=""')),
    globals: {
      wc_tokenization_form_params: { is_registration_required: '', is_logged_in: '' },
    },
  });
  const row = find('.woocommerce-SavedPaymentMethods-saveNew');
  expect(row.style.display).toBe('none');
  const box = find('#createaccount') as HTMLInputElement;
  box.checked = true;
  fire(box, 'change');
  expect(row.style.display).toBe('');
});

test.each([
  ['/shop/', 'https://shop.example/shop/?v=abc'],
  ['https://shop.example/a/?b=1#c', 'https://shop.example/a/?b=1&v=abc#c'],
  ['/a/?v=old', null],
  ['https://other.example/', null],
  ['mailto:hello@shop.example', null],
  ['javascript:alert(1)', null],
  ['https://[', null],
])('the place in the address %s', (address, expected) => {
  expect(withLocation(address, 'abc', 'https://shop.example/', 'https://shop.example/')).toBe(
    expected,
  );
});

const links =
  '<div class="woocommerce"><a id="own" href="/shop/">Shop</a><a id="other" href="https://other.example/">Other</a><a id="part" href="#top">Top</a><form method="get" action="/search/"></form><form method="post" action="/cart/"></form></div>';
const place = () => ({
  wc_geolocation_params: {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    home_url: new URL('/', document.baseURI).href,
  },
});

test('with a known place every link and form of the site gets it when it is used', async () => {
  const { origin } = new URL(document.baseURI);
  const { find, sent } = await start({
    html: links,
    globals: place(),
    cookies: { woocommerce_geo_hash: 'abc' },
  });
  expect(sent[0]?.url).toContain('wc-ajax=get_customer_location');
  for (const id of ['own', 'other', 'part']) fire(find(`#${id}`), 'pointerdown');
  expect(find('#own').getAttribute('href')).toBe(`${origin}/shop/?v=abc`);
  expect(find('#other').getAttribute('href')).toBe('https://other.example/');
  expect(find('#part').getAttribute('href')).toBe('#top');
  fire(find('[method=get]'), 'submit');
  fire(find('[method=get]'), 'submit');
  expect(find('[method=get]').innerHTML).toBe('<input type="hidden" name="v" value="abc">');
  fire(find('[method=post]'), 'submit');
  expect(find('[method=post]').getAttribute('action')).toBe(`${origin}/cart/?v=abc`);
});

test('an unknown place is fetched, kept for an hour, and the page shown again with it', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const { sent, jar, cookieOptions } = await start({ html: links, globals: place() });
  sent[0]?.reply({ success: true, data: { hash: 'f00' } });
  await settle();
  expect(jar.get('woocommerce_geo_hash')).toBe('f00');
  expect(cookieOptions.get('woocommerce_geo_hash')).toMatchObject({ days: 1 / 24 });
  expect(replace).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('v=f00'));
});

test.each([
  ['no hash', { success: true, data: {} }],
  ['markup', { success: true, data: { hash: '"><script>' } }],
  ['no JSON', '<!doctype html>'],
])('a response with %s changes nothing', async (_, body) => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const { sent, jar } = await start({ html: links, globals: place() });
  sent[0]?.reply(body);
  await settle();
  expect(jar.has('woocommerce_geo_hash')).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});
