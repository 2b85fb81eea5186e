// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { strengthOf } from '../../src/shop/extras/rate-passwords';
import { start as startController } from '../../src/shop/extras/start-extras';
import { startInScope } from '../../src/runtime/controller-scope';
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
