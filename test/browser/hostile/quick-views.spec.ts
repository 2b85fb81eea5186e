import type { Page } from '@playwright/test';
import { expect, serveWithJQuery, test } from './attack';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const jumper = '/product/knitted-jumper/';
const jacket = '/product/sail-jacket/';

/** The globals that a plugin makes WooCommerce print on pages without a product. */
const globals = `
  window.wc_add_to_cart_variation_params = window.wc_add_to_cart_variation_params ||
    { wc_ajax_url: '/?wc-ajax=%%endpoint%%', i18n_make_a_selection_text: 'Choose first.' };
  window.wc_single_product_params = window.wc_single_product_params ||
    { flexslider: { smoothHeight: true }, flexslider_enabled: '1', photoswipe_enabled: '1' };`;

/**
 * A plugin for quick views, written for this test: it inserts a product into a box over the page
 * and initialises it with the functions of WooCommerce’s scripts, without checking that they exist.
 */
const plugin = `${globals}
  jQuery(function ($) {
    var box = $('<div id="quick-view" style="position:fixed;inset:40px;z-index:99999;overflow:auto;background:#fff"></div>');
    window.closeQuickView = function () { box.empty().detach(); };
    window.openQuickView = function (address) {
      $.get(address, function (answer) {
        var parsed = new DOMParser().parseFromString(answer, 'text/html');
        var parts = $(parsed).find('div.product, [id^="tmpl-"]').toArray();
        box.appendTo('body').html(parts.map(function (part) { return part.outerHTML; }).join(''));
        $('.variations_form').each(function () { $(this).wc_variation_form(); });
        var form = box.find('.variations_form');
        form.trigger('check_variations');
        form.trigger('reset_image');
        if (typeof $.fn.wc_product_gallery !== 'undefined') {
          box.find('.woocommerce-product-gallery').each(function () { $(this).wc_product_gallery(); });
        }
        box.attr('data-is-open', address);
      });
    };
  });`;

interface Plugin {
  openQuickView(address: string): void;
  closeQuickView(): void;
}
const openBox = async (page: Page, address: string) => {
  await page.evaluate((to) => (window as unknown as Plugin).openQuickView(to), address);
  const box = page.locator('#quick-view');
  await expect(box).toHaveAttribute('data-is-open', address);
  return {
    box,
    image: box.locator('.wp-post-image'),
    price: box.locator('.single_variation'),
    add: box.locator('.single_add_to_cart_button'),
    choose: async (colour: string, size: string) => {
      await box.locator('#colour').selectOption(colour);
      await box.locator('#size').selectOption(size);
    },
  };
};
const closeBox = (page: Page) =>
  page.evaluate(() => (window as unknown as Plugin).closeQuickView());

for (const version of ['1.12', '3.7', '4'] as const) {
  test(`a quick view in a list shows price and image of the chosen variation, and adds that to the cart, with jQuery ${version}`, async ({
    page,
    open,
  }) => {
    await serveWithJQuery(page, '/shop/', { version, snippet: plugin });
    await open('/shop/', 'bar=off');
    const { box, image, price, add, choose } = await openBox(page, jumper);
    await expect(box.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1');
    await expect(box.locator('.flex-control-thumbs img')).toHaveCount(3);
    await expect(add).toHaveClass(/wc-variation-selection-needed/);
    await choose('blue', 'large');
    await expect(price).toContainText('£89.00');
    await expect(image.first()).toHaveAttribute('src', /colour=blue/);
    await expect(add).not.toHaveClass(/disabled/);
    await add.click();
    await expect(page.locator('.woocommerce-message')).toContainText('Knitted jumper');
  });
}

test('a quick view that is closed and opened again, on the same product or another, works each time', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/shop/', { snippet: plugin });
  await open('/shop/', 'bar=off');
  for (const [address, colour, size] of [
    [jumper, 'blue', 'large'],
    [jacket, 'red', 'small'],
    [jumper, 'red', 'small'],
  ] as const) {
    const { box, image, price, choose } = await openBox(page, address);
    await expect(price).toBeEmpty();
    await choose(colour, size);
    await expect(price).toContainText('£');
    await expect(image.first()).toHaveAttribute('src', new RegExp(`colour=${colour}`));
    await expect(box.locator('.flex-viewport')).toHaveCount(1);
    await closeBox(page);
  }
});

