import { ownFindings } from './support/access-findings';
import { capturedPages, closeToOutside, useCapturedServer } from './support/captured';
import { pressAll } from './support/captured-controls';
import { openAt, openWithoutShift } from './support/captured-shift';
import { isThorough } from './support/is-thorough';
import { representativesOf } from './support/representative-pages';
import { expect, test } from './support/test';
import { watchShift } from './support/watch-shift.mjs';

/**
 * For Firefox; `captured-pages.spec.ts` tests more in Chromium, and only there what does not depend
 * on the engine.
 */
const server = useCapturedServer();

/** Whether the page exists both in Divi 5's own markup and in that of Divi 4. */
const hasTwin = (name: string) => capturedPages.includes(`${name}-d5`);
/**
 * Controls and shifts are tested on the newer generation only, and only on one page of each pair:
 * the others have the same kinds of pages, and engines differ in layout. Names and structure come
 * from the same code in both, so the other pages are checked only in thorough runs.
 */
const walkedPages = representativesOf(
  capturedPages.filter((name) => name.startsWith('pages-newer/') && !hasTwin(name)),
);
const otherPages = isThorough ? capturedPages.filter((name) => !walkedPages.includes(name)) : [];

/** Opening a window takes as long as opening a page in it, so several pages share one. */
const PAGES_PER_WINDOW = 6;
// A limit for pages that hang: six pages at half the speed of other projects.
test.describe.configure({ timeout: PAGES_PER_WINDOW * 60_000 });
const inWindows = (names: readonly string[]) =>
  names.flatMap((_, at) =>
    at % PAGES_PER_WINDOW === 0 ? [names.slice(at, at + PAGES_PER_WINDOW)] : [],
  );

for (const names of inWindows(otherPages)) {
  test(`the recorded pages ${names.join(', ')} have no finding that can be fixed from their own text`, async ({
    page,
    faults,
  }) => {
    await closeToOutside(page);
    for (const name of names) {
      await test.step(name, async () => {
        await openAt(page, `${server.url}/${name}?home=1`, 1280);
        expect(await ownFindings(page)).toEqual([]);
        expect(faults).toEqual([]);
      });
    }
  });
}

for (const names of inWindows(walkedPages)) {
  test(`the recorded pages ${names.join(', ')} boot without a shift, have no finding that can be fixed from their own text, and their controls do what they announce`, async ({
    page,
    faults,
  }) => {
    await closeToOutside(page);
    await page.addInitScript(watchShift);
    for (const name of names) {
      await test.step(name, async () => {
        const address = `${server.url}/${name}?home=1`;
        await openWithoutShift(page, address, 390);
        await openWithoutShift(page, address, 1280);
        expect(await ownFindings(page)).toEqual([]);
        await pressAll(page, name, walkedPages);
        expect(faults).toEqual([]);
        // The next page gets a new visitor.
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await page.context().clearCookies();
      });
    }
  });
}
