import { expectSeen } from './support/seen';
import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const shown = '#photos .et_pb_gallery_item:visible';
const link = (name: string) => `#photos a.page-${name}`;

test('a gallery shows four images a page and a window of links [S9.26a, S9.26b]', async ({
  page,
}) => {
  await page.goto('/galleries/');
  await settle(page);
  await expect(page.locator(shown)).toHaveCount(4);
  await expect(page.locator('#photos .page:visible')).toHaveText(['1', '2', '3', '4']);
  await expect(page.locator(link('prev'))).toBeHidden();
  await page.locator(link('3')).click();
  await expect(page.locator('#photos .et_pb_gallery_title:visible').first()).toHaveText('Scene 9');
  await expect(page.locator(link('3'))).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('status').filter({ hasText: '4 of 14' })).toHaveCount(1);
  await page.locator(link('4')).click();
  await expect(page.locator(shown)).toHaveCount(2);
  await expect(page.locator(link('next'))).toBeHidden();
});

test('the address keeps the page of a gallery, and Back returns through them [S2.03d] [S2.04]', async ({
  page,
}) => {
  await page.goto('/galleries/#photos|2');
  await settle(page);
  await expect(page.locator(link('2'))).toHaveClass(/\bactive\b/);
  await page.locator(link('next')).click();
  await expect(page).toHaveURL(/#photos\|3$/);
  await page.goBack();
  await expect(page.locator(link('2'))).toHaveClass(/\bactive\b/);
  await expect(page.locator('#photos .et_pb_gallery_title:visible').first()).toHaveText('Scene 5');
});

test('keyboard focus moves on when a link disappears', async ({ page }) => {
  await page.goto('/galleries/#photos|3');
  await settle(page);
  await page.locator(link('next')).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(link('4'))).toBeFocused();
});

test('rows are marked for the style sheet, at any width', async ({ page }) => {
  await page.goto('/galleries/');
  await settle(page);
  const items = page.locator(shown);
  await expect(items.first()).toHaveClass(/first_in_row/);
  await expect(items.last()).toHaveClass(/last_in_row/);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator(`${shown}.last_in_row`)).toHaveCount(2);
  await expect(page.locator(`${shown}.first_in_row`)).toHaveCount(2);
});

test('one page of images needs no links', async ({ page }) => {
  await page.goto('/galleries/');
  await settle(page);
  const second = page.locator('.et_pb_gallery_1');
  await expect(second.locator('.et_pb_gallery_item:visible')).toHaveCount(3);
  await expect(second.locator('.et_pb_gallery_pagination')).toBeHidden();
});

const dialog = 'dialog.mfp-wrap';
const counter = '.mfp-counter';

test('an image opens over the page, moves by keys and restores the focus [S1.03]', async ({
  page,
}) => {
  await page.goto('/galleries/');
  await settle(page);
  const opener = page.locator('#photos .et_pb_gallery_image a').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(dialog)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Scene 1');
  // Images of other pages of the gallery are included.
  await expect(page.locator(counter)).toHaveText('1 of 14');
  await expect(page.locator('.mfp-img')).toHaveAttribute('alt', 'Hills, number 1');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(counter)).toHaveText('2 of 14');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(counter)).toHaveText('14 of 14');
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
  // Tab after the last button goes to the browser's own controls, never to the page behind.
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(dialog)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an image that was opened stays while the key is held', async ({ page }) => {
  // Without animations a closed lightbox is removed immediately.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/galleries/');
  await settle(page);
  await page.locator('#photos .et_pb_gallery_image a').first().focus();
  // A key was pressed on the page before, as when a visitor moves to the image.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.down('Enter');
  await expect(page.locator('.mfp-close')).toBeFocused();
  // A repeated keydown, as of a key that is held.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.locator(dialog).count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(dialog)).toHaveCount(0);
});

test('the title of an image can be selected with the mouse', async ({ page }) => {
  await page.goto('/galleries/');
  await settle(page);
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  await expect(page.locator('.mfp-s-ready')).toBeVisible();
  const box = await page.locator('.mfp-title').boundingBox();
  if (!box) throw new Error('The title is not seen.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, y, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Scene');
  await expect(page.locator(counter)).toHaveText('1 of 14');
});

