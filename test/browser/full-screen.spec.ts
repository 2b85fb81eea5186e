import type { Page } from '@playwright/test';
import { seenShifts, watchSeenShifts } from './support/seen-shifts';
import { expect, oneEngine, settle, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';
const heightOf = (page: Page, index: number) =>
  page
    .locator('.et_pb_fullscreen')
    .nth(index)
    .evaluate((section) => (section as HTMLElement).offsetHeight);

test('full-screen headers are as high as the window leaves them, at every width and again after a change', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open('/full-screen/', bar);
  const secondary = await page
    .locator('#top-header')
    .evaluate((top) => (top as HTMLElement).offsetHeight);
  const header = await page
    .locator('#main-header')
    .evaluate((bar) => (bar as HTMLElement).offsetHeight);
  await expect.poll(() => heightOf(page, 0)).toBe(800 - secondary - header);
  await page.setViewportSize({ width: 1200, height: 1000 });
  await expect.poll(() => heightOf(page, 0)).toBe(1000 - secondary - header);
  await page.setViewportSize({ width: 375, height: 700 });
  // On a phone too the height of the desktop header is subtracted, as by the old script.
  await expect.poll(() => heightOf(page, 0)).toBe(700 - header);
  await expect.poll(() => heightOf(page, 1)).toBe(700);
});

for (const width of [1280, 390]) {
  test(
    `the header fills the window from the first paint on, at ${width} px`,
    oneEngine,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchSeenShifts(page);
      await page.goto(`/full-screen/?${bar}`);
      await settle(page);
      await expect(page.locator('.et_pb_fullscreen').first()).toHaveCSS('min-height', /^[1-9]/);
      expect((await seenShifts(page)).filter(({ value }) => value > 0.001)).toEqual([]);
    },
  );
}

test('an image at the bottom touches the bottom edge', async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await open('/full-screen/', bar);
  const container = page.locator('.et_pb_fullwidth_header_container').nth(1);
  await expect(container).toHaveClass(/center-bottom/);
  const edges = () =>
    container.evaluate((box) => {
      const image = box.querySelector('img');
      return (image?.getBoundingClientRect().bottom ?? 0) - box.getBoundingClientRect().bottom;
    });
  await expect.poll(async () => Math.abs(await edges())).toBeLessThanOrEqual(1);
});

test('the arrow scrolls below the header, and moves the focus', async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open('/full-screen/', bar);
  const arrow = page.getByRole('link', { name: 'Scroll down' }).first();
  await arrow.focus();
  await page.keyboard.press('Enter');
  const gap = () =>
    page.evaluate(() => {
      const next = document.querySelectorAll('.et_pb_section')[1];
      const bars = ['top-header', 'main-header'].map((id) => document.getElementById(id));
      const edge = Math.max(...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0));
      return Math.abs((next?.getBoundingClientRect().top ?? 0) - edge);
    });
  await expect.poll(gap).toBeLessThan(3);
  await expect(page.locator('.et_pb_section').nth(1)).toBeFocused();
});

test('shapes between sections have tiles of whole pixels', async ({ page, open }) => {
  await page.setViewportSize({ width: 1234, height: 800 });
  await open('/full-screen/', bar);
  const divider = page.locator('.et_pb_top_inside_divider');
  await divider.scrollIntoViewIfNeeded();
  await expect(divider).not.toHaveClass(/et-no-transition/);
  // A scrollbar may reduce the width of the viewport.
  const width = await divider.evaluate((shape) => (shape as HTMLElement).offsetWidth);
  await expect(divider).toHaveCSS('background-size', `${Math.trunc(width * 0.073)}px 40px`);
});

test(
  'full-screen headers have no fault for assistive technology',
  oneEngine,
  async ({ page, open, browserName }) => {
    test.skip(browserName !== 'chromium', 'The rules are the same everywhere.');
    await open('/full-screen/', bar);
    expect(await violations(page)).toEqual([]);
  },
);
