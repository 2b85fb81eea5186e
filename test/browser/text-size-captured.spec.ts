import type { Page } from '@playwright/test';
import { capturedPages, closeToOutside, useCapturedServer } from './support/captured';
import { representativesOf } from './support/representative-pages';
import { expect, settle, test } from './support/test';
import { textOverlaps } from './support/text-overlaps';
import { doubleText } from './support/text-size';

const server = useCapturedServer();

test.use({ viewport: { width: 320, height: 640 } });

const openCaptured = async (page: Page, name: string) => {
  await closeToOutside(page);
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await settle(page);
};

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
    await openCaptured(page, name);
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

/** How far each box covers the next one, and the height of the first, in pixels. */
const laps = (page: Page) =>
  page.evaluate(() => {
    const [top, header, content] = ['#top-header', '#main-header', '#main-content'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    const covered = [top.bottom - header.top, header.bottom - content.top].map(Math.round);
    return { height: top.height, covered: Math.max(...covered) };
  });

for (const name of ['pages/divi/blog', 'pages-newer/courses/course-modern']) {
  test(`on ${name} the bars at the top cover neither each other nor the page when text is enlarged after loading (WCAG 1.4.4)`, async ({
    page,
    faults,
  }) => {
    await openCaptured(page, name);
    const { height, covered } = await laps(page);
    expect(covered).toBeLessThanOrEqual(1);
    await doubleText(page.locator('body'));
    expect((await laps(page)).height).toBeGreaterThan(height + 20);
    await expect.poll(async () => (await laps(page)).covered).toBeLessThanOrEqual(1);
    expect(faults).toEqual([]);
  });
}

test('price, status and enrolment of a course are not over one another when text is enlarged after loading (WCAG 1.4.4)', async ({
  page,
}) => {
  await openCaptured(page, 'pages/courses/course-closed');
  const status = page.locator('.ld-course-status').first();
  await status.scrollIntoViewIfNeeded();
  const boxes = status.locator('.ld-course-status-content');
  await expect(boxes.first()).toHaveAttribute('style', /height/);
  await doubleText(page.locator('body'));
  await nextPaint(page);
  const overflows = await boxes.evaluateAll((all) =>
    all.map((box) => {
      const { top = 0, bottom = 0 } = box.firstElementChild?.getBoundingClientRect() ?? {};
      const own = box.getBoundingClientRect();
      return Math.max(own.top - top, bottom - own.bottom);
    }),
  );
  expect(overflows.length).toBe(3);
  // A line may be higher than the box of its text.
  expect(Math.max(...overflows)).toBeLessThan(4);
});
