import { reachable, startAtTop, walkByKey } from './support/tab-stops';
import { expect, oneEngine, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const REDUCED_MOTION = 'bar=off&motion=reduce';

/** A course, a lesson in focus mode and a profile, in each generation of the markup. */
for (const path of ['courses', 'lessons', 'profile']) {
  for (const generation of ['a', 'b', 'c']) {
    const details = generation === 'c' ? {} : oneEngine;
    test(
      `axe finds nothing in /${path}/${generation}/, and Tab reaches every control of it, visible and outlined`,
      details,
      async ({ page, open, browserName }) => {
        await page.setViewportSize({ width: 1200, height: 800 });
        await open(`/${path}/${generation}/`, REDUCED_MOTION);
        expect(await violations(page)).toEqual([]);
        await page.locator('.ld-expand-button[aria-expanded="false"]:visible').first().click();
        expect(await violations(page)).toEqual([]);
        // Firefox has other tab stops.
        if (browserName !== 'chromium') return;
        // Starts at the top, because the pressed button has the focus.
        await startAtTop(page);
        const stops = await walkByKey(page, 'Tab');
        expect(stops.length).toBe((await reachable(page)).length);
        const lost = stops.filter(({ isSeen, hasOutline }) => !isSeen || !hasOutline);
        expect(lost.map(({ name }) => name)).toEqual([]);
      },
    );
  }
}
