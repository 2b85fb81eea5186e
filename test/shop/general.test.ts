// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { atLeast } from '../../src/shop/general/start-general';
import { withGeneralPage } from './with-general-page';

const { start } = withGeneralPage();

const fire = (element: Element, type: string, init: EventInit = {}) => {
  const event = new Event(type, { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event;
};
const press = (element: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};

test('the sorting form is sent when its value changes [S2.11c]', () => {
  const { find } = start({
    html: '<form class="woocommerce-ordering"><select class="orderby"><option>a</option></select></form>',
  });
  const submit = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', submit);
  fire(find('select'), 'change');
  expect(submit).toHaveBeenCalledOnce();
});

const sorting =
  '<form class="woocommerce-ordering"><select class="orderby"><option>a</option><option selected>b</option><option>c</option></select></form>';

test('a list that is left keeps its own order for Back, not the one that was chosen last', () => {
  const { find, page } = start({ html: sorting });
  const select = find('select') as HTMLSelectElement;
  select.value = 'c';
  page.window.dispatchEvent(new Event('pagehide'));
  expect(select.value).toBe('b');
});

test.each([
  ['that is sorted, in WooCommerce 9.8,', 'role="alert" data-is-sorted-by="true"'],
  ['in WooCommerce 10,', 'role="status" aria-relevant="all"'],
])(
  'the count of a list %s is hidden for two seconds and inserted again to be announced',
  (_, role) => {
    const { find } = start({
      html: `<p class="woocommerce-result-count" ${role}>All <span>12</span></p>`,
    });
    const node = find('span');
    const replace = vi.spyOn(find('p'), 'replaceChildren');
    vi.advanceTimersByTime(1999);
    expect(find('p').getAttribute('aria-hidden')).toBe('true');
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(find('p').hasAttribute('aria-hidden')).toBe(false);
    expect(replace).toHaveBeenCalledOnce();
    expect(find('p').textContent).toBe('All 12');
    expect(find('span')).toBe(node);
  },
);

test('the count of a list that is no live region is left alone', () => {
  const { find } = start({ html: '<p class="woocommerce-result-count">All 12</p>' });
  expect(find('p').hasAttribute('aria-hidden')).toBe(false);
});

test('Space presses links that are buttons, once', () => {
  const html =
    '<a class="add_to_cart_button" href="#">Add</a><button class="add_to_cart_button">Add</button><p class="product-remove"><a role="button" href="#">×</a></p><a class="remove_from_cart_button" href="#">×</a><a class="woocommerce-remove-coupon" href="#">[Remove]</a><a class="woocommerce-product-gallery__trigger" role="button" href="#">+</a><a class="reset_variations" href="#">Clear</a><a class="shipping-calculator-button" role="button" href="#">Calculate</a><a class="showcoupon" role="button" href="#">Coupon</a><a class="showlogin" role="button" href="#">Log in</a><a class="showlogin other" href="/account/">Log in</a><a class="other" href="#">Other</a>';
  const { doc } = start({ html });
  const clicked: string[] = [];
  for (const each of doc.querySelectorAll<HTMLElement>('a, button')) {
    each.addEventListener('click', () => clicked.push(each.textContent ?? ''));
    const isLink = each.matches('a:not(.other)');
    expect(press(each, ' ').defaultPrevented).toBe(isLink);
    const held = new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true });
    each.dispatchEvent(held);
  }
  const toggles = ['Calculate', 'Coupon', 'Log in'];
  expect(clicked).toEqual(['Add', '×', '×', '[Remove]', '+', 'Clear', ...toggles]);
});

test.each([
  ['0', '1', '1'],
  ['-2', '0', '0'],
  ['1', '1', null],
  ['7', '2', null],
  ['', '1', null],
  ['0', '', null],
  ['0', '-1', null],
  ['0.5', '0.75', '0.75'],
  ['x', '1', null],
])('a quantity of %j with the minimum %j becomes %j [S5.17]', (value, min, expected) => {
  start({});
  expect(atLeast(value, min)).toBe(expected);
});

test('a quantity below the minimum is raised at start, in the cart it is not [S5.17]', () => {
  const { doc } = start({
    html: '<input class="qty" min="2" value="1"><p class="product-quantity"><input class="qty" min="2" value="1"></p>',
  });
  expect([...doc.querySelectorAll('input')].map(({ value }) => value)).toEqual(['2', '1']);
});

test('a quantity below the minimum is raised in fragments that arrive later, once [S5.17]', () => {
  const { doc, page, find } = start({ html: '<div class="widget"></div>' });
  const field = '<input class="qty" min="2" value="1">';
  find('.widget').innerHTML = field;
  page.bus.emit('fragments:applied', { selectors: ['.widget'] });
  const input = find('input') as HTMLInputElement;
  expect(input.value).toBe('2');
  // The visitor types.
  input.value = '1';
  page.bus.emit('fragments:applied', { selectors: [] });
  expect(input.value).toBe('1');
  find('.widget').innerHTML = field;
  page.bus.emit('cart:replaced', { isEmpty: false });
  expect((find('input') as HTMLInputElement).value).toBe('2');
  doc.querySelector('.widget')?.replaceChildren();
});

