// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityOf } from '../../src/shop/variations/create-form-view';
import { fillTemplate, hasLogic } from '../../src/shop/variations/fill-template';
import {
  findVariation,
  isComplete,
  isMatch,
  optionStates,
} from '../../src/shop/variations/match-variations';
import { readVariation, readVariations, type Variation } from '../../src/shop/variations/variation';
import { allVariations as all, rawVariation as raw } from './variation-markup';

const read = (value: unknown): Variation => {
  const variation = readVariation(value);
  if (!variation) throw new Error('no variation');
  return variation;
};
const variations = all.map(read);

test.each([
  [{}, true],
  [{ c: 'red' }, true],
  [{ c: '', s: 'x' }, true],
  [{ c: 'blue' }, false],
])('the variation with red fits %j: %j', (choice, expected) => {
  expect(isMatch({ c: 'red' }, choice as Record<string, string>)).toBe(expected);
});

test('the first variation that fits is found; an open attribute fits anything', () => {
  const open = read(raw(9, '', 'large'));
  const choice = { attribute_colour: 'red', attribute_size: 'large' };
  expect(findVariation(variations, choice)?.variation_id).toBe('2');
  expect(findVariation([open, ...variations], choice)?.variation_id).toBe('9');
  expect(
    findVariation(variations, { attribute_colour: 'blue', attribute_size: 'large' }),
  ).toBeUndefined();
  expect(isComplete({ a: 'x', b: '' })).toBe(false);
  expect(isComplete({})).toBe(false);
});

test('options follow what is chosen in the other lists', () => {
  const values = ['small', 'large'];
  const states = (colour: string) =>
    Object.fromEntries(
      optionStates(variations, 'attribute_size', {
        choice: { attribute_colour: colour, attribute_size: 'large' },
        values,
      }),
    );
  expect(states('')).toEqual({ small: 'enabled', large: 'enabled' });
  expect(states('blue')).toEqual({ small: 'enabled' });
});

test('an inactive variation leaves its option in place but not to be chosen', () => {
  const soldOut = [read(raw(1, 'red', 'small', { variation_is_active: false }))];
  const states = optionStates(soldOut, 'attribute_size', { choice: {}, values: ['small'] });
  expect(states.get('small')).toBe('attached');
});

test('a variation with an open attribute offers every value', () => {
  const open = [read(raw(1, 'red', ''))];
  const states = optionStates(open, 'attribute_size', { choice: {}, values: ['s', 'm', 'l'] });
  expect([...states.keys()]).toEqual(['s', 'm', 'l']);
});

test.each([
  [{}, '3', { min: '1', max: '', value: '3', isShown: true }],
  [{ min_qty: 2, max_qty: 5 }, '9', { min: '2', max: '5', value: '5', isShown: true }],
  [{ min_qty: 2, max_qty: 5 }, '1', { min: '2', max: '5', value: '2', isShown: true }],
  [{ min_qty: 2 }, 'x', { min: '2', max: '', value: '2', isShown: true }],
  [{ is_sold_individually: 'yes' }, '4', { min: '1', max: '', value: '1', isShown: false }],
])('with %j a quantity of %j becomes %j', (more, current, expected) => {
  expect(quantityOf(read(raw(1, '', '', more)), current)).toEqual(expected);
});

test('the template inserts HTML for three braces and text for two', () => {
  const template =
    '/*<![CDATA[*/<p>{{{ data.variation.price_html }}}</p><b title="{{ data.variation.sku }}">{{data.variation.none}}</b>/*]]>*/';
  expect(fillTemplate(template, { price_html: '<i>5</i>', sku: '"><script>' })).toBe(
    '<p><i>5</i></p><b title="&quot;&gt;&lt;script&gt;"></b>',
  );
  expect(hasLogic(template)).toBe(false);
  expect(hasLogic('<# if (data.x) { #>')).toBe(true);
  expect(hasLogic('{{ data.product.name }}')).toBe(true);
});

test('a template never inserts a property that a variation does not have itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.anything()), (template, data) => {
      expect(typeof fillTemplate(template, data)).toBe('string');
      expect(fillTemplate('{{{ data.variation.constructor }}}', {})).toBe('');
    }),
  );
});

test('variations of any shape are read without throwing', () => {
  expect(readVariations('false')).toBeNull();
  expect(readVariations(null)).toBeNull();
  expect(readVariations('[]')).toEqual([]);
  expect(readVariations('{"a":1}')).toEqual([]);
  expect(readVariations('not json')).toEqual([]);
  fc.assert(fc.property(fc.json(), (value) => Array.isArray(readVariations(` ${value}`))));
});

test.each([
  ['{{ data.variation.text }}', '&amp;&lt;b&gt;&quot;&#39;'],
  ['{{{ data.variation.text }}}', `&<b>"'`],
  ['{{data.variation.number}}', '5'],
  ['{{{data.variation.a-b.c}}}', 'dashed'],
  ['{{ data.variation.list }}', ''],
  ['{{ data.variation.flag }}', ''],
  ['{{ data.variation.toString }}', ''],
  ['/*<![CDATA[*/ {{ data.variation.number }} of {{ data.variation.number }} /*]]>*/', ' 5 of 5 '],
])('the template %s becomes %j', (template, expected) => {
  const variation = { text: `&<b>"'`, number: 5, 'a-b.c': 'dashed', list: ['x'], flag: true };
  expect(fillTemplate(template, variation)).toBe(expected);
});

test.each([
  ['{{{ data.variation.price_html }}}', false],
  ['{{data.variation.sku}}', false],
  ['{{{ data.product }}}', true],
  ['{{{data.variation}}}', true],
  ['no places at all', false],
  ['{{ data.variation.image.caption }}', true],
  ["{{{ data.variation.attributes['attribute_pa_size'] }}}", true],
  ['{{{ data.variation.display_price.toFixed(2) }}}', true],
])('that the template %j needs an engine of its own is %j', (template, expected) => {
  expect(hasLogic(template)).toBe(expected);
});

test.each([
  [{}],
  [{ variation_id: 0 }],
  [{ variation_id: -1 }],
  [{ variation_id: 'x' }],
  [null],
  [[5]],
])('%j is no variation', (value) => {
  expect(readVariation(value)).toBeNull();
});

test('a variation without the flags shows and can be chosen, but not bought', () => {
  const value = { variation_id: '7' };
  expect(readVariation(value)).toMatchObject({
    variation_id: '7',
    attributes: {},
    max_qty: '',
    is_purchasable: false,
    is_in_stock: false,
    is_sold_individually: false,
    variation_is_visible: true,
    variation_is_active: true,
    raw: value,
  });
});

test('what is no variation among those of a form is left out', () => {
  const list = JSON.stringify([{ variation_id: 0 }, { variation_id: 3 }, null, 'x']);
  expect(readVariations(list)?.map(({ variation_id: id }) => id)).toEqual(['3']);
});

test('an option of one active variation can be chosen, whatever another one holds', () => {
  const values = ['small'];
  const active = read(raw(1, 'red', 'small'));
  const soldOut = read(raw(2, 'red', 'small', { variation_is_active: false }));
  for (const list of [
    [active, soldOut],
    [soldOut, active],
  ]) {
    expect(optionStates(list, 'attribute_size', { choice: {}, values }).get('small')).toBe(
      'enabled',
    );
  }
});

test('a list that a variation does not know has every option of it', () => {
  const states = optionStates(variations, 'attribute_cut', { choice: {}, values: ['a', 'b'] });
  expect([...states.keys()]).toEqual(['a', 'b']);
});
