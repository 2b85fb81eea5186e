// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { strengthOf } from '../../src/shop/extras/rate-passwords';
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
  [-1, null],
  [0, 'short'],
  [1, 'bad'],
  [2, 'bad'],
  [3, 'good'],
  [4, 'strong'],
  [5, 'mismatch'],
  [6, null],
  ['3', null],
])('the score %j of the meter means %j', (score, strength) => {
  const meter = { meter: () => score, userInputDisallowedList: () => ['shop'] };
  expect(strengthOf(meter, 'secret').strength).toBe(strength);
});

test('without the meter a password is not judged', () => {
  expect(strengthOf(undefined, 'secret')).toEqual({ score: -1, strength: null });
});

const register =
  '<div class="woocommerce"><form class="register"><span class="password-input"><input type="password" id="reg_password"></span><button type="submit">Join</button></form></div>';
const passwords = {
  wc_password_strength_meter_params: {
    min_password_strength: '3',
    stop_checkout: '',
    i18n_password_error: 'Choose a stronger one.',
    i18n_password_hint: 'Twelve letters at least.',
  },
  pwsL10n: {
    unknown: 'Unknown',
    short: 'Very weak',
    bad: 'Weak',
    good: 'Medium',
    strong: 'Strong',
  },
  wp: {
    passwordStrength: {
      meter: (value: string) => Math.min(4, Math.floor(value.length / 3)),
      userInputDisallowedList: () => [],
    },
  },
};
const type = (field: HTMLInputElement, value: string) => {
  field.value = value;
  fire(field, 'keyup');
};

test('a weak password is reported and keeps the form from being sent, a good one lets it go', async () => {
  const { find, doc, received, listenFor } = await start({ html: register, globals: passwords });
  listenFor('wc-password-strength-added', 'wc-password-strength-hide', 'wc-password-strength-show');
  const field = find('#reg_password') as HTMLInputElement;
  const button = find('[type=submit]');
  type(field, 'abc');
  const message = find('#password_strength');
  expect(message.textContent).toBe('Weak - Choose a stronger one.Twelve letters at least.');
  expect(message.className).toBe('woocommerce-password-strength bad');
  expect(message.getAttribute('role')).toBe('alert');
  expect(field.getAttribute('aria-describedby')).toBe('password_strength');
  expect(button.hasAttribute('disabled')).toBe(true);
  type(field, 'abcdefghi');
  expect(message.textContent).toBe('Medium');
  expect(button.hasAttribute('disabled')).toBe(false);
  type(field, '');
  expect(message.hidden).toBe(true);
  type(field, 'abcdefghijkl');
  expect(message.hidden).toBe(false);
  expect(received.map(({ name }) => name)).toEqual([
    'wc-password-strength-added',
    'wc-password-strength-hide',
    'wc-password-strength-show',
  ]);
  expect(doc.querySelectorAll('#password_strength')).toHaveLength(1);
});

test.each([
  ['', false],
  ['1', true],
])('a weak password stops the checkout only if the shop requires it (%j)', async (stops, isOff) => {
  const { find } = await start({
    html: '<div class="woocommerce"><form class="checkout"><input type="text" id="account_password"><button type="submit">Order</button></form></div>',
    globals: {
      ...passwords,
      wc_password_strength_meter_params: {
        ...passwords.wc_password_strength_meter_params,
        stop_checkout: stops,
      },
    },
  });
  type(find('#account_password') as HTMLInputElement, 'abc');
  expect(find('[type=submit]').hasAttribute('disabled')).toBe(isOff);
});

test('a weak password stops the order of a checkout whose button is in another module', async () => {
  const { find } = await start({
    html: '<form class="checkout"><p class="password-input"><input id="account_password" type="password"></p></form><form class="checkout"><button type="submit" id="place_order">Order</button></form>',
    globals: {
      ...passwords,
      wc_password_strength_meter_params: {
        ...passwords.wc_password_strength_meter_params,
        stop_checkout: '1',
      },
    },
  });
  const isOff = () => find('#place_order').hasAttribute('disabled');
  type(find('#account_password') as HTMLInputElement, 'abc');
  expect(isOff()).toBe(true);
  type(find('#account_password') as HTMLInputElement, 'abcdefghijkl');
  expect(isOff()).toBe(false);
});

const guestCheckout = (checked = '') =>
  `<form class="checkout"><input type="checkbox" id="createaccount" ${checked}><input id="account_password" type="password"><button type="submit" id="place_order">Order</button></form>`;
const stopping = {
  ...passwords,
  wc_password_strength_meter_params: {
    ...passwords.wc_password_strength_meter_params,
    stop_checkout: '1',
  },
};

test('a guest can order although a password manager has filled in a weak password of an account', async () => {
  const { find } = await start({ html: guestCheckout(), globals: stopping });
  type(find('#account_password') as HTMLInputElement, 'abc');
  expect(find('#place_order').hasAttribute('disabled')).toBe(false);
});

test('a visitor who decides against an account can order with the weak password left behind', async () => {
  const { find } = await start({ html: guestCheckout('checked'), globals: stopping });
  const box = find('#createaccount') as HTMLInputElement;
  type(find('#account_password') as HTMLInputElement, 'abc');
  expect(find('#place_order').hasAttribute('disabled')).toBe(true);
  box.checked = false;
  fire(box, 'change');
  expect(find('#place_order').hasAttribute('disabled')).toBe(false);
  box.checked = true;
  fire(box, 'change');
  expect(find('#place_order').hasAttribute('disabled')).toBe(true);
});

test('a password that was filled in before its code is loaded is rated', async () => {
  const { find } = await start({
    html: register.replace('id="reg_password"', 'id="reg_password" value="abc"'),
    globals: passwords,
  });
  expect(find('#password_strength').className).toContain('bad');
  expect(find('[type=submit]').hasAttribute('disabled')).toBe(true);
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
