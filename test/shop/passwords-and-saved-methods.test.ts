// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { start as startController } from '../../src/shop/extras/start-extras';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, settle } from './shop-page';

let end = () => {};
const start = async (
  options: Parameters<typeof createShopPage>[0],
  change: (shop: ReturnType<typeof createShopPage>) => void = () => {},
) => {
  const shop = createShopPage(options);
  change(shop);
  const stop = startInScope(shop.page, 'shop extras', startController);
  end = () => {
    stop();
    shop.clear();
  };
  await settle();
  return { ...shop, stop };
};
const fire = (element: Element, type: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};
afterEach(() => {
  end();
  end = () => {};
  vi.restoreAllMocks();
});

/** A gateway with one saved method, of which visitors have selected a new one. */
const gateway = (name: string, count = 1) =>
  `<div class="payment_box ${name}"><ul class="woocommerce-SavedPaymentMethods" data-count="${count}"><li class="woocommerce-SavedPaymentMethods-token"><input type="radio" class="woocommerce-SavedPaymentMethods-tokenInput" name="${name}" value="7"></li><li class="woocommerce-SavedPaymentMethods-new"><input type="radio" class="woocommerce-SavedPaymentMethods-tokenInput" name="${name}" value="new"></li></ul><fieldset class="wc-payment-form"></fieldset><p class="woocommerce-SavedPaymentMethods-saveNew"></p></div>`;
const tokens = (more: object = {}) => ({
  wc_tokenization_form_params: { is_registration_required: '', is_logged_in: '1', ...more },
});
const display = (element: HTMLElement) => element.style.display;

test('what is chosen of one gateway’s saved methods leaves the form of another one alone', async () => {
  const { find } = await start({ html: gateway('one') + gateway('two'), globals: tokens() });
  const radio = find('.one [value="7"]') as HTMLInputElement;
  radio.checked = true;
  fire(radio, 'change');
  expect(display(find('.one .wc-payment-form'))).toBe('none');
  expect(display(find('.two .wc-payment-form'))).toBe('');
  expect(display(find('.one .woocommerce-SavedPaymentMethods-saveNew'))).toBe('none');
  expect(display(find('.two .woocommerce-SavedPaymentMethods-saveNew'))).toBe('');
});

test('saved methods outside the box of a payment method rule over the forms of the page', async () => {
  const html = gateway('one').replace('payment_box ', '');
  const { find } = await start({ html, globals: tokens() });
  const radio = find('[value="7"]') as HTMLInputElement;
  radio.checked = true;
  fire(radio, 'change');
  expect(display(find('.wc-payment-form'))).toBe('none');
});

test('visitors who must register may save a payment method without a checkbox for an account', async () => {
  const globals = tokens({ is_registration_required: '1', is_logged_in: '' });
  const { find } = await start({ html: gateway('one'), globals });
  expect(display(find('.woocommerce-SavedPaymentMethods-saveNew'))).toBe('');
});

test('a card form that a gateway sets up later follows what is chosen', async () => {
  const { find, trigger } = await start({ html: gateway('one'), globals: tokens() });
  const radio = find('[value="7"]') as HTMLInputElement;
  radio.checked = true;
  trigger('wc-credit-card-form-init');
  expect(display(find('.wc-payment-form'))).toBe('none');
});

test('a list without any method is left as it is', async () => {
  const html = gateway('one', 0).replaceAll(/<li.*?<\/li>/g, '');
  const { find } = await start({ html, globals: tokens() });
  expect(find('.wc-payment-form').hasAttribute('style')).toBe(false);
});

test('with a saved method every choice stays on offer', async () => {
  const { doc, find } = await start({ html: gateway('one'), globals: tokens() });
  expect(doc.querySelector('[disabled]')).toBeNull();
  expect(find('.woocommerce-SavedPaymentMethods-new').hasAttribute('style')).toBe(false);
});

const meter = (meterOf: (value: string, list: unknown) => unknown, more: object = {}) => ({
  pwsL10n: { unknown: 'Unknown', short: 'Very weak', bad: 'Weak', good: 'Medium' },
  wp: { passwordStrength: { meter: meterOf, ...more } },
  wc_password_strength_meter_params: {
    min_password_strength: '3',
    i18n_password_error: 'Choose a stronger one.',
    i18n_password_hint: 'Twelve letters at least.',
  },
});
const scores = (...list: readonly number[]) => meter((value) => list[value.length - 1]);
const account = (field: string) =>
  `<form class="edit-account register lost_reset_password">${field}<button type="submit" class="button">Save</button></form>`;
const enter = (field: HTMLElement, value: string, event = 'keyup') => {
  Object.assign(field, { value });
  fire(field, event);
};

