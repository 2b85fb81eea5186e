// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { countText, sumQuantities } from '../../src/shop/general/create-counts';
import { definitions } from '../../src/shop/definitions';
import { settle } from './shop-page';
import { withGeneralPage } from './with-general-page';

const { start } = withGeneralPage();

const hidden =
  '<div class="widget_shopping_cart" id="w"><div class="hide_cart_widget_if_empty"><div class="widget_shopping_cart_content"></div></div></div>';
const gate = { wc_cart_fragments_params: {} };

test('the cart widget is hidden without items and shown with the first [S4.11a, S4.11b]', () => {
  const { find, jar, page, trigger } = start({ html: hidden, globals: gate });
  expect(find('#w').style.display).toBe('none');
  trigger('adding_to_cart');
  expect(find('#w').style.display).toBe('');
  page.bus.emit('cart:changed', { hash: '', source: 'refresh' });
  expect(find('#w').style.display).toBe('none');
  jar.set('woocommerce_items_in_cart', '1');
  page.bus.emit('cart:changed', { hash: 'h', source: 'add' });
  expect(find('#w').style.display).toBe('');
});

test.each([
  ['2', false],
  ['1', false],
  ['0', true],
  ['-1', true],
  ['', true],
  ['a', true],
])(
  'with %j in the items cookie the cart widget is hidden: %j [S4.11a, S4.11b]',
  (items, isHidden) => {
    const { find } = start({
      html: hidden,
      globals: gate,
      cookies: { woocommerce_items_in_cart: items },
    });
    expect(find('#w').style.display === 'none').toBe(isHidden);
  },
);

test('a widget that is not to be hidden is never hidden [S4.11c]', () => {
  const { find } = start({ html: hidden.replace('hide_cart_widget_if_empty', ''), globals: gate });
  expect(find('#w').style.display).toBe('');
});

const menuCart = '<li class="wpmenucartli empty-wpmenucart"></li>';

test.each([
  ['', '1', false],
  ['', undefined, true],
  ['1', '1', false],
  ['1', undefined, true],
])('the menu cart with always_display %j and items %j is hidden: %j', (always, items, isHidden) => {
  const { find } = start({
    html: menuCart,
    globals: { wpmenucart_ajax_assist: { shop_plugin: 'WooCommerce', always_display: always } },
    cookies: items ? { woocommerce_items_in_cart: items } : {},
  });
  expect(find('li').classList.contains('empty-wpmenucart')).toBe(isHidden);
});

test('the menu cart is hidden again when the cart has been emptied, unless it is always shown [S4.12a, S4.12b]', () => {
  for (const [always, isHidden] of [
    ['', true],
    ['1', false],
  ] as const) {
    const { find, jar, page, stop } = start({
      html: menuCart,
      globals: { wpmenucart_ajax_assist: { shop_plugin: 'woocommerce', always_display: always } },
      cookies: { woocommerce_items_in_cart: '1' },
    });
    jar.delete('woocommerce_items_in_cart');
    page.bus.emit('cart:changed', { hash: '', source: 'remove' });
    expect(find('li').classList.contains('empty-wpmenucart')).toBe(isHidden);
    stop();
  }
});

test.each([
  [0, '0 Items'],
  [1, '1 Item'],
  [2, '2 Items'],
])('a cart with %i items is called %j [S4.16a, S4.16b]', (count, expected) => {
  start({});
  expect(countText(count, { one: '%d Item', many: '%d Items' })).toBe(expected);
});

test.each([
  [['2 × £5.50', '1 × £1,000.00'], 3],
  [['1,200 × £3.50'], 1200],
  [['1,2345 × £3.50'], 1],
  [['1.200 × 3,50 €', ' 3 × x'], 1203],
  [['', 'x', '-4'], 0],
])('the quantities of %j add up to %i', (quantities, expected) => {
  start({});
  expect(sumQuantities(quantities)).toBe(expected);
});

test('the cart in the menu of a page from a cache shows what is in it, also where it is the only one [S4.12a]', () => {
  const { doc } = start({
    html: '<li class="wpmenucartli empty-wpmenucart"><a class="wpmenucart-contents empty-wpmenucart" style="display:none"></a></li>',
  });
  const cart = definitions.find(({ name }) => name === 'cart');
  expect(doc.querySelector(String(cart?.selector))).not.toBeNull();
});

test('header counts follow the mini cart, with the words of the theme [S4.16a, S4.16b]', async () => {
  const line = (quantity: number) =>
    `<li class="mini_cart_item"><span class="quantity">${quantity} × £5</span></li>`;
  const { find, page, doc } = start({
    html: `<a class="et-cart-info"><span>0 Items</span></a><a class="et-cart-info"><span></span></a><span class="et_pb_menu__cart-count">0 Items</span><div class="widget_shopping_cart_content"></div>`,
    globals: { DIVI: { item_count: '%d Item', items_count: '%d Items' } },
  });
  const texts = () => [...doc.querySelectorAll('span:not(.quantity)')].map((e) => e.textContent);
  page.bus.emit('fragments:applied', { selectors: [] });
  await settle();
  expect(texts()).toEqual(['0 Items', '', '0 Items']);
  find('.widget_shopping_cart_content').innerHTML = `<ul>${line(1)}</ul>`;
  page.bus.emit('fragments:applied', { selectors: [] });
  await settle();
  expect(texts()).toEqual(['1 Item', '', '1 Item']);
  find('.widget_shopping_cart_content').innerHTML = `<ul>${line(2)}${line(3)}</ul>`;
  page.bus.emit('fragments:applied', { selectors: [] });
  await settle();
  expect(texts()).toEqual(['5 Items', '', '5 Items']);
  find('.widget_shopping_cart_content').innerHTML = '';
});

