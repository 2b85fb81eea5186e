// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { readProduct } from '../../src/pixel/shop/read-product';
import { amount, card } from './pixel-page';

afterEach(() => document.body.replaceChildren());

/** The parameters that are reported for the button in this markup. */
const read = (html: string, currency = 'EUR') => {
  document.body.innerHTML = html;
  const button = document.querySelector<HTMLElement>('.ajax_add_to_cart, form button');
  if (!button) throw new Error('The fixture is broken.');
  return readProduct(button, { canUseSku: true, currency });
};

describe('the price that a shopper pays is reported [S9.39a]', () => {
  const rows: readonly (readonly [string, string, number])[] = [
    ['a struck one before it', `<del>${amount('20.00')}</del> ${amount('15.00')}`, 15],
    ['one before it that is not struck', `${amount('20.00')} <ins>${amount('15.00')}</ins>`, 15],
    ['a comment of a plugin in it', '<b class="amount"><!-- 99 -->9.00</b>', 9],
  ];
  for (const [name, price, value] of rows) {
    test(`with ${name}`, () => {
      expect(read(card(price)).value).toBe(value);
    });
  }

  test('and not the saving in the product’s badge', () => {
    const html = card(amount('15.00')).replace('<h2', `<b class="onsale">${amount('5.00')}</b><h2`);
    expect(read(html).value).toBe(15);
  });

  test('in a list of the block editor, whose prices have another class', () => {
    const html = `<li class="wc-block-grid__product"><h2 class="wc-block-grid__product-title"> Mug </h2>${amount('5.00')}<a class="ajax_add_to_cart">Add</a></li>`;
    expect(read(html)).toMatchObject({ value: 5, content_name: 'Mug' });
  });

  test('with four decimals at most, however little of the product is added', () => {
    const html = `<div class="product"><p class="price">${amount('1.234')}</p><form><input name="quantity" value="0.333"><button></button></form></div>`;
    expect(read(html, 'KWD').value).toBe(0.4109);
  });
});

test('a product that has no price, category or quantity does not get those of a related one', () => {
  const related = card(amount('99.00'), '<input name="quantity" value="7">');
  const html = `<div class="product"><h1 class="product_title">Main mug</h1><a class="ajax_add_to_cart" data-product_id="7">Add</a><ul>${related}</ul></div>`;
  expect(read(html)).toEqual({
    content_name: 'Main mug',
    content_type: 'product',
    content_ids: ['7'],
  });
  const priced = html.replace('<ul>', `<p class="price">${amount('5.00')}</p><ul>`);
  expect(read(priced).value).toBe(5);
});

test.each(['[Sale] Mugs', '{x', '"Mugs [new]"'])(
  'the category %s, which looks like a list and is none, is reported as it is printed',
  (category) => {
    const html = card(amount('5')).replace('"Mugs"', `'${category}'`);
    expect(read(html).content_category).toBe(category);
  },
);
