import { pages } from '../../demo/pages/pages.mjs';
import { expect, test } from './support/test';
import { violations } from './support/violations';

/** Pages for measuring and for broken markup. */
const isExcluded = (path: string) => /^\/(bench|bench-scroll|broken)\//.test(path);

/**
 * Each page is opened in the first width and then resized to the other, so that everything is
 * measured again.
 */
const visits = [
  { name: 'left to right in light colours', switches: '', widths: [1200, 320] },
  { name: 'right to left in dark colours', switches: '&dir=rtl&scheme=dark', widths: [375, 1200] },
] as const;

for (const { path, example = path } of pages.filter((each) => !isExcluded(each.path))) {
  test(`${path} has no finding and fits, wide, narrow and from right to left`, async ({
    page,
    open,
    faults,
  }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    for (const { name, switches, widths } of visits) {
      await page.setViewportSize({ width: widths[0], height: 800 });
      await open(example, `bar=off&motion=reduce${switches}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const view = `${name}, ${width} pixels`;
        await expect.poll(overflow, view).toBeLessThanOrEqual(0);
        expect(await violations(page), view).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
  });
}
