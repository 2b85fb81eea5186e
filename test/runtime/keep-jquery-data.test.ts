import { afterEach, expect, test } from 'vitest';
import { keepJQueryData } from '../../src/runtime/keep-jquery-data';
import { installJQueryData } from '../support/jquery-data';

const element = document.createElement('form');
const value = { a: 1 };

afterEach(() => void Reflect.deleteProperty(window, 'jQuery'));

test('the data that other scripts read through jQuery exists, and is removed with Skerry', () => {
  const store = installJQueryData();
  const undo = keepJQueryData(window, element, { name: 'product_variations', value });
  expect(store.get('product_variations')).toBe(value);
  undo();
  expect([...store]).toEqual([]);
});

test('data that another script has set since stays', () => {
  const store = installJQueryData();
  const undo = keepJQueryData(window, element, { name: 'product_variations', value });
  store.set('product_variations', 'theirs');
  undo();
  expect(store.get('product_variations')).toBe('theirs');
});

test.each([
  ['no jQuery', undefined],
  ['an element of that name', document.createElement('div')],
  ['a jQuery without that store', () => {}],
])('nothing happens on a page with %s', (_, jQuery) => {
  Object.assign(window, { jQuery });
  const undo = keepJQueryData(window, element, { name: 'a', value });
  expect(undo).not.toThrow();
});
