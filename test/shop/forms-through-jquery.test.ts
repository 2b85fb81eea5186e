// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { rawVariation } from './variation-markup';
import { productHtml, withProductFunctions } from './with-product-functions';

const { start, wait } = withProductFunctions();

test('a quick view that chooses through jQuery right after the call has its choice', async () => {
  const { $, insert, find, choose, id } = start();
  insert(productHtml);
  const form = $('.variations_form').wc_variation_form();
  choose(find('form'), 'red', 'large');
  form.trigger('check_variations').trigger('reset_image');
  await wait(100);
  await wait(300);
  expect(id()).toBe('2');
  expect(find('.single_variation').textContent).toBe('2');
});

test('swatches are notified once that a form is ready, however often it is initialised', async () => {
  const { $, insert } = start();
  const received: unknown[] = [];
  $(document).on('wc_variation_form', ({ type }) => received.push(type));
  insert(productHtml);
  $('.variations_form').wc_variation_form();
  $('.variations_form').wc_variation_form();
  await wait(100);
  expect(received).toEqual(['wc_variation_form']);
});

test('a form that is initialised again shows the variations that a plugin has stored in its data', async () => {
  const { $, insert, find, choose, id } = start();
  insert(productHtml);
  await wait(100);
  choose(find('form'), 'red', 'small');
  await wait(300);
  expect(id()).toBe('1');
  const form = $('.variations_form');
  form.data('product_variations', [rawVariation(9, 'red', 'small')]);
  form.wc_variation_form();
  await wait(100);
  await wait(300);
  expect(id()).toBe('9');
  expect(find('.single_variation').textContent).toBe('9');
});

test('a form whose options a plugin has printed again starts with them at the call', async () => {
  const { $, insert, find, choose, id } = start();
  insert(productHtml);
  await wait(100);
  const table = find('.variations');
  const copy = table.cloneNode(true) as HTMLElement;
  table.replaceWith(copy);
  $('.variations_form').wc_variation_form();
  await wait(100);
  choose(find('form'), 'blue', 'small');
  await wait(300);
  expect(id()).toBe('3');
  expect(copy.querySelectorAll('.attached').length).toBeGreaterThan(0);
});

test('two forms in one box are two products', async () => {
  const { $, insert, doc, choose } = start();
  insert(productHtml + productHtml);
  $('.variations_form').wc_variation_form();
  const [first, second] = doc.querySelectorAll('form');
  await wait(100);
  if (first) choose(first, 'red', 'small');
  if (second) choose(second, 'blue', 'small');
  await wait(300);
  const ids = [...doc.querySelectorAll('.variation_id')].map((input) =>
    input.getAttribute('value'),
  );
  expect(ids).toEqual(['1', '3']);
});

test('a quick view that is closed and opened again starts over', async () => {
  const { $, insert, find, choose, id } = start();
  for (const [colour, size, expected] of [
    ['red', 'small', '1'],
    ['blue', 'small', '3'],
  ] as const) {
    insert(productHtml);
    $('.variations_form').wc_variation_form();
    await wait(100);
    expect(id()).toBe('');
    choose(find('form'), colour, size);
    await wait(300);
    expect(id()).toBe(expected);
    insert('');
    await wait(0);
  }
});

test('a form that has left the page is restored as it was printed, and released', async () => {
  const { insert, find, choose } = start();
  insert(productHtml);
  await wait(100);
  const form = find('form');
  choose(form, 'red', 'small');
  await wait(300);
  expect(form.querySelectorAll('.attached').length).toBeGreaterThan(0);
  insert('');
  await wait(0);
  expect(form.querySelectorAll('.attached')).toHaveLength(0);
  expect(form.querySelector('.single_variation')?.textContent).toBe('');
});

test('a form that is initialised before it is inserted starts after the insertion', async () => {
  const { $, find, page, choose, id } = start();
  const made = document.createElement('div');
  made.innerHTML = productHtml;
  const listener = vi.fn();
  page.bus.on('content:found', listener);
  $(made.querySelector('form')).wc_variation_form();
  // A disconnected form would never be released.
  expect(listener).not.toHaveBeenCalled();
  find('#box').append(made);
  page.scan(made);
  await wait(100);
  choose(find('form'), 'red', 'small');
  await wait(300);
  expect(id()).toBe('1');
});

test('options of a bundle, which have no form around them, follow a choice', async () => {
  const { $, insert, find, choose, id } = start();
  insert(productHtml.replace('<form ', '<div ').replace('</form>', '</div>'));
  const options = $('.variations_form');
  expect(options.wc_variation_form()).toBe(options);
  await wait(100);
  choose(find('.variations_form'), 'red', 'small');
  await wait(300);
  expect(id()).toBe('1');
});
