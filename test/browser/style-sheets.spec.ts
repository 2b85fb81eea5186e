import type { Page } from '@playwright/test';
import { expectSeen } from './support/seen';
import { expect, settle, test } from './support/test';
import { watchShift } from './support/watch-shift.mjs';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Adds a style sheet after everything else, including Skerry's own rules. */
const addLateSheet = async (page: Page, css: string) => {
  await page.route('**/late-sheet.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: css }),
  );
  await page.addInitScript(() =>
    addEventListener('load', () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/late-sheet.css';
      link.addEventListener('load', () => Object.assign(window, { hasLateSheet: true }));
      document.body.append(link);
    }),
  );
};
const lateSheet = (page: Page) => page.waitForFunction(() => 'hasLateSheet' in window);

test('if no style sheet ever loads, an image opens over the page, moves and closes', async ({
  page,
  open,
}) => {
  await page.route('**/*.css', (route) => route.abort());
  await open('/galleries/');
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  await expect(page.locator('.mfp-s-ready')).toBeVisible();
  for (const selector of ['.mfp-img', '.mfp-arrow-left', '.mfp-arrow-right', '.mfp-close']) {
    await expectSeen(page.locator(selector));
  }
  await page.locator('.mfp-arrow-right').click();
  await expect(page.locator('.mfp-counter')).toHaveText('2 of 14');
  await page.locator('.mfp-close').click();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a late style sheet that insists on the level of the backdrop leaves image and close button in reach', async ({
  page,
  open,
}) => {
  await addLateSheet(page, '.mfp-bg{z-index:1000000!important}.mfp-wrap{z-index:1!important}');
  await open('/galleries/');
  await lateSheet(page);
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  await expect(page.locator('.mfp-s-ready')).toBeVisible();
  await expectSeen(page.locator('.mfp-img'));
  await page.locator('.mfp-close').click();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('elements that a late style sheet hides until they scroll into view are shown there', async ({
  page,
  open,
}) => {
  await addLateSheet(page, '.et-waypoint{opacity:0!important}');
  await open('/enhancements/');
  await lateSheet(page);
  const module = page.locator('.et_pb_image_wrap[class*=et_pb_animation_]').first();
  await module.scrollIntoViewIfNeeded();
  await expectSeen(module);
});

test('a style sheet of the head that loads after the whole document moves nothing visible', async ({
  page,
}) => {
  await page.addInitScript(watchShift);
  // A style sheet without scripts after it does not block the parser.
  await page.route('**/headers/left/*', async (route) => {
    const html = await (await route.fetch()).text();
    const isLoader = (tag: string) => tag.includes('skerry.core.js');
    const body = html.replace(/<script[^]*?<\/script>/g, (tag) => (isLoader(tag) ? tag : ''));
    await route.fulfill({ contentType: 'text/html', body });
  });
  const parsed = page.waitForEvent('domcontentloaded');
  await page.route('**/theme.css*', async (route) => {
    await parsed;
    await route.fallback();
  });
  await page.goto('/headers/left/?bar=off');
  await settle(page);
  const { layoutShift, shifted } = await page.evaluate(async () => {
    for (let at = 0; at < 2; at += 1) await new Promise((next) => requestAnimationFrame(next));
    return (
      window as unknown as { shiftOf: () => { layoutShift: number; shifted: string[] } }
    ).shiftOf();
  });
  expect(layoutShift, shifted.join('; ')).toBeLessThan(0.01);
});
