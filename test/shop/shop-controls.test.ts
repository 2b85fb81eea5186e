// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from './shop-page';
import { withGeneralPage } from './with-general-page';

const { start } = withGeneralPage();
afterEach(() => {
  vi.restoreAllMocks();
});

const fire = (element: Element, event: Event) => {
  element.dispatchEvent(event);
  return event;
};
const click = (element: Element) =>
  fire(element, new MouseEvent('click', { bubbles: true, cancelable: true }));
const key = (element: Element, name: string) =>
  fire(element, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

const words = {
  woocommerce_params: { i18n_password_show: 'Show', i18n_password_hide: 'Hide' },
};
const password = (field: string, around = 'woocommerce') =>
  `<div class="${around}"><form>${field}</form></div>`;

test('the button of a password names its field, is large enough, and passes the focus to the field', () => {
  const { find, doc } = start({
    html: password('<span><input type="password" id="pw"></span>'),
    globals: words,
  });
  const button = find('.show-password-input');
  expect(button.getAttribute('aria-controls')).toBe('pw');
  expect([button.style.minWidth, button.style.minHeight]).toEqual(['24px', '24px']);
  expect(button.parentElement).toBe(find('#pw').parentElement);
  expect(button.parentElement?.className).toBe('password-input');
  expect(click(button).defaultPrevented).toBe(true);
  expect(doc.activeElement).toBe(find('#pw'));
  expect(button.className).toBe('show-password-input display-password');
  click(button);
  expect(button.className).toBe('show-password-input');
  expect(button.getAttribute('aria-label')).toBe('Show');
  find('#pw').blur();
});

test('a field without an id has a button that names none', () => {
  const { find } = start({
    html: password('<span><input type="password"></span>'),
    globals: words,
  });
  expect(find('.show-password-input').hasAttribute('aria-controls')).toBe(false);
});

test.each([
  ['outside the forms of the shop', password('<span><input type="password"></span>', 'other')],
  ['of a plugin, without a place for it', password('<p><input type="password"></p>')],
  [
    'that has one already',
    password(
      '<span class="password-input"><input type="password"><button class="show-password-input other"></button></span>',
    ),
  ],
])('a password field %s gets no button', (_, html) => {
  const { doc } = start({ html, globals: words });
  expect(doc.querySelector('.show-password-input:not(.other)')).toBeNull();
  expect(doc.body.innerHTML).toBe(html);
});

test('a field that the server has already wrapped stays in its wrapper', () => {
  const { doc } = start({
    html: password(
      '<span class="password-input"><input type="password" class="woocommerce-Input"></span>',
    ),
    globals: words,
  });
  expect(doc.querySelectorAll('.password-input')).toHaveLength(1);
  expect(doc.querySelectorAll('.password-input > .show-password-input')).toHaveLength(1);
});

test('a button of another plugin with the same class is left to that plugin', () => {
  const { find } = start({ html: '<button type="button" class="show-password-input">x</button>' });
  expect(click(find('button')).defaultPrevented).toBe(false);
  expect(find('button').className).toBe('show-password-input');
});

const help = (id: string) =>
  `<span class="woocommerce-input-wrapper"><input id="${id}"><span class="description" id="${id}-help" aria-hidden="true" style="display: none;">Help</span></span>`;
const open = (doc: Document) =>
  [...doc.querySelectorAll('.description[aria-hidden=false]')].map(({ id }) => id);

test('one help text is open at a time, and stays while the visitor is in its field', () => {
  const { find, doc } = start({ html: help('a') + help('b') });
  fire(find('#a'), new FocusEvent('focusin', { bubbles: true }));
  click(find('#a'));
  expect(open(doc)).toEqual(['a-help']);
  fire(find('#b'), new FocusEvent('focusin', { bubbles: true }));
  expect(open(doc)).toEqual(['b-help']);
  expect(find('#a-help').style.display).toBe('none');
  click(find('#b-help'));
  expect(open(doc)).toEqual(['b-help']);
});

test.each(['Enter', 'a', 'Tab'])('%s in a field leaves its help open', (name) => {
  const { find, doc } = start({ html: help('a') });
  click(find('#a'));
  expect(key(find('#a'), name).defaultPrevented).toBe(false);
  expect(open(doc)).toEqual(['a-help']);
});

test('Escape in a field whose help is closed does what it does elsewhere', () => {
  const { find } = start({ html: help('a') });
  expect(key(find('#a'), 'Escape').defaultPrevented).toBe(false);
});

test('a new password is sent once', () => {
  const { find, doc } = start({
    html: '<form class="lost_reset_password"><button type="submit">a</button><button type="button">b</button></form><form class="other"><button type="submit">c</button></form>',
  });
  const submit = (selector: string) =>
    fire(find(selector), new Event('submit', { bubbles: true, cancelable: true }));
  doc.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  submit('.lost_reset_password');
  expect([...doc.querySelectorAll('[disabled]')].map(({ textContent }) => textContent)).toEqual([
    'a',
  ]);
});

const deletion =
  '<div class="woocommerce"><p class="payment-method-actions"><a class="button delete" href="#d">x</a></p></div>';

test('a saved payment method that its visitor has thought twice about can be deleted later', () => {
  const { find } = start({ html: deletion });
  // A shop’s own confirmation prompt.
  find('a').addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(find('a'));
  expect(find('a').className).toBe('button delete');
  expect(click(find('a')).defaultPrevented).toBe(false);
});

test('what was pressed once works again when the browser brings its page back', () => {
  const { find, page } = start({
    html: `${deletion}<form class="lost_reset_password"><button type="submit">a</button></form>`,
  });
  click(find('a'));
  fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }));
  page.bus.emit('page:restored', { persisted: true });
  expect(find('a').className).toBe('button delete');
  expect(click(find('a')).defaultPrevented).toBe(false);
  expect(find('button').hasAttribute('disabled')).toBe(false);
});

