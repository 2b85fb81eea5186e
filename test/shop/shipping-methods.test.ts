// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shippingMethods } from '../../src/shop/totals';

test.each([
  [
    'the radio that is chosen, of each package',
    '<input type="radio" name="shipping_method[0]" data-index="0" value="flat"><input type="radio" name="shipping_method[0]" data-index="0" value="pickup" checked><input type="radio" name="shipping_method[1]" data-index="1" value="post" checked>',
    { 0: 'pickup', 1: 'post' },
  ],
  [
    'the only rate, which is a hidden field',
    '<input type="hidden" name="shipping_method[0]" data-index="0" value="free">',
    { 0: 'free' },
  ],
  [
    'a list',
    '<select class="shipping_method" data-index="2"><option value="a"><option value="b" selected></select>',
    { 2: 'b' },
  ],
  [
    'the first package where a theme leaves the index out',
    '<input type="hidden" name="shipping_method[0]" value="free">',
    { 0: 'free' },
  ],
  ['nothing else of the form', '<input type="hidden" name="other" value="x">', {}],
])('the rates that are sent are %s', (_, html, expected) => {
  const box = document.createElement('form');
  box.innerHTML = html;
  expect(shippingMethods(box)).toEqual(expected);
});
