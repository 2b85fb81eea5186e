import { ownFindings } from './support/access-findings';
import { capturedPages, closeToOutside, useCapturedServer } from './support/captured';
import { pressAll } from './support/captured-controls';
import { openAt, openStill } from './support/captured-shift';
import { isThorough } from './support/is-thorough';
import { representativesOf } from './support/representative-pages';
import { expect, test } from './support/test';
import { watchShift } from './support/watch-shift.mjs';

/** For Firefox; `captured-pages.spec.ts` tries more in the first engine, and there alone what asks nothing of an engine. */
const server = useCapturedServer();

/** What Divi 5 has built in its own way and in that of Divi 4. */
const hasTwin = (name: string) => capturedPages.includes(`${name}-d5`);
/**
 * Controls and shifts are tried on the newer generation alone, and there on one of twins: the others have the same
 * kinds of pages, and what differs between engines is where things lie. Names and structure come from the same code
 * in both, so that the others are looked at only where there is time.
 */
const used = representativesOf(
  capturedPages.filter((name) => name.startsWith('pages-newer/') && !hasTwin(name)),
);
const lookedAt = isThorough ? capturedPages.filter((name) => !used.includes(name)) : [];

/** A window takes as long to open as a page in it, so that several pages share one. */
const PAGES_PER_WINDOW = 6;
// For what hangs: six pages of what one has elsewhere at half the speed.
test.describe.configure({ timeout: PAGES_PER_WINDOW * 60_000 });
const inWindows = (names: readonly string[]) =>
  names.flatMap((_, at) =>
    at % PAGES_PER_WINDOW === 0 ? [names.slice(at, at + PAGES_PER_WINDOW)] : [],
  );

for (const names of inWindows(lookedAt)) {
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

for (const names of inWindows(used)) {
  test(`the recorded pages ${names.join(', ')} boot without a shift, have no finding that can be fixed from their own text, and their controls do what they announce`, async ({
    page,
    faults,
  }) => {
    await closeToOutside(page);
    await page.addInitScript(watchShift);
    for (const name of names) {
      await test.step(name, async () => {
        const address = `${server.url}/${name}?home=1`;
        await openStill(page, address, 390);
        await openStill(page, address, 1280);
        expect(await ownFindings(page)).toEqual([]);
        await pressAll(page, name, used);
        expect(faults).toEqual([]);
        // The next page meets a new visitor.
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await page.context().clearCookies();
      });
    }
  });
}
