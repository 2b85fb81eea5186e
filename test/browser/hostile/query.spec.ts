import { expect, test } from './attack';
import { queries } from './inputs/queries';

/** Two pages that read their query, and the element that must work whatever the query is. */
const pages = [
  ['/tabs/', '#plans [role=tab]'],
  ['/lessons/c/', '.learndash-wrapper'],
] as const;

pages.forEach(([path, sign], half) => {
  test(`${path}: every hostile query leaves a page that works`, async ({ page, baseURL }) => {
    test.setTimeout(60_000);
    // The query is for scripts only: how the server handles it is not tested here.
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}${path}` }) }),
    );
    for (const query of queries.filter((_, at) => at % pages.length === half)) {
      await page.goto(`${baseURL}${path}?bar=off&${query}`, { waitUntil: 'domcontentloaded' });
      const isOff = await page.evaluate(
        () => new URLSearchParams(location.search).get('skerry') === 'off',
      );
      expect(isOff, query).toBe(false);
      await expect(page.locator(sign).first(), query).toBeVisible();
      await page.waitForFunction(() =>
        window.skerry?.islands().some(({ status }) => status === 'mounted'),
      );
    }
  });
});
