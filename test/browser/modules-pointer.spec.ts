import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Server markup that the demo's pages do not contain; it is inserted late, like a page of results. */
const sections = [
  `<div class="et_pb_row et_pb_gutter_hover et_pb_gutters2" data-original_gutter="2" data-hover_gutter="4" id="gutters"><div class="et_pb_column">Row</div></div>`,
  `<div class="et_pb_row" id="menu-row"><div class="et_pb_column"><div class="et_pb_module et_pb_menu">Menu</div></div></div>`,
  `<div class="et_pb_row"><div class="et_pb_column"><div class="et_pb_module et_pb_text et_pb_bg_layout_light et_pb_bg_layout_dark_phone" id="layout" data-background-layout="light" data-background-layout-hover="dark" data-background-layout-hover-phone="light">Words</div></div></div>`,
  `<div class="et_pb_row"><div class="et_pb_column"><div class="et_pb_module et_pb_shop" id="shop" data-icon="N" data-icon-tablet="T" data-shortcode_index="3"><ul><li class="product"><span class="et_shop_image" style="display:block;height:80px">Picture<span class="et_overlay"></span></span><span class="woocommerce-loop-product__title">Rope</span><span class="price">£9</span></li></ul></div></div></div>`,
  `<div class="et_pb_row" id="last-row"><div class="et_pb_column" id="last-column"><div class="et_pb_module et_pb_image et_pb_image_sticky">Picture</div></div></div>`,
  `<div class="et_pb_row"><div class="et_pb_column"><div class="et_pb_module et_pb_gallery et_pb_bg_layout_light" id="gallery" data-background-layout="light" data-background-layout-hover="dark"><div class="et_pb_gallery_item et_pb_bg_layout_light">Picture</div></div></div></div>`,
].map((row, index) => `<div class="et_pb_section" id="section-${index}">${row}</div>`);

test.beforeEach(async ({ page }) => {
  await page.goto('/enhancements/');
  await settle(page);
  await page.evaluate((markup) => {
    const toggle = '<div class="et_pb_toggle et_pb_toggle_close"></div>';
    const box = document.createElement('div');
    box.innerHTML = markup + toggle;
    document.querySelector('.et_builder_inner_content')?.prepend(box);
  }, sections.join(''));
  await expect(page.locator('#shop .et_overlay')).toHaveAttribute('data-icon', 'N');
});

test('gutters change under the pointer and back', async ({ page }) => {
  const row = page.locator('#gutters');
  await row.hover();
  await expect(row).toHaveClass(/et_pb_gutters4/);
  await expect(row).not.toHaveClass(/et_pb_gutters2/);
  await page.mouse.move(0, 0);
  await expect(row).toHaveClass(/et_pb_gutters2/);
  await expect(row).not.toHaveClass(/et_pb_gutters4/);
});

test('light and dark text change under the pointer, on each device as it is set', async ({
  page,
}) => {
  const text = page.locator('#layout');
  const before = await text.getAttribute('class');
  await text.hover();
  await expect(text).toHaveClass(/et_pb_bg_layout_dark(?!_)/);
  await expect(text).toHaveClass(/et_pb_bg_layout_light_phone/);
  await expect(text).not.toHaveClass(/et_pb_bg_layout_dark_phone/);
  await page.mouse.move(0, 0);
  await expect(text).toHaveAttribute('class', before ?? '');
});

test('the items of a gallery change with it', async ({ page }) => {
  const item = page.locator('#gallery .et_pb_gallery_item');
  await page.locator('#gallery').hover();
  await expect(item).toHaveClass('et_pb_gallery_item et_pb_bg_layout_dark');
  await page.mouse.move(0, 0);
  await expect(item).toHaveClass('et_pb_gallery_item et_pb_bg_layout_light');
});

test('products of a shop module have its icons, a number, and hover with their image', async ({
  page,
}) => {
  const overlay = page.locator('#shop .et_overlay');
  await expect(overlay).toHaveAttribute('data-icon-tablet', 'T');
  await expect(overlay).toHaveClass(/et_pb_inline_icon et_pb_inline_icon_tablet/);
  await expect(page.locator('#shop .product')).toHaveClass(/et_pb_shop_item_3_0/);
  await page.locator('#shop .et_shop_image').hover();
  await expect(page.locator('#shop .price')).toHaveClass(/hover/);
  await page.mouse.move(0, 0);
  await expect(page.locator('#shop .price')).not.toHaveClass(/hover/);
});

test('a menu lies over the rows below, an image on the edge of its section', async ({ page }) => {
  await expect(page.locator('#menu-row')).toHaveCSS('z-index', '3');
  await expect(page.locator('#section-4')).toHaveClass(
    /et_pb_section_sticky et_pb_section_sticky_mobile/,
  );
  await expect(page.locator('#last-row')).toHaveClass(/et-last-child/);
  await expect(page.locator('#last-column')).toHaveClass(/et_pb_row_sticky/);
});

test('all of it is restored', async ({ page }) => {
  await page.locator('#gutters').hover();
  const html = await page.evaluate(() => {
    window.skerry?.unmount();
    return [...document.querySelectorAll('[id^="section-"]')]
      .map((section) => section.outerHTML)
      .join('');
  });
  expect(html).toBe(sections.join(''));
});
