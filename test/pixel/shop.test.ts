// @vitest-environment happy-dom
import { jQueryFactory } from 'jquery/factory';
import { describe, expect, test, vi } from 'vitest';
import { amount, card, open, page } from './pixel-page';

type Call = readonly [string, string, Record<string, unknown>, unknown?];
/** The parameters that are reported for one added product. */
const added = async (html: string, options: Parameters<typeof open>[0] = {}) => {
  const { calls, trigger, doc } = await open({ html, ...options });
  trigger(
    'added_to_cart',
    {},
    'h4sh',
    doc.querySelector('.ajax_add_to_cart, [name="add-to-cart"]'),
  );
  return (await calls()) as unknown as readonly Call[];
};

test('what is added is reported with its value, its name and the hash of the cart [S9.38a] [S9.39b]', async () => {
  expect(await added(card(amount('12.50')))).toEqual([
    [
      'track',
      'AddToCart',
      {
        value: 12.5,
        currency: 'EUR',
        content_category: 'Mugs',
        content_name: 'Blue mug',
        content_type: 'product',
        content_ids: ['MUG-1'],
      },
      { eventID: 'h4sh' },
    ],
  ]);
});

describe('the value is the unit price times the quantity [S9.39a]', () => {
  const rows: readonly (readonly [string, string, number | undefined, string?])[] = [
    ['a decimal comma', amount('12,50'), 12.5],
    ['a comma for thousands', amount('1,234.50'), 1234.5],
    ['a dot for thousands', amount('1.234,50'), 1234.5],
    ['a space for thousands', amount('1 234,50'), 1234.5],
    ['an apostrophe for thousands', amount("1'234.50"), 1234.5, 'CHF'],
    ['three decimals', amount('1.234'), 1.234, 'KWD'],
    [
      'an amount without an inner element',
      '<span class="amount"><span class="woocommerce-Price-currencySymbol">$</span>9.00</span>',
      9,
    ],
    ['a struck price', `<del>${amount('20.00')}</del> <ins>${amount('15.00')}</ins>`, 15],
    ['a range', `${amount('10.00')} – ${amount('30.00')}`, 10],
    [
      'a price with tax beside it',
      `${amount('10.00')} <small class="woocommerce-price-suffix">${amount('12.00')}</small>`,
      10,
    ],
    [
      'a symbol with a dot on the right',
      '<span class="amount"><bdi>12.50 <span class="woocommerce-Price-currencySymbol">Rs.</span></bdi></span>',
      12.5,
    ],
    ['no price', '', undefined],
    ['words', amount('on request'), undefined],
  ];
  for (const [name, price, value, currency = 'EUR'] of rows) {
    test(name, async () => {
      const [call] = await added(card(price), { currency });
      expect(call?.[2].value).toBe(value);
      expect(call?.[2].currency).toBe(value === undefined ? undefined : currency);
    });
  }

  test('three of 0.10 are 0.3', async () => {
    const [call] = await added(card(amount('0.10'), '<input name="quantity" value="3">'));
    expect(call?.[2].value).toBe(0.3);
  });

  test('without a currency neither value nor currency is reported', async () => {
    const [call] = await added(card(amount('5.00')), { currency: '' });
    expect(call?.[2]).toEqual({
      content_category: 'Mugs',
      content_name: 'Blue mug',
      content_type: 'product',
      content_ids: ['MUG-1'],
    });
  });
});

describe('what the owner has switched', () => {
  test('without product numbers the id is reported, as text [S9.37d]', async () => {
    const [call] = await added(card(amount('5')), { settings: { can_use_sku: 'no' } });
    expect(call?.[2].content_ids).toEqual(['42']);
  });
  test('AddToCart may be off [S9.37a]', async () => {
    expect(await added(card(amount('5')), { settings: { enable_addtocart: 'no' } })).toEqual([]);
  });
  test('only parameters that the owner allows are reported, however they are printed', async () => {
    const [list] = await added(card(amount('5')), {
      settings: { allowed_params: { AddToCart: ['content_ids'], AddToWishlist: [] } },
    });
    expect(list?.[2]).toEqual({ content_ids: ['MUG-1'] });
    page.end();
    const [map] = await added(card(amount('5')), {
      settings: { allowed_params: { AddToCart: { 0: 'value', 1: 'currency' } } },
    });
    expect(map?.[2]).toEqual({ value: 5, currency: 'EUR' });
    page.end();
    const [all] = await added(card(amount('5')), { settings: { allowed_params: {} } });
    expect(all?.[2]).toMatchObject({ value: 5, content_name: 'Blue mug' });
  });
  test('where the plugin prints no switches what is added is reported, by its product number', async () => {
    const [call] = await added(card(amount('5')), {
      settings: { enable_addtocart: undefined, can_use_sku: undefined },
    });
    expect(call?.[2].content_ids).toEqual(['MUG-1']);
  });
});

test('categories that are printed as a list stay one', async () => {
  const html = card(amount('5')).replace(
    'data-content_category="Mugs"',
    `data-content_category='["Shop > Mugs"]'`,
  );
  expect((await added(html))[0]?.[2].content_category).toEqual(['Shop > Mugs']);
});

