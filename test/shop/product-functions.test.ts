// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { inert } from '../runtime/originals/old-scripts';
import { definitions } from '../../src/shop/definitions';
import { startedBy } from '../support/started-by';
import { galleryHtml } from './gallery-markup';
import {
  type JQuery,
  productGlobals,
  productHtml,
  variationGlobals,
  withProductFunctions,
} from './with-product-functions';

const { start, wait } = withProductFunctions();

const formMethods = [
  'wc_variation_form',
  'wc_variations_image_update',
  'wc_variations_image_reset',
  'wc_set_variation_attr',
  'wc_reset_variation_attr',
  'wc_set_content',
  'wc_reset_content',
];
const methods = [...formMethods, 'wc_product_gallery'];
const defined = ({ fn }: JQuery) => methods.filter((name) => name in fn);

describe('pages that have the functions of the old scripts of products', () => {
  const jQuery = () => {};
  test.each([
    ['a list whose plugin shows products with options', { ...variationGlobals, jQuery }, '', true],
    ['a product', { ...productGlobals, jQuery }, '', true],
    ['a product, where jQuery is deferred', productGlobals, '<script src="/jquery.js">', true],
    ['a product without jQuery', { ...variationGlobals, ...productGlobals }, '', false],
    [
      'a product whose jQuery is inert',
      productGlobals,
      inert('jquery', { src: '/jquery.min.js' }),
      false,
    ],
    ['any other with jQuery', { jQuery }, '', false],
  ])('%s', (_, globals, script, isFound) => {
    const html = script.replace('<script', '<script type="text/x"');
    const found = startedBy(definitions, { html, globals });
    expect(found.includes('product functions')).toBe(isFound);
  });
});

test('options of a bundle, which have no form around them, have the functions of those of a product', () => {
  const html = '<div class="variations_form"></div>';
  expect(startedBy(definitions, { html, globals: variationGlobals })).toEqual(['variations']);
});

test.each([
  ['of forms where the page has their words', variationGlobals, formMethods],
  ['of galleries where the page has their settings', productGlobals, ['wc_product_gallery']],
])('plugins find the functions %s, as they always did, and no other', (_, globals, names) => {
  const { $, stop } = start({ globals });
  expect(defined($)).toEqual(names);
  stop();
  expect(defined($)).toEqual([]);
});

test('plugins whose jQuery loads late, delayed by an optimiser, find the functions then', () => {
  const { $ } = start({ isLate: true });
  expect(defined($)).toEqual([]);
  Object.assign(window, { jQuery: $ });
  window.dispatchEvent(new Event('load'));
  expect(defined($)).toEqual(methods);
});

test('a function that another script has defined stays, also when Skerry ends', () => {
  const original = vi.fn();
  const { $, stop } = start({
    prepare({ fn }) {
      for (const name of methods) fn[name] = original;
    },
  });
  $('body').wc_variation_form();
  expect(original).toHaveBeenCalledTimes(1);
  stop();
  for (const name of methods) expect($.fn[name]).toBe(original);
});

test('a function with which another script has replaced ours stays when Skerry ends', () => {
  const { $, stop } = start();
  const original = vi.fn();
  $.fn.wc_variation_form = original;
  stop();
  expect(defined($)).toEqual(['wc_variation_form']);
});

test('a quick view that calls all functions at once continues, and they return the collection', async () => {
  const { $, insert, id } = start();
  insert(productHtml.replace(/<div class="images">.*?<\/a><\/div><\/div>/s, galleryHtml('a', 'b')));
  const form = $('.variations_form');
  expect(form.wc_variation_form()).toBe(form);
  form.trigger('check_variations').trigger('reset_image');
  const gallery = $('.woocommerce-product-gallery');
  expect(gallery.wc_product_gallery()).toBe(gallery);
  await wait(100);
  expect(id()).toBe('');
});

test.each(['wc_variation_form', 'wc_product_gallery'] as const)(
  '%s on nothing does nothing',
  (name) => {
    const { $ } = start();
    const none = $('.none');
    expect(none[name]()).toBe(none);
  },
);

test('texts and attributes that a swatch changes through the functions are restored', () => {
  const { $, find } = start({ html: '<i id="text">own</i><img id="picture" src="/own.jpg">' });
  const text = $(find('#text'));
  text.wc_reset_content();
  expect(text.text()).toBe('own');
  text.wc_set_content('first');
  text.wc_set_content('second');
  expect(text.text()).toBe('second');
  text.wc_reset_content();
  expect(text.text()).toBe('own');
  const image = $(find('#picture'));
  image.wc_reset_variation_attr('src');
  expect(image.attr('src')).toBe('/own.jpg');
  image.wc_set_variation_attr('src', '/first.jpg');
  image.wc_set_variation_attr('src', '/second.jpg');
  image.wc_set_variation_attr('width', 600);
  expect([image.attr('src'), image.attr('width')]).toEqual(['/second.jpg', '600']);
  image.wc_set_variation_attr('width', false);
  expect(image.attr('width')).toBeUndefined();
  // An attribute that a variation does not define is unchanged.
  image.wc_set_variation_attr('src', undefined);
  expect(image.attr('src')).toBe('/second.jpg');
  for (const name of ['src', 'width', 'title']) image.wc_reset_variation_attr(name);
  expect([image.attr('src'), image.attr('width'), image.attr('title')]).toEqual([
    '/own.jpg',
    '',
    undefined,
  ]);
  const none = $('.none');
  none.wc_set_content('text');
  none.wc_set_variation_attr('src', '/a.jpg');
});
