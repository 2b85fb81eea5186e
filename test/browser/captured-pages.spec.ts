import { ownFindings } from './support/access-findings';
import { closeToOutside, useCapturedServer } from './support/captured';
import { pressAll, walkByTab } from './support/captured-controls';
import { openWithoutShift } from './support/captured-shift';
import { oldClasses } from './support/old-classes';
import { representativesOf } from './support/representative-pages';
import { differencesFromServer } from './support/snapshot';
import { expect, test } from './support/test';
import { watchShift } from './support/watch-shift.mjs';

const server = useCapturedServer();

const pages = representativesOf();

for (const name of pages) {
  test(`the recorded page ${name} boots without a shift, has no finding that can be fixed from its own text, shows the focus wherever Tab leads, its controls do what they announce, its elements get the classes that the old scripts set, and it is restored to the server’s markup`, async ({
    page,
    faults,
  }) => {
    const address = `${server.url}/${name}?home=1`;
    await closeToOutside(page);
    await page.addInitScript(watchShift);
    await openWithoutShift(page, address, 390);
    await openWithoutShift(page, address, 1280);
    // Landmarks are named in slices, after the last island is mounted.
    await expect.poll(() => ownFindings(page)).toEqual([]);
    // Proves that the comparison at the end detects the changes of islands.
    const isAdopted = await page.evaluate(() =>
      window.skerry?.islands().some(({ kind }) => kind === 'island'),
    );
    if (isAdopted) expect(await differencesFromServer(page)).not.toEqual([]);

    const classes = oldClasses(page, name);
    await classes.collect();
    await walkByTab(page, name, pages);
    await classes.collect();
    await pressAll(page, name, pages);
    await classes.collect();
    await classes.expectAll();
    await page.evaluate(() => window.skerry?.stop());
    expect(await differencesFromServer(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