test('header counts follow the cart on pages without a mini cart, and an empty one [S4.16a, S4.16b]', async () => {
  const line = (quantity: number) =>
    `<li class="mini_cart_item"><span class="quantity">${quantity} × £5</span></li>`;
  const { find, page } = start({
    html: '<a class="et-cart-info"><span>3 Items</span></a>',
    globals: { wc_cart_fragments_params: { fragment_name: 'kept' } },
  });
  const store = async (value: string) => {
    page.session.set('kept', value);
    page.bus.emit('fragments:applied', { selectors: [] });
    await settle();
    return find('.et-cart-info').textContent;
  };
  const mini = (lines: string) =>
    JSON.stringify({
      'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content">${lines}</div>`,
    });
  expect(await store('{')).toBe('3 Items');
  expect(await store('{}')).toBe('3 Items');
  expect(await store(mini(`<ul>${line(1)}</ul>`))).toBe('1 Item');
  expect(await store(mini(`<ul>${line(2)}${line(3)}</ul>`))).toBe('5 Items');
  expect(await store(mini('<p>No products in the cart.</p>'))).toBe('0 Items');
});

test("on the cart page the counts follow the table, Extra's title too [S4.16b]", async () => {
  const { find, trigger } = start({
    html: '<div class="et-top-cart-total"><a class="et-cart" title="1 Item in Cart"><span>1 Item</span></a></div><table class="shop_table cart"><tbody><tr><td class="product-quantity"><input value="2"></td></tr><tr><td class="product-quantity"><input value="x"></td></tr></tbody></table>',
    globals: { EXTRA: {} },
  });
  trigger('updated_wc_div');
  await settle();
  expect(find('.et-cart span').textContent).toBe('2 Items');
  expect(find('.et-cart').title).toBe('2 Items in Cart');
});

test('a list of wishes that looks like a cart does not empty the count in the header', async () => {
  const { find, page } = start({
    html: '<a class="et-cart-info"><span>2 Items</span></a><table class="shop_table cart"><tbody><tr><td>Mug</td></tr></tbody></table><div class="widget_shopping_cart_content"><ul><li class="mini_cart_item"><span class="quantity">2 × £5</span></li></ul></div>',
    globals: { DIVI: { item_count: '%d Item', items_count: '%d Items' } },
  });
  page.bus.emit('fragments:applied', { selectors: [] });
  await settle();
  expect(find('.et-cart-info span').textContent).toBe('2 Items');
});

test('a page whose header counts nothing loads no code for it', async () => {
  const { page } = start({ html: '<div class="widget_shopping_cart_content"><p></p></div>' });
  const load = vi.spyOn(page, 'load');
  page.bus.emit('fragments:applied', { selectors: [] });
  await settle();
  expect(load).not.toHaveBeenCalled();
});

test('the header counts what is in the cart, not a quantity that was typed and not sent yet', async () => {
  const { find, page } = start({
    html: '<div class="woocommerce"></div><a class="et-cart-info"><span>5 Items</span></a><table class="shop_table cart"><tbody><tr><td class="product-quantity"><input class="qty" value="2"></td></tr></tbody></table>',
    globals: { DIVI: { item_count: '%d Item', items_count: '%d Items' } },
  });
  (find('.qty') as HTMLInputElement).value = '9';
  page.bus.emit('cart:replaced', { isEmpty: false });
  await settle();
  expect(find('.et-cart-info span').textContent).toBe('2 Items');
});

test('header counts are in the language of the theme, Divi’s and Extra’s', async () => {
  const { find, page } = start({
    html: '<a class="et-cart-info"><span>x</span></a><div class="et-top-cart-total"><a class="et-cart"><span>x</span></a></div><div class="widget_shopping_cart_content"><ul><li class="mini_cart_item"><span class="quantity">2 × £5</span></li></ul></div>',
    globals: {
      DIVI: { item_count: '%d Artikel', items_count: '%d Artikel' },
      EXTRA: { items_count: '%d Waren', items_in_cart_count: '%d Waren im Korb' },
    },
  });
  page.bus.emit('fragments:applied', { selectors: [] });
  await settle();
  expect(find('.et-cart-info span').textContent).toBe('2 Artikel');
  expect(find('.et-cart span').textContent).toBe('2 Waren');
  expect(find('.et-cart').title).toBe('2 Waren im Korb');
});
