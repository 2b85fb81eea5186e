// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import { markRows, rowFault } from '../../src/shop/checkout/mark-rows';
import { createShopPage } from './shop-page';

let end = () => {};
afterEach(() => {
  vi.useRealTimers();
  end();
});

/** A checkout with one row, whose field loses the focus with its current value. */
const blurField = (row: string) => {
  const shop = createShopPage({
    html: `<form class="checkout woocommerce-checkout">${row}</form>`,
  });
  const stop = startInScope(shop.page, 'checkout', (scope) => {
    markRows(scope);
  });
  end = () => {
    stop();
    shop.clear();
  };
  const field = shop.find('input');
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return { row: shop.find('.form-row'), field, stop };
};

test.each([
  [
    'an email that is none',
    '<p class="form-row validate-email"><input class="input-text" value="a@b"></p>',
    'form-row validate-email woocommerce-invalid woocommerce-invalid-email',
  ],
  [
    'a phone number with words',
    '<p class="form-row validate-phone"><input class="input-text" value="call me"></p>',
    'form-row validate-phone woocommerce-invalid woocommerce-invalid-phone',
  ],
  [
    'a box that has to be ticked',
    '<p class="form-row validate-required"><input type="checkbox" value="1"></p>',
    'form-row validate-required woocommerce-invalid woocommerce-invalid-required-field',
  ],
  [
    'a box that is ticked',
    '<p class="form-row validate-required"><input type="checkbox" value="1" checked></p>',
    'form-row validate-required woocommerce-validated',
  ],
])(
  '%s is marked in its row, and for screen readers; nothing of it stays at the end',
  (_, html, expected) => {
    const { row, field, stop } = blurField(html);
    expect(row.className).toBe(expected);
    expect(field.getAttribute('aria-invalid')).toBe(expected.includes('validated') ? null : 'true');
    stop();
    expect(row.outerHTML).toBe(html.replace(' checked', ' checked=""'));
  },
);

test('a hint that the theme has given to a field stays its description', () => {
  const { field } = blurField(
    '<p class="form-row"><input class="input-text" value="x" aria-describedby="hint"></p>',
  );
  expect(field.getAttribute('aria-describedby')).toBe('hint');
});

test('the server’s message of a field is removed once the field is valid', () => {
  const { row, field } = blurField(
    '<p class="form-row"><input class="input-text" value="x" aria-invalid="true" aria-describedby="a_description"><span class="checkout-inline-error-message" id="a_description">No.</span></p>',
  );
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(row.querySelector('span')).toBeNull();
});

test.each([
  ['is removed', (_message: Element) => {}, ''],
  [
    'stays, if it is new by then',
    (message: Element) => message.replaceWith(message.cloneNode(true)),
    'No.',
  ],
])('the server’s message of a field that is left %s once no button is pressed', (_, act, text) => {
  const { row, field } = blurField('<p class="form-row"><input class="input-text" value="x"></p>');
  const message = document.createElement('span');
  message.className = 'checkout-inline-error-message';
  message.textContent = 'No.';
  row.append(message);
  vi.useFakeTimers();
  field.dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(row.contains(message)).toBe(true);
  act(message);
  vi.runAllTimers();
  expect(row.textContent).toBe(text);
});

test.each([
  ['', { isRequired: true }, 'required'],
  ['', {}, null],
  ['a@b.example', { isEmail: true }, null],
  ['ä@büro.example', { isEmail: true }, null],
  ['"a b"@c.example', { isEmail: true }, null],
  ['a@b', { isEmail: true }, 'email'],
  ['a b@c.example', { isEmail: true }, 'email'],
  ['a@b.example.org', { isEmail: true }, null],
  ['a@b.example and more', { isEmail: true }, 'email'],
  ['a@b@c.example', { isEmail: true }, 'email'],
  ['@c.example', { isEmail: true }, 'email'],
  ['a@.example', { isEmail: true }, 'email'],
  ['a@b.', { isEmail: true }, 'email'],
  ['"a"b@c.example', { isEmail: true }, 'email'],
  ['+44 (0) 20-1', { isPhone: true }, null],
  ['call me', { isPhone: true }, 'phone'],
])('the field value %j with %j has the fault %j', (value, facts, expected) => {
  expect(rowFault({ value, isRequired: false, isEmail: false, isPhone: false, ...facts })).toBe(
    expected,
  );
});

test('a row shows no message while its field is filled in again', () => {
  const { row, field } = blurField(
    '<p class="form-row validate-required"><input class="input-text" value=""></p>',
  );
  expect(row.classList).toContain('woocommerce-invalid');
  Object.assign(field, { value: 'Port' }).dispatchEvent(new Event('input', { bubbles: true }));
  expect(row.className).toBe('form-row validate-required');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('rows of other forms are none of the checkout’s', () => {
  const html = '<p class="form-row validate-required"><input class="input-text" value=""></p>';
  const shop = createShopPage({ html: `<form class="other">${html}</form>` });
  const stop = startInScope(shop.page, 'checkout', (scope) => {
    markRows(scope);
  });
  end = () => {
    stop();
    shop.clear();
  };
  shop.find('input').dispatchEvent(new Event('change', { bubbles: true }));
  expect(shop.find('form').innerHTML).toBe(html);
});

test.each(['change', 'focusout', 'validate'])('a row is looked at by %s', (type) => {
  const { row, field } = blurField(
    '<p class="form-row validate-required"><input class="input-text" value="Port"></p>',
  );
  Object.assign(field, { value: '' }).dispatchEvent(new Event(type, { bubbles: true }));
  expect(row.className).toBe(
    'form-row validate-required woocommerce-invalid woocommerce-invalid-required-field',
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