test('a quick view on the page of a product leaves the choice on the page as it is', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, jumper, { snippet: plugin });
  await open(jumper, 'bar=off');
  const own = page.locator('main');
  await own.locator('#colour').selectOption('blue');
  await own.locator('#size').selectOption('large');
  await expect(own.locator('.single_variation')).toContainText('£89.00');
  const { image, choose } = await openBox(page, jacket);
  await choose('red', 'small');
  await expect(image.first()).toHaveAttribute('src', /colour=red/);
  await closeBox(page);
  await expect(own.locator('.single_variation')).toContainText('£89.00');
  await expect(own.locator('.wp-post-image').first()).toHaveAttribute('src', /jumper.*colour=blue/);
  await expect(own.locator('.flex-viewport')).toHaveCount(1);
  await own.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.woocommerce-message')).toContainText('Knitted jumper');
});

test('a choice that a quick view makes right after requesting the form is shown', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/shop/', {
    snippet: `${plugin.replace(
      "form.trigger('check_variations');",
      `form.find('#colour').val('blue').trigger('change');
       form.find('#size').val('large').trigger('change');`,
    )}`,
  });
  await open('/shop/', 'bar=off');
  const { price, add } = await openBox(page, jumper);
  await expect(price).toContainText('£89.00');
  await expect(add).not.toHaveClass(/disabled/);
});

test('swatches show the image of a hovered colour, and that of the choice afterwards', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, jumper, {
    // Swatch plugins do the same: before this event the form's own image is still shown.
    snippet: `jQuery(document).on('wc_variation_form', '.variations_form', function () {
      var $ = jQuery;
      var form = $(this);
      var swatch = $('<button type="button" id="swatch">Red</button>').insertBefore(form);
      swatch.on('mouseenter', function () {
        form.wc_variations_image_update(form.data('product_variations').filter(function (each) {
          return each.attributes.attribute_colour === 'red';
        })[0]);
        form.closest('.product').find('.sku').wc_set_content('RED');
        form.closest('.product').find('.wp-post-image').wc_set_variation_attr('title', false);
      });
      swatch.on('mouseleave', function () {
        form.wc_variations_image_update(false);
        form.closest('.product').find('.sku').wc_reset_content();
      });
    });`,
  });
  await open(jumper, 'bar=off');
  const image = page.locator('.wp-post-image').first();
  const sku = page.locator('.sku');
  const printed = (await sku.textContent()) ?? '';
  await image.evaluate((image) => image.setAttribute('title', 'A jumper'));
  const swatch = page.locator('#swatch');
  await swatch.hover();
  await expect(image).toHaveAttribute('src', /colour=red/);
  await expect(sku).toHaveText('RED');
  // jQuery 3 would set the attribute to `false`.
  await expect(image).not.toHaveAttribute('title');
  await page.mouse.move(0, 0);
  await expect(image).not.toHaveAttribute('src', /colour/);
  await expect(sku).toHaveText(printed);
});

test('a gallery plugin that shows variation images itself does so alone', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, jumper, {
    snippet: `jQuery.fn.wc_variations_image_update = function (variation) {
      this.attr('data-shown', variation ? variation.sku : 'own');
    };`,
  });
  await open(jumper, 'bar=off');
  const form = page.locator('.variations_form');
  await page.locator('#colour').selectOption('blue');
  await page.locator('#size').selectOption('large');
  await expect(form).toHaveAttribute('data-shown', 'PIER-3135');
  await expect(page.locator('.single_variation')).toContainText('£89.00');
  await expect(page.locator('.wp-post-image').first()).not.toHaveAttribute('src', /colour/);
  await page.locator('.reset_variations').click();
  await expect(form).toHaveAttribute('data-shown', 'own');
});

test('functions that another script has defined stay, and no other is left when Skerry ends', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/shop/', {
    snippet: `${globals} jQuery.fn.wc_variation_form = function () { return 'theirs'; };`,
  });
  await open('/shop/', 'bar=off');
  const names = () =>
    page.evaluate(() => {
      const { fn } = (window as unknown as { jQuery: { fn: object } }).jQuery;
      return Object.keys(fn).filter((name) => name.startsWith('wc_'));
    });
  await expect.poll(names).toContain('wc_product_gallery');
  const result = await page.evaluate(() => {
    interface Theirs {
      wc_variation_form(): unknown;
    }
    return (window as unknown as { jQuery(of: string): Theirs }).jQuery('body').wc_variation_form();
  });
  expect(result).toBe('theirs');
  await page.evaluate(() => window.skerry?.stop());
  expect(await names()).toEqual(['wc_variation_form']);
});

test('a page with jQuery and without anything of products has none of the functions', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/tabs/');
  await open('/tabs/', 'bar=off');
  const names = await page.evaluate(() =>
    Object.keys((window as unknown as { jQuery: { fn: object } }).jQuery.fn).filter((name) =>
      name.startsWith('wc_'),
    ),
  );
  expect(names).toEqual([]);
});
