import { pages } from '../../demo/pages/pages.mjs';
import { expect, test } from './support/test';
import { violations } from './support/violations';

/** Measuring and broken markup are what these are for. */
const isLeftOut = (path: string) => /^\/(bench|bench-scroll|broken)\//.test(path);

/** What axe finds by markup, by colours and by direction is the same at every width: two visits show all of it. */
const views = [
  { name: 'a wide screen', width: 1200, switches: '' },
  {
    name: 'right to left in dark colours on 320 pixels',
    width: 320,
    switches: '&dir=rtl&scheme=dark',
  },
] as const;

for (const { path, example = path } of pages.filter((each) => !isLeftOut(each.path))) {
  test(`${path} has no finding and fits, wide, narrow and from right to left`, async ({
    page,
    open,
    faults,
  }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    for (const { name, width, switches } of views) {
      await page.setViewportSize({ width, height: 800 });
      await open(example, `bar=off&motion=reduce${switches}`);
      expect(await violations(page), name).toEqual([]);
      expect(await overflow(), name).toBeLessThanOrEqual(0);
      // Turned or made narrower: what has been measured is measured again.
      for (const narrower of [375, 320]) {
        await page.setViewportSize({ width: narrower, height: 800 });
        await expect.poll(overflow, `${name}, then ${narrower} pixels`).toBeLessThanOrEqual(0);
      }
    }
    expect(faults).toEqual([]);
  });
}
