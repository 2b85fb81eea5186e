// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { rawVariation } from './variation-markup';
import { type Collection, productHtml, withProductFunctions } from './with-product-functions';

const { start, wait } = withProductFunctions();

const red = expect.objectContaining({ variation_id: 1, image_id: 1 });

type Setting = Parameters<typeof start>[0];
const open = async (setting: Setting = {}) => {
  const made = start({ html: productHtml, ...setting });
  await wait(100);
  const form = made.$('.variations_form');
  return { ...made, form, chooseRed: () => made.choose(made.find('form'), 'red', 'small') };
};

test('a hovered swatch shows its image, and the chosen one again when the pointer leaves', async () => {
  const { form, image, id } = await open();
  form.wc_variations_image_update(rawVariation(3, 'blue', 'small'));
  expect(image()).toBe('/v3.jpg');
  expect(id()).toBe('');
  form.wc_variations_image_update(false);
  expect(image()).toBe('/own.jpg');
});

test.each([
  ['wc_variations_image_reset', (form: Collection) => form.wc_variations_image_reset()],
  ['a variation without an image', (form: Collection) => form.wc_variations_image_update({})],
  ['reset_image', (form: Collection) => form.trigger('reset_image')],
])('%s restores the image of the product', async (_, undo) => {
  const { form, image } = await open();
  form.wc_variations_image_update(rawVariation(3, 'blue', 'small'));
  expect(image()).toBe('/v3.jpg');
  undo(form);
  expect(image()).toBe('/own.jpg');
});

test('the image of a choice stays after the pointer was over another swatch', async () => {
  const { form, image, chooseRed } = await open();
  chooseRed();
  expect(image()).toBe('/v1.jpg');
  form.wc_variations_image_update(rawVariation(3, 'blue', 'small'));
  expect(image()).toBe('/v3.jpg');
  form.trigger('check_variations');
  expect(image()).toBe('/v1.jpg');
});

test('a gallery plugin that shows images does so, without interference from Skerry', async () => {
  const shown = vi.fn();
  const { $, form, find, image, id, chooseRed } = await open({
    prepare({ fn }) {
      fn.wc_variations_image_update = function (this: Collection, variation: unknown) {
        shown(this[0], variation);
      };
    },
  });
  shown.mockClear();
  chooseRed();
  expect(shown).toHaveBeenLastCalledWith(find('form'), red);
  expect(image()).toBe('/own.jpg');
  expect(id()).toBe('1');
  form.trigger('reset_image');
  expect(shown).toHaveBeenLastCalledWith(find('form'), false);
  expect($.fn.wc_variations_image_reset).toBeTypeOf('function');
});

test('a theme that adds something of its own to the function has both', async () => {
  const { $, form, image, chooseRed } = await open();
  const original = $.fn.wc_variations_image_update as (this: Collection, argument: unknown) => void;
  const added = vi.fn();
  $.fn.wc_variations_image_update = function (this: Collection, variation: unknown) {
    original.call(this, variation);
    added(variation);
  };
  chooseRed();
  expect(image()).toBe('/v1.jpg');
  expect(added).toHaveBeenLastCalledWith(red);
  form.trigger('reset_data');
  expect(image()).toBe('/own.jpg');
  expect(added).toHaveBeenLastCalledWith(false);
});

test('a plugin that resets images does so', async () => {
  const reset = vi.fn();
  const { form, image, chooseRed } = await open({
    prepare({ fn }) {
      fn.wc_variations_image_reset = reset;
    },
  });
  chooseRed();
  expect(image()).toBe('/v1.jpg');
  reset.mockClear();
  form.trigger('reset_image');
  expect(reset).toHaveBeenCalled();
  expect(image()).toBe('/v1.jpg');
});

test('a gallery plugin that throws leaves price and button as they should be', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { find, id, chooseRed } = await open({
    prepare({ fn }) {
      fn.wc_variations_image_update = () => {
        throw new Error('theirs');
      };
    },
  });
  chooseRed();
  await wait(300);
  expect(id()).toBe('1');
  expect(find('.single_variation').textContent).toBe('1');
  expect(find('.single_add_to_cart_button').classList.contains('disabled')).toBe(false);
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});

test('an argument that is no variation does not change the image', async () => {
  const { form, image } = await open();
  for (const argument of [undefined, null, 5, 'text', [], { image: { src: '/hostile.jpg' } }]) {
    form.wc_variations_image_update(argument);
    expect(image()).toBe('/own.jpg');
  }
});
