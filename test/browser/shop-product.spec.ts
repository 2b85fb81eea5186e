import { holdBack } from './support/hold-back';
import { expectSeen } from './support/seen';
import { expect, oneEngine, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';

test('options lead to a price, an image and a line in the cart [S1.02b]', async ({
  page,
  open,
  browserName,
}) => {
  await open('/product/knitted-jumper/', bar);
  const add = page.locator('.single_add_to_cart_button');
  await expect(add).toHaveClass(/disabled/);
  await page.locator('#colour').selectOption('blue');
  // Small and blue is announced as out of stock; red in large does not exist.
  await page.locator('#size').selectOption('small');
  await expect(page.locator('.single_variation')).toContainText('Out of stock');
  await page.locator('#size').selectOption('large');
  await expect(page.locator('.single_variation')).toContainText('£89.00');
  await expect(page.locator('.wp-post-image').first()).toHaveAttribute('src', /colour=blue/);
  await expect(page.locator('.sku')).toHaveText('PIER-3135');
  await expect(page.locator('#colour option[value="red"]')).toHaveCount(0);
  if (browserName === 'chromium') expect(await violations(page, '.product')).toEqual([]);
  await expect(add).not.toHaveClass(/disabled/);
  await add.click();
  // The browser submits the form itself: navigating before its page is loaded would cancel one or the other.
  await expect(page.locator('.woocommerce-message')).toContainText('Knitted jumper');
  await page.waitForLoadState();
  await page.goto('/cart/?bar=off');
  await expect(page.locator('.cart_item')).toContainText('Knitted jumper – Blue, Large');
  await expect(page.locator('.product-subtotal').last()).toHaveText('£89.00');
});

test(
  'without a choice the form is not sent and names the missing option',
  oneEngine,
  async ({ page, open }) => {
    await open('/product/knitted-jumper/', bar);
    await page.locator('.single_add_to_cart_button').press('Enter');
    await expectSeen(page.getByRole('alert').getByText('Choose a size and a colour first.'));
    await expect(page).toHaveURL(/knitted-jumper/);
  },
);

for (const rule of [
  '',
  '.single_variation_wrap{display:none}',
  'form.cart .wc-no-matching-variations{display:none!important}',
]) {
  test(
    `an unavailable choice is reported where the visitor sees it, with the style sheet “${rule}”`,
    oneEngine,
    async ({ page, open }) => {
      await page.addInitScript((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, rule);
      await open('/product/knitted-jumper/', bar);
      await page.locator('.woocommerce-store-notice__dismiss-link').click();
      await page.locator('#colour').selectOption('blue');
      await page.locator('#size').selectOption('small');
      await expectSeen(page.locator('.single_variation .stock'));
      await page.locator('.single_add_to_cart_button').press('Enter');
      await expectSeen(page.getByRole('alert').getByText('This combination is not available.'));
    },
  );
}

test('a grouped product adds the chosen quantities', oneEngine, async ({ page, open }) => {
  await open('/product/breakfast-set/', bar);
  await page.locator('[name="quantity[301]"]').fill('2');
  await page.locator('[name="quantity[307]"]').fill('1');
  // A form without Ajax: the response is a page.
  const loaded = page.waitForEvent('load');
  await page.locator('.single_add_to_cart_button').click();
  await loaded;
  await page.goto('/cart/?bar=off');
  await expect(page.locator('.cart_item')).toHaveCount(2);
  await expect(page.locator('.cart-subtotal td')).toHaveText('£53.50');
});

test('images, reviews and stars by keyboard [S2.08]', async ({ page, open, browserName }) => {
  await open('/product/enamel-mug/', bar);
  await expect(page.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1');
  await page.locator('.woocommerce-review-link').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await expect(page.locator('#tab-description')).toBeHidden();
  const stars = page.locator('p.stars [role="radio"]');
  await expect(stars).toHaveCount(5);
  await stars.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(stars.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#rating')).toHaveValue('2');
  if (browserName === 'chromium') expect(await violations(page, '.product')).toEqual([]);
});

test('in right-to-left text the left arrow key moves to the star on the left', async ({
  page,
  open,
}) => {
  await open('/product/enamel-mug/', `${bar}&dir=rtl`);
  await page.locator('.woocommerce-review-link').focus();
  await page.keyboard.press('Enter');
  const stars = page.locator('p.stars [role="radio"]');
  const leftOf = async (index: number) => (await stars.nth(index).boundingBox())?.x ?? 0;
  await stars.first().focus();
  expect(await leftOf(1)).toBeLessThan(await leftOf(0));
  await page.keyboard.press('ArrowLeft');
  await expect(stars.nth(1)).toBeFocused();
  await expect(page.locator('#rating')).toHaveValue('2');
});

test('keyboard focus in the rating list moves to the stars that replace it', async ({ page }) => {
  const release = await holdBack(page, /\/chunks\/product-islands-/);
  // In Firefox the page is loaded only after the file. Until the page is parsed, the browser has
  // yet to scroll to the fragment of the address, which moves the focus.
  await page.goto(`/product/enamel-mug/?${bar}#reviews`, { waitUntil: 'domcontentloaded' });
  const list = page.locator('#rating');
  await expect(list).toBeVisible();
  await list.focus();
  await list.selectOption('3');
  await expect(list).toBeFocused();
  release();
  const stars = page.locator('p.stars [role="radio"]');
  await expect(stars.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stars.nth(3)).toHaveAttribute('aria-checked', 'true');
  await expect(list).toHaveValue('4');
});

test(
  'the stars follow a script that sets the rating, and a reset of the review',
  oneEngine,
  async ({ page, open }) => {
    await open(`/product/enamel-mug/?${bar}#reviews`);
    const chosen = page.locator('p.stars [aria-checked="true"]');
    await page.locator('p.stars').scrollIntoViewIfNeeded();
    await page.locator('#rating').evaluate((list: HTMLSelectElement) => {
      list.value = '5';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(chosen).toHaveClass(/star-5/);
    await page.locator('#commentform').evaluate((form: HTMLFormElement) => form.reset());
    await expect(chosen).toHaveCount(0);
  },
);

test('a press on a product image opens it over the page, the others beside it, and restores the focus', async ({
  page,
  open,
}) => {
  await open('/product/enamel-mug/', bar);
  const link = page.locator('.woocommerce-product-gallery__image a').first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img')).toHaveAttribute('src', /enamel-mug/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('img')).not.toHaveAttribute('src', /enamel-mug/);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.locator('img')).toHaveAttribute('src', /enamel-mug/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('hovering an image shows it enlarged, a press still opens it', async ({ page, open }) => {
  await open('/product/knitted-jumper/', bar);
  const frame = page.locator('.woocommerce-product-gallery__image').first();
  const large = frame.locator('.zoomImg');
  const box = await frame.boundingBox();
  if (!box) throw new Error('The image is missing.');
  await page.mouse.move(box.x + 2, box.y + 2);
  await expect(large).toHaveCSS('opacity', '1');
  expect(await large.evaluate((image) => image.getBoundingClientRect().width)).toBe(1200);
  // Not to the bottom corner, which the shop's notice may cover.
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 4 });
  await expect
    .poll(async () => ((await large.boundingBox())?.x ?? 0) + 1200)
    .toBeLessThan(box.x + box.width + 10);
  await page.mouse.move(box.x + box.width + 60, box.y - 20);
  await expect(large).toHaveCount(0);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('dialog[open]')).toBeVisible();
});
