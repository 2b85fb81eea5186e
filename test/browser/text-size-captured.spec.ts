import type { Page } from '@playwright/test';
import { capturedPages, closeToOutside, useCapturedServer } from './support/captured';
import { representativesOf } from './support/representative-pages';
import { expect, settle, test } from './support/test';
import { textOverlaps } from './support/text-overlaps';
import { doubleText } from './support/text-size';

const server = useCapturedServer();

test.use({ viewport: { width: 320, height: 640 } });

/** Waits two frames, until code that measures sizes has run. */
const nextPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(1))),
      ),
  );

/** Pages with notices and forms of the shop, banners, prices, and those of every header with its menus. */
const pagesWithText = representativesOf(
  capturedPages.filter((name) => /\/(shop|headers|consent)\/|\/people(-d5)?$/.test(name)),
);

for (const name of pagesWithText) {
  test(`on ${name} no text lies over another at twice the size of type that does not without Skerry (WCAG 1.4.4)`, async ({
    page,
    faults,
  }) => {
    await closeToOutside(page);
    await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
    await settle(page);
    const overlapsBefore = new Set(await textOverlaps(page));
    await doubleText(page.locator('body'));
    await nextPaint(page);
    const overlaps = (await textOverlaps(page)).filter((pair) => !overlapsBefore.has(pair));
    if (overlaps.length > 0) {
      await page.goto(`${server.url}/${name}?skerry=off`, { waitUntil: 'load' });
      await doubleText(page.locator('body'));
      await nextPaint(page);
      const overlapsWithoutSkerry = new Set(await textOverlaps(page));
      expect(overlaps.filter((pair) => !overlapsWithoutSkerry.has(pair))).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}
