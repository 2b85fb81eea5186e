import type { Page } from '@playwright/test';
import { reachable, walkByKey } from './support/tab-stops';
import { expect, test } from './support/test';

const KITCHEN_SINK = '/kitchen-sink/';
/** The banner appears shortly after its controller is mounted. */
const BANNER = '.cky-consent-container';
const REDUCED_MOTION = 'bar=off&motion=reduce';

const names = (stops: readonly { readonly name: string }[]) => stops.map(({ name }) => name);
const hidden = (stops: readonly { readonly name: string; readonly isSeen: boolean }[]) =>
  names(stops.filter(({ isSeen }) => !isSeen));

/**
 * Dismisses the owner's notice, which covers the header, and the banner, which covers the end of
 * the page.
 */
const dismissAll = async (page: Page) => {
  await page.locator('.cky-btn-accept').first().click();
  await page.locator('.woocommerce-store-notice__dismiss-link').click();
};

/** Arrows for which a narrow viewport has no space (the arrow keys do the same), and pages in frames. */
const isOwn = (name: string) => /et-pb-arrow-|> iframe/.test(name);

test('Tab reaches each control of the kitchen sink once, leaves it, and returns the same way', async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Firefox has other tab stops.');
  await open(KITCHEN_SINK, REDUCED_MOTION);
  // The banner is shown, and Tab passes through it.
  await expect(page.locator(BANNER)).toBeVisible();
  const forward = await walkByKey(page, 'Tab');
  expect(forward.length).toBe((await reachable(page)).length);
  const back = await walkByKey(page, 'Shift+Tab');
  expect(back.map(({ number }) => number)).toEqual(forward.map(({ number }) => number).reverse());
  // Only the first and the last element of the page cannot scroll out from under what covers them.
  expect(hidden(forward).length).toBeLessThanOrEqual(2);
  expect(names(forward.filter(({ hasOutline }) => !hasOutline))).toEqual([]);
  await dismissAll(page);
  expect(hidden(await walkByKey(page, 'Tab'))).toEqual([]);
});

test('a dialog of the kitchen sink traps the focus until Escape, and Tab continues behind it', async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Firefox has other tab stops.');
  await open('/consent/gdpr-box-popup/', REDUCED_MOTION);
  await page.locator('.cky-btn-customize').first().click();
  const inside = await walkByKey(page, 'Tab');
  expect(inside.length).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.activeElement?.closest('.cky-modal') !== null)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  const after = await walkByKey(page, 'Tab');
  expect(after.some(({ name }) => !name.includes('cky-'))).toBe(true);
});

const ZOOMED = [
  KITCHEN_SINK,
  '/tabs/',
  '/sticky/',
  '/menus/',
  '/contact/',
  '/headers/left/',
  '/courses/c/',
  '/consent/',
];
for (const path of ZOOMED) {
  test(`${path} at four times the size scrolls one way only and shows what has the focus`, async ({
    page,
    open,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Firefox has other tab stops.');
    // 1280 by 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(path, REDUCED_MOTION);
    if (path === KITCHEN_SINK || path === '/consent/')
      await expect(page.locator(BANNER)).toBeVisible();
    for (const selector of ['.cky-btn-accept', '.woocommerce-store-notice__dismiss-link']) {
      const control = page.locator(selector).first();
      if (await control.isVisible()) await control.click();
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const stops = await walkByKey(page, 'Tab');
    // The last link of a page cannot scroll out from under a module that is stuck to the bottom edge.
    const hiddenLast = path === '/sticky/' ? names(stops.slice(-1)) : [];
    expect(hidden(stops).filter((name) => !isOwn(name) && !hiddenLast.includes(name))).toEqual([]);
  });
}

/** Styles in which elements differ if backgrounds and shadows are ignored. */
const stylesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, textDecorationLine, borderColor, display, appearance } =
        getComputedStyle(element);
      return [backgroundColor, textDecorationLine, borderColor, display, appearance].join(' ');
    }),
  );

test('in forced colours the focus and the states of tabs, dots and switches are seen', async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium emulates forced colours.');
  await page.emulateMedia({ forcedColors: 'active' });
  await open(KITCHEN_SINK, REDUCED_MOTION);
  const [active, other] = await stylesOf(page, '#sink-tabs [role=tab]');
  expect(active).not.toBe(other);
  await page.locator('#sink-slider').scrollIntoViewIfNeeded();
  await expect(page.locator('#sink-slider .et-pb-controllers')).toBeAttached();
  const dots = await stylesOf(page, '#sink-slider .et-pb-controllers a');
  expect(dots[0]).not.toBe(dots[1]);
  // A dot in the colour of the page itself would be invisible.
  const [canvas] = await stylesOf(page, 'body');
  for (const dot of dots) expect(dot?.split(' rgb')[0]).not.toBe(canvas?.split(' rgb')[0]);
  await page.locator('.cky-btn-customize').first().click();
  const [box] = await stylesOf(page, '.cky-switch input');
  expect(box).toMatch(/auto$/);
  const stops = await walkByKey(page, 'Tab');
  expect(names(stops.filter(({ hasOutline }) => !hasOutline))).toEqual([]);
});
