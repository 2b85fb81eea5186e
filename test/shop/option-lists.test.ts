// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createChanges } from '../../src/runtime/dom/changes';
import { createOptionLists } from '../../src/shop/variations/option-lists';
import { readVariations } from '../../src/shop/variations/variation';
import { allVariations, rawVariation } from './variation-markup';

const nameOf = (select: HTMLSelectElement) => select.name;
const listOf = (value: string, attributes = '') => {
  const box = document.createElement('div');
  box.innerHTML = `<select name="attribute_size" ${attributes}><option value="">Choose</option><option value="small">Small</option><option value="large">Large</option><option value="huge">Huge</option></select>`;
  const select = box.querySelector('select');
  if (!select) throw new Error('no list');
  select.value = value;
  const changes = createChanges();
  const before = select.innerHTML;
  const dispatched: string[] = [];
  select.addEventListener('change', () => dispatched.push(select.value));
  return { select, changes, dispatched, before };
};
const read = (list: readonly unknown[]) => readVariations(JSON.stringify(list)) ?? [];
const texts = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
/** The selected options of this list and of the colour list. */
const choice = (colour: string, size: string) => ({
  attribute_colour: colour,
  attribute_size: size,
});

test('a list offers what the other choice leaves, and nothing that no variation has', () => {
  const { select, changes } = listOf('');
  const lists = createOptionLists({ changes, selects: [select], nameOf });
  lists.update(read(allVariations), choice('red', ''));
  expect(texts(select)).toEqual(['Choose', 'Small', 'Large']);
  expect([...select.options].map(({ className }) => className)).toEqual([
    '',
    'attached enabled',
    'attached enabled',
  ]);
  lists.update(read(allVariations), choice('blue', ''));
  expect(texts(select)).toEqual(['Choose', 'Small']);
});

test('"Choose" is removed once an option is chosen, if the site hides it then', () => {
  const { select, changes } = listOf('small', 'data-show_option_none="no"');
  const lists = createOptionLists({ changes, selects: [select], nameOf });
  lists.update(read(allVariations), choice('red', 'small'));
  expect(texts(select)).toEqual(['Small', 'Large']);
  expect(select.value).toBe('small');
});

test('"Choose" stays while nothing is chosen, and where the site shows it always', () => {
  for (const [value, attributes] of [
    ['', 'data-show_option_none="no"'],
    ['small', 'data-show_option_none="yes"'],
    ['small', ''],
  ] as const) {
    const { select, changes } = listOf(value, attributes);
    const lists = createOptionLists({ changes, selects: [select], nameOf });
    lists.update(read(allVariations), choice('red', value));
    expect(texts(select)[0]).toBe('Choose');
  }
});

test('a choice that no longer exists is undone, and the form is notified once', () => {
  const { select, changes, dispatched } = listOf('large');
  const lists = createOptionLists({ changes, selects: [select], nameOf });
  lists.update(read(allVariations), choice('blue', 'large'));
  expect(select.value).toBe('');
  expect(dispatched).toEqual(['']);
  lists.update(read(allVariations), choice('blue', ''));
  expect(dispatched).toEqual(['']);
});

test('what is not for sale is shown and cannot be chosen', () => {
  const { select, changes } = listOf('');
  const lists = createOptionLists({ changes, selects: [select], nameOf });
  const soldOut = rawVariation(1, 'red', 'small', { variation_is_active: false });
  lists.update(read([soldOut, rawVariation(2, 'red', 'large')]), choice('red', ''));
  const [, small, large] = select.options;
  expect(small?.disabled).toBe(true);
  expect(small?.className).toBe('attached');
  expect(large?.disabled).toBe(false);
});

test('at the end the server’s list is back, with what is chosen', () => {
  const { select, changes, before } = listOf('small');
  const lists = createOptionLists({ changes, selects: [select], nameOf });
  lists.update(read(allVariations), choice('blue', 'small'));
  lists.undo();
  changes.undo();
  expect(select.innerHTML.replaceAll(' class=""', '')).toBe(before);
  expect(select.value).toBe('small');
});