const menu = (shop_plugin: string) => ({
  wpmenucart_ajax_assist: { shop_plugin, always_display: '' },
});

test('the plugin of the menu cart is notified each time whether the cart has items', () => {
  const { doc, jar, page } = start({
    html: '<span class="wpmenucart-shortcode"></span>',
    globals: menu('WooCommerce'),
  });
  const received: unknown[] = [];
  doc.addEventListener('skerry:wpmenucart_menu_classes_updated', (event) => {
    received.push((event as CustomEvent<unknown[]>).detail);
  });
  expect(doc.querySelector('.wpmenucart-shortcode')?.className).toContain('empty-wpmenucart');
  jar.set('woocommerce_items_in_cart', '1');
  page.bus.emit('cart:changed', { hash: 'h', source: 'add' });
  jar.delete('woocommerce_items_in_cart');
  page.bus.emit('cart:replaced', { isEmpty: true });
  expect(received).toEqual([[1], [0]]);
});

test('the menu cart of another shop plugin is that plugin’s', () => {
  const { find } = start({
    html: '<li class="wpmenucartli"></li>',
    globals: menu('Easy Digital Downloads'),
  });
  expect(find('li').className).toBe('wpmenucartli');
});

const hidden =
  '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div>';

test.each([
  'added_to_cart',
  'removed_from_cart',
  'wc_fragments_refreshed',
  'wc_cart_emptied',
  'updated_wc_div',
])('the cart widget is checked again when another plugin emits %s', (name) => {
  const { find, jar, trigger } = start({ html: hidden, globals: { wc_cart_fragments_params: {} } });
  jar.set('woocommerce_items_in_cart', '1');
  expect(find('.widget_shopping_cart').style.display).toBe('none');
  trigger(name);
  expect(find('.widget_shopping_cart').style.display).toBe('');
});

test('without the settings of the cart widget it is left as it is, and outside a widget too', () => {
  const first = start({ html: hidden });
  expect(first.find('.widget_shopping_cart').hasAttribute('style')).toBe(false);
  first.stop();
  const second = start({
    html: '<div class="hide_cart_widget_if_empty"></div>',
    globals: { wc_cart_fragments_params: {} },
  });
  expect(second.find('div').hasAttribute('style')).toBe(false);
});

test('counts in the header are the words of the theme, and its own again at the end', async () => {
  const { find, page, stop } = start({
    html: '<a class="et-cart-info"><span>7 Things</span></a><div class="widget_shopping_cart_content"></div>',
    globals: { DIVI: { item_count: '%d Thing', items_count: '%d Things' } },
  });
  const content = find('.widget_shopping_cart_content');
  content.innerHTML =
    '<ul><li class="mini_cart_item"><b>9 lives</b><span class="quantity">1 × £5</span></li></ul>';
  page.bus.emit('fragments:applied', { selectors: [] });
  await settle();
  expect(find('.et-cart-info span').textContent).toBe('1 Thing');
  content.innerHTML = '';
  stop();
  expect(find('.et-cart-info span').textContent).toBe('7 Things');
});

test('a page that shows no cart leaves the counts of the header', async () => {
  const { find, trigger } = start({ html: '<a class="et-cart-info"><span>7 Items</span></a>' });
  trigger('updated_wc_div');
  await settle();
  expect(find('.et-cart-info span').textContent).toBe('7 Items');
});

test.each([
  [
    'lines',
    '<table class="shop_table cart"><tbody><tr><td class="product-quantity"><input value="2"></td><td><input value="40"></td></tr></tbody></table>',
    '2 Items',
  ],
  ['nothing', '<div class="wc-empty-cart-message">Empty.</div>', '0 Items'],
])(
  'a cart that was printed again with %s brings the counts of the header up to date [S4.16b]',
  async (_, cart, text) => {
    const { find, page } = start({
      html: `<a class="et-cart-info"><span>7 Items</span></a>${cart}`,
    });
    page.bus.emit('cart:replaced', { isEmpty: text === '0 Items' });
    await settle();
    expect(find('.et-cart-info span').textContent).toBe(text);
  },
);

test('a password field that arrives late keeps the focus when it gets its button', () => {
  const { find, stop } = start({ html: '<div class="woocommerce"><form></form></div>' });
  find('form').innerHTML = '<p><input type="password" class="woocommerce-Input"></p>';
  find('input').focus();
  expect(find('p').querySelectorAll('.show-password-input')).toHaveLength(1);
  expect(document.activeElement).toBe(find('input'));
  stop();
  find('form').innerHTML = '';
});

test('messages under a transparent header are shown, and below it', () => {
  const body = 'woocommerce et_fixed_nav et_transparent_nav et-db et_full_width_page';
  const { find } = start({
    bodyClass: body,
    html: '<div id="left-area"><div class="woocommerce-notices-wrapper"></div></div>',
  });
  const { marginTop, opacity } = find('.woocommerce-notices-wrapper').style;
  expect([marginTop, opacity]).toEqual(['0px', '1']);
  expect(find('.woocommerce-notices-wrapper').dataset.positionSet).toBe('yes');
});