describe('on the page of a product', () => {
  const form = (variation = '') =>
    `<form class="cart"><input name="quantity" value="3">${variation}<button name="add-to-cart" value="77">Add</button></form>`;

  test('the chosen variation is reported, with the quantity [S9.39a]', async () => {
    const html = `<div class="product"><p class="price">${amount('5.00')}</p>${form('<input name="variation_id" value="78">')}</div>`;
    const [call] = await added(html);
    expect(call?.[2]).toMatchObject({ value: 15, content_ids: ['78'] });
  });

  test('the price of the chosen variation counts before the range', async () => {
    const html = `<div class="product"><p class="price">${amount('5.00')} – ${amount('9.00')}</p>${form(`<div class="woocommerce-variation-price"><span class="price">${amount('7.00')}</span></div>`)}</div>`;
    expect((await added(html))[0]?.[2].value).toBe(21);
  });

  test('related products inside the same element do not count', async () => {
    const html = `<div class="product"><h1 class="product_title">Main mug</h1><p class="price">${amount('5.00')}</p><form class="cart"><input name="quantity" value="2"><button name="add-to-cart" value="77">Add</button></form><section><h2>More</h2><ul><li class="product"><h2 class="woocommerce-loop-product__title">Other</h2><span class="price">${amount('99.00')}</span></li></ul></section></div>`;
    expect((await added(html))[0]?.[2]).toMatchObject({
      value: 10,
      content_name: 'Main mug',
      content_ids: ['77'],
    });
  });

  test('laid out with the builder its title is that of the title module, not the headings of all texts', async () => {
    const html = `<div class="product"><div class="et_pb_wc_title"><h3>Main mug</h3></div><p class="price">${amount('5.00')}</p>${form()}<h3>Care</h3><h3>Questions</h3></div>`;
    expect((await added(html))[0]?.[2].content_name).toBe('Main mug');
  });

  test('a form that posts is counted by older plugins only', async () => {
    const html = `<div class="product"><p class="price">${amount('5.00')}</p>${form()}</div>`;
    const submit = () =>
      page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await open({ html });
    submit();
    expect(await page.calls()).toEqual([]);
    page.end();
    await open({ html, globals: { aepc_wc_add_to_cart: { 77: {} } } });
    submit();
    const added = expect.objectContaining({ content_ids: ['77'] });
    expect(await page.calls()).toEqual([['track', 'AddToCart', added, {}]]);
  });

  test('a form that another script handles, to add without a page load, is counted by its outcome alone', async () => {
    const html = `<div class="product"><p class="price">${amount('5.00')}</p>${form()}</div>`;
    const { doc, trigger } = await open({ html, globals: { aepc_wc_add_to_cart: { 77: {} } } });
    // After the listener of the pixel, as scripts at the end of the page do.
    const preventSubmit = (event: Event) => event.preventDefault();
    doc.addEventListener('submit', preventSubmit);
    page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    doc.removeEventListener('submit', preventSubmit);
    expect(await page.calls()).toEqual([]);
    trigger('added_to_cart', {}, 'h4sh', page.find('button'));
    expect((await page.calls()).map(([, name]) => name)).toEqual(['AddToCart']);
  });
});

test('a button outside of a product, as in a wish list, gets neither price nor name from elsewhere on the page', async () => {
  const html = `<div class="widget_shopping_cart">${amount('80.00')}</div><h3>Opening hours</h3><span data-content_category="Mugs"></span><input name="quantity" value="2">
    <table><tr><td><a class="ajax_add_to_cart product_type_simple" data-product_id="42">Add</a></td></tr></table>`;
  expect((await added(html))[0]?.[2]).toEqual({ content_type: 'product', content_ids: ['42'] });
});

test('an event without its button is left alone', async () => {
  const { calls, trigger } = await open({ html: card(amount('5')) });
  trigger('added_to_cart', {}, 'h4sh');
  trigger('added_to_cart');
  expect(await calls()).toEqual([]);
  expect(page.page.report.faults).toEqual([]);
});

test('what the shop of Skerry adds is tracked as well', async () => {
  const { calls, doc } = await open({ html: card(amount('5')) });
  const button = doc.querySelector('.ajax_add_to_cart');
  page.page.events.emit(doc.body, 'added_to_cart', [{}, 'h4sh', button]);
  expect(await calls()).toHaveLength(1);
});

test('with jQuery on the page what is added counts once', async () => {
  const make = jQueryFactory as unknown as (view: Window) => (target: unknown) => {
    trigger(name: string, args: readonly unknown[]): void;
  };
  const $ = make(window as unknown as Window);
  Object.assign(window, { jQuery: $ });
  const { calls, doc } = await open({ html: card(amount('5')) });
  const button = doc.querySelector('.ajax_add_to_cart');
  page.page.events.emit(doc.body, 'added_to_cart', [{}, 'h4sh', button]);
  expect(await calls()).toHaveLength(1);
  $(doc.body).trigger('added_to_cart', [{}, 'h5sh', $(button)]);
  Reflect.deleteProperty(window, 'jQuery');
  expect((await calls()).map(([, , , options]) => options)).toEqual([
    { eventID: 'h4sh' },
    { eventID: 'h5sh' },
  ]);
});

test('a page without a shop does not load its code', async () => {
  const { trigger, calls } = await open({ html: '<a id="x">x</a>' });
  const link = page.find('#x');
  trigger('added_to_cart', {}, 'h', link);
  expect(await calls()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('if the shop chunk fails to load, the report names it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({ html: card(amount('5')), load: () => Promise.reject(new Error('refused')) });
  expect(page.page.report.faults).toMatchObject([{ source: 'pixel in the shop', phase: 'load' }]);
});
