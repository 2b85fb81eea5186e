import { mountAsleep, settle } from '../support/test';
import { waitFrames, expect, reported, test } from './attack';
import { churn, early } from './inputs/churn';

for (const path of ['/kitchen-sink/', '/contact/', '/courses/c/', '/shop/']) {
  test(`${path}: whatever other scripts do to the page, Skerry continues or ends quietly`, async ({
    page,
    open,
  }) => {
    test.setTimeout(60_000);
    await open(path, 'bar=off');
    for (const [what, code] of churn) {
      await page.evaluate(`(() => { ${code} })()`);
      await waitFrames(page, 1);
      expect(await page.evaluate(() => typeof window.skerry?.islands), what).toBe('function');
    }
    await waitFrames(page);
    expect((await reported(page)).filter((each) => !/ (load|call) /.test(each))).toEqual([]);
    await page.evaluate(() => window.skerry?.stop());
  });
}

test('old libraries that change the language’s own objects stop nothing', async ({
  page,
  open,
}) => {
  test.setTimeout(60_000);
  for (const [what, code] of early) {
    const other = await page.context().newPage();
    const uncaught: string[] = [];
    other.on('pageerror', (error) => uncaught.push(error.message));
    await other.addInitScript(code);
    await other.goto('/kitchen-sink/?bar=off');
    await other.waitForFunction(() => window.skerry, null, { timeout: 20_000 });
    await settle(other);
    await mountAsleep(other);
    const states = await other.evaluate(() => [
      ...new Set(window.skerry?.islands().map(({ status }) => status)),
    ]);
    expect({ what, states, uncaught }).toEqual({ what, states: ['mounted'], uncaught: [] });
    await other.close();
  }
  expect(open).toBeDefined();
});
