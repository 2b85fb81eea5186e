import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const bar = 'bar=off';
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

for (const [width, isFixed] of [
  [1024, true],
  [1023, false],
] as const) {
  test(`at ${width} pixels the header of the other theme ${isFixed ? 'stays at the top' : 'leaves with the page'} and nothing jumps [S9.21]`, async ({
    page,
    open,
  }) => {
    // A scrollbar reduces the width of the viewport; the browser of the tests has none that does.
    await page.addInitScript(() => {
      const clientWidth = { get: () => window.innerWidth - 15 };
      Object.defineProperties(HTMLHtmlElement.prototype, { clientWidth });
    });
    await page.setViewportSize({ width, height: 700 });
    await open('/headers/extra/', bar);
    const container = page.locator('#page-container');
    await expect(container).not.toHaveClass(/et-fixed-header/);
    const topOf = () =>
      page.locator('#part-2').evaluate((part) => part.getBoundingClientRect().top + scrollY);
    const before = await topOf();
    await scrollDown(page, 600);
    if (isFixed) await expect(container).toHaveClass(/et-fixed-header/);
    await expect(page.locator('#back_to_top')).toHaveClass('visible');
    if (!isFixed) await expect(container).not.toHaveClass(/et-fixed-header/);
    expect(await topOf()).toBe(before);
    await scrollDown(page, 0);
    await expect(container).not.toHaveClass(/et-fixed-header/);
    await expect(page.locator('#main-header-wrapper')).not.toHaveAttribute('style', /./);
  });
}

test('its menu for phones opens by keyboard, its branches with a first press, and Escape closes it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/headers/extra/', bar);
  const show = page.getByRole('button', { name: 'Select Page' });
  const list = page.locator('#et-extra-mobile-menu');
  await expect(list).toHaveCount(0);
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(show).toHaveAttribute('aria-expanded', 'true');
  const modules = list.getByRole('link', { name: 'Modules' });
  await expect(modules).toBeVisible();
  await expect(list.getByRole('link', { name: 'Sliders' })).toBeHidden();
  await modules.press('Enter');
  await expect(list.getByRole('link', { name: 'Sliders' })).toBeVisible();
  await expect(modules).toHaveAttribute('aria-expanded', 'true');
  expect(await page.locator('[id="menu-item-601"]').count()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(show).toBeFocused();
  await expect(list).toBeHidden();
});

test('stories rotate, and the one being read stays', async ({ page, open }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1200, height: 700 });
  await open('/headers/extra/', bar);
  const stories = page.locator('.et-trending-post');
  await expect(stories.nth(0)).toBeVisible();
  await expect(stories.nth(1)).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(stories.nth(1)).toBeVisible({ timeout: 100 });
  }).toPass();
  await stories.nth(1).getByRole('link').focus();
  await page.clock.runFor(25_000);
  await expect(stories.nth(1)).toBeVisible();
});

test('the header of the other theme has no fault for assistive technology', async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'The rules are the same everywhere.');
  for (const width of [1200, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await open('/headers/extra/', bar);
    expect(await violations(page)).toEqual([]);
  }
});