test.each(['password_1', 'reg_password'])(
  'a weak password in #%s cannot be sent, and the button looks like it',
  async (id) => {
    const { find } = await start({
      html: account(`<input id="${id}">`),
      globals: scores(0, 1, 2, 3),
    });
    const button = find('button');
    const messages: unknown[] = [];
    for (const value of ['a', 'ab', 'abc', 'abcd']) {
      enter(find(`#${id}`), value, 'change');
      const message = find('#password_strength');
      messages.push([
        message.textContent,
        message.className,
        button.outerHTML.includes('disabled="'),
      ]);
    }
    const [own, hint] = [' - Choose a stronger one.', 'Twelve letters at least.'];
    expect(messages).toEqual([
      [`Very weak${own}${hint}`, 'woocommerce-password-strength short', true],
      [`Weak${own}${hint}`, 'woocommerce-password-strength bad', true],
      [`Weak${own}${hint}`, 'woocommerce-password-strength bad', true],
      ['Medium', 'woocommerce-password-strength good', false],
    ]);
    expect(button.className).toBe('button');
    enter(find(`#${id}`), 'a');
    expect(button.className).toBe('button disabled');
    enter(find(`#${id}`), '');
    expect(button.outerHTML).toBe('<button type="submit" class="button">Save</button>');
  },
);

test('a good password that is pasted by mouse over a weak one lets its form go at once', async () => {
  const { find } = await start({
    html: account('<input id="reg_password">'),
    globals: scores(0, 3),
  });
  enter(find('#reg_password'), 'a');
  expect(find('button').hasAttribute('disabled')).toBe(true);
  enter(find('#reg_password'), 'ab', 'input');
  expect(find('button').hasAttribute('disabled')).toBe(false);
});

test('the message is below the field, after the box of the button that shows it', async () => {
  const { find } = await start({
    html: account('<span class="password-input"><input id="reg_password"></span>'),
    globals: scores(3),
  });
  enter(find('#reg_password'), 'a');
  expect(find('.password-input').nextElementSibling).toBe(find('#password_strength'));
  expect(find('#reg_password').nextElementSibling).toBeNull();
});

test('the hint is small print of its own class', async () => {
  const { find } = await start({ html: account('<input id="reg_password">'), globals: scores(0) });
  enter(find('#reg_password'), 'a');
  expect(find('#password_strength small').className).toBe('woocommerce-password-hint');
});

test('a message that stays the same is not written again, so that it is read once', async () => {
  const { find } = await start({
    html: account('<input id="reg_password">'),
    globals: scores(0, 0, 1),
  });
  enter(find('#reg_password'), 'a');
  const hint = find('#password_strength small');
  enter(find('#reg_password'), 'ab');
  expect(find('#password_strength small')).toBe(hint);
  enter(find('#reg_password'), 'abc');
  expect(find('#password_strength small')).not.toBe(hint);
});

test('an empty field shows no message', async () => {
  const { find, doc } = await start({
    html: account('<input id="reg_password">'),
    globals: scores(0),
  });
  enter(find('#reg_password'), '');
  expect(doc.querySelector('#password_strength')).toBeNull();
});

test('a page that has a message already keeps it, and the field is described by its own', async () => {
  const { find } = await start({
    html: `<p id="password_strength">of the theme</p>${account('<input id="reg_password">')}`,
    globals: scores(3),
  });
  enter(find('#reg_password'), 'a');
  expect(find('#password_strength').textContent).toBe('of the theme');
  expect(find('#reg_password').getAttribute('aria-describedby')).toBe('skerry-1');
  expect(find('#skerry-1').textContent).toBe('Medium');
});

test('until WordPress’s library is there a password is neither good nor refused', async () => {
  const { find } = await start({ html: account('<input id="reg_password">'), globals: scores(-1) });
  enter(find('#reg_password'), 'a');
  expect(find('#password_strength').textContent).toBe('Unknown');
  expect(find('#password_strength').className).toBe('woocommerce-password-strength');
  expect(find('button').hasAttribute('disabled')).toBe(false);
});

test('WordPress rates the password by the words of the page, which are passed to it', async () => {
  const rate = vi.fn(() => 3);
  const list = {
    words: ['shop'],
    userInputDisallowedList(this: { words: readonly string[] }) {
      return this.words;
    },
  };
  const { find } = await start({
    html: account('<input id="reg_password">'),
    globals: meter(rate, list),
  });
  enter(find('#reg_password'), 'a');
  expect(rate.mock.calls).toEqual([['a', ['shop']]]);
});

test('new totals bring the judgement to the new button', async () => {
  const { find, trigger } = await start({
    html: account('<input id="reg_password">'),
    globals: scores(0),
  });
  enter(find('#reg_password'), 'a');
  const copy = find('button').cloneNode(true) as HTMLElement;
  copy.removeAttribute('disabled');
  find('button').replaceWith(copy);
  trigger('updated_checkout');
  expect(find('button').hasAttribute('disabled')).toBe(true);
});