for (const width of [1280, 390]) {
  test(`the image, its arrows and the close button are visible and pressable at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/galleries/');
    await settle(page);
    await page.locator('#photos .et_pb_gallery_image a').first().click();
    await expect(page.locator('.mfp-s-ready')).toBeVisible();
    for (const selector of ['.mfp-img', '.mfp-arrow-left', '.mfp-arrow-right', '.mfp-close']) {
      await expectSeen(page.locator(selector));
    }
    await page.locator('.mfp-arrow-right').click();
    await expect(page.locator(counter)).toHaveText('2 of 14');
    await page.locator('.mfp-img').click();
    await expect(page.locator(counter)).toHaveText('3 of 14');
    await page.locator('.mfp-close').click();
    await expect(page.locator(dialog)).toHaveCount(0);
  });
}

test('the page behind an image does not scroll, and a click beside it closes', async ({ page }) => {
  await page.goto('/galleries/');
  await settle(page);
  const heading = page.locator('#photos');
  const before = await heading.boundingBox();
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  await expect(page.locator('.mfp-s-ready')).toBeVisible();
  expect((await heading.boundingBox())?.x).toBe(before?.x);
  await page.mouse.click(5, 200);
  await expect(page.locator(dialog)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('style', /overflow/);
});

test('a single image has no arrows, a modified click follows the link', async ({ page }) => {
  await page.goto('/galleries/');
  await settle(page);
  const single = page.locator('a.et_pb_lightbox_image');
  await single.click();
  await expect(page.locator(dialog)).toBeVisible();
  await expect(page.locator('.mfp-arrow')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(dialog)).toHaveCount(0);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    single.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  await expect(page.locator(dialog)).toHaveCount(0);
});

test('a click before the chunk has loaded opens the image anyway', async ({ page }) => {
  await page.goto('/galleries/', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.skerry !== undefined);
  await page.locator('a.et_pb_lightbox_image').click();
  await expect(page.locator(dialog)).toBeVisible();
});

test('a double click on an image opens that image, not the next one', async ({ page, open }) => {
  await open('/galleries/', 'motion=reduce');
  const opener = page.locator('#photos .et_pb_gallery_image a').first();
  // Once the chunk is loaded, the second press hits the lightbox.
  await opener.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(dialog)).toHaveCount(0);
  const image = page.locator('.mfp-s-ready .mfp-img');
  const address = await opener.evaluate((link: HTMLAnchorElement) => link.href);
  await opener.dblclick();
  await expect(image).toHaveAttribute('src', address);
  // A double click on the image itself is two presses.
  await image.dblclick();
  await expect(page.locator(counter)).toHaveText(/^3\D/);
});

test('the grid fits 320 pixels without a scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/galleries/');
  await settle(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  await expect(page.locator('.mfp-s-ready')).toBeVisible();
  const box = await page.locator('.mfp-img').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
});

test('a title that is selected with the mouse leaves the lightbox open, wherever the drag ends', async ({
  page,
  open,
}) => {
  await open('/galleries/', 'motion=reduce');
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  const dialog = page.locator('dialog.mfp-wrap');
  await expect(page.locator('.mfp-s-ready img')).toBeVisible();
  const box = await page.locator('.mfp-title').boundingBox();
  if (!box) throw new Error('The title has no box.');
  const y = box.y + box.height / 2;
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(box.x + 60, box.x - 30);
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x - 30, y);
  await expect(dialog).toHaveCount(0);
});

test('a drag beside an image moves on, and leaves the lightbox open', async ({ page, open }) => {
  await open('/galleries/', 'motion=reduce');
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  await expect(page.locator('.mfp-s-ready img')).toBeVisible();
  await page.mouse.move(90, 200);
  await page.mouse.down();
  await page.mouse.move(10, 200, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator(counter)).toHaveText('2 of 14');
  await page.mouse.click(10, 200);
  await expect(page.locator(dialog)).toHaveCount(0);
});
