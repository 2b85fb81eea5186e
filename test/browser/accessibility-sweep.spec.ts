import { pages } from '../../demo/pages/pages.mjs';
import { expect, test } from './support/test';
import { violations } from './support/violations';

/** Measuring and broken markup are what these are for. */
const isLeftOut = (path: string) => /^\/(bench|bench-scroll|broken)\//.test(path);

/** Colours are the same at every width, and all else the same in other colours. */
const views = [
  { name: 'a wide screen', width: 1200, switches: '', looked: 'all' },
  { name: '320 pixels', width: 320, switches: '', looked: 'markup' },
  { name: 'right to left on a phone', width: 375, switches: '&dir=rtl', looked: 'markup' },
  { name: 'dark colours', width: 1200, switches: '&scheme=dark', looked: 'colours' },
] as const;

for (const { path, example = path } of pages.filter((each) => !isLeftOut(each.path))) {
  test(`${path} has no finding and fits, wide, narrow and from right to left`, async ({
    page,
    open,
    faults,
  }) => {
    for (const { name, width, switches, looked } of views) {
      await page.setViewportSize({ width, height: 800 });
      await open(example, `bar=off&motion=reduce${switches}`);
      expect(await violations(page, 'html', looked), name).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
    expect(faults).toEqual([]);
  });
}