test('a quantity without a rule to break is left as it is, whatever it holds', () => {
  start({});
  fc.assert(
    fc.property(fc.string(), fc.string(), (value, min) => {
      const raised = atLeast(value, min);
      return raised === null || Number.parseFloat(raised) >= Number.parseFloat(value);
    }),
  );
});

const login =
  '<div class="woocommerce"><form><p><input type="password" class="woocommerce-Input" id="pw"></p></form></div>';

test('a button shows and hides a password; nothing checks it [S2.11e] [S5.20]', () => {
  const { find } = start({
    html: login,
    globals: { woocommerce_params: { i18n_password_show: 'Show', i18n_password_hide: 'Hide' } },
  });
  const button = find('.password-input > .show-password-input');
  expect(button.getAttribute('type')).toBe('button');
  expect(button.getAttribute('aria-label')).toBe('Show');
  fire(button, 'click');
  expect(find('#pw').getAttribute('type')).toBe('text');
  expect(button.getAttribute('aria-label')).toBe('Hide');
  expect(button.className).toContain('display-password');
  fire(button, 'click');
  expect(find('#pw').getAttribute('type')).toBe('password');
});

test('a password field that arrives late gets its button when it is used', () => {
  const { find, doc, stop } = start({ html: '<div class="woocommerce"><form></form></div>' });
  find('form').innerHTML = '<span><input type="password"></span>';
  fire(find('input'), 'focusin');
  fire(find('input'), 'focusin');
  expect(doc.querySelectorAll('span.password-input > .show-password-input')).toHaveLength(1);
  stop();
  find('form').innerHTML = '';
});

const help =
  '<span class="woocommerce-input-wrapper"><input><span class="description" id="d" aria-hidden="true" style="display: none;">Help</span></span><p>Else</p>';

test('the help of a field opens with the field and closes with Escape or elsewhere', () => {
  const { find } = start({ html: help });
  fire(find('input'), 'focusin');
  expect(find('#d').style.display).toBe('block');
  expect(find('#d').getAttribute('aria-hidden')).toBe('false');
  expect(press(find('input'), 'Escape').defaultPrevented).toBe(true);
  expect(find('#d').style.display).toBe('none');
  fire(find('input'), 'click');
  expect(find('#d').style.display).toBe('block');
  fire(find('p'), 'click');
  expect(find('#d').style.display).toBe('none');
  expect(find('#d').getAttribute('aria-hidden')).toBe('true');
});

test('a message printed with the page receives the focus', () => {
  const { find, doc } = start({
    html: '<ul class="woocommerce-error" role="alert"><li>No</li></ul>',
  });
  vi.advanceTimersByTime(500);
  expect(doc.activeElement).toBe(find('ul'));
  find('ul').blur();
});

test('a message does not move the focus of a visitor who is already somewhere', () => {
  const { find, doc } = start({
    html: '<input><div class="woocommerce-message" role="alert">Yes</div>',
  });
  find('input').focus();
  vi.advanceTimersByTime(500);
  expect(doc.activeElement).toBe(find('input'));
});

test.each(['updated_wc_div', 'item_removed_from_classic_cart', 'cart:replaced'])(
  'a notice of a re-rendered cart receives the focus: %s',
  (name) => {
    const html = '<input><div class="woocommerce-message" role="alert">Cart updated.</div>';
    const { find, doc, page, trigger } = start({ html });
    const replace = () => {
      if (name === 'cart:replaced') page.bus.emit(name, { isEmpty: false });
      else trigger(name);
      vi.advanceTimersByTime(500);
    };
    find('input').focus();
    replace();
    expect(doc.activeElement).toBe(find('input'));
    find('input').blur();
    replace();
    expect(doc.activeElement).toBe(find('.woocommerce-message'));
    find('.woocommerce-message').blur();
  },
);

test('a message inserted later does not count as printed with the page', () => {
  const { doc } = start({ html: '<form></form>' });
  const message = doc.createElement('p');
  message.setAttribute('role', 'alert');
  message.className = 'woocommerce-message';
  doc.body.append(message);
  vi.advanceTimersByTime(500);
  expect(doc.activeElement).toBe(doc.body);
  message.remove();
});

test('saved payment methods are deleted once', () => {
  const { find } = start({
    html: '<div class="woocommerce"><p class="payment-method-actions"><a class="button delete" href="#d">x</a></p></div>',
  });
  expect(fire(find('a'), 'click').defaultPrevented).toBe(false);
  expect(find('a').className).toContain('disabled');
  expect(fire(find('a'), 'click').defaultPrevented).toBe(true);
});

test('a class of the body shows style sheets that scripts run', () => {
  const { doc } = start({ bodyClass: 'woocommerce-no-js woocommerce' });
  expect(doc.body.className.split(' ').sort()).toEqual(['woocommerce', 'woocommerce-js']);
});

test('other keys press no link, and Space within a link is for what it was pressed on', () => {
  const { find } = start({
    html: '<a class="reset_variations" href="#">Clear <input id="inner"></a>',
  });
  const clicked = vi.fn();
  find('a').addEventListener('click', clicked);
  for (const key of ['Enter', 'Tab', 'a']) {
    expect(press(find('a'), key).defaultPrevented).toBe(false);
  }
  expect(press(find('#inner'), ' ').defaultPrevented).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});
