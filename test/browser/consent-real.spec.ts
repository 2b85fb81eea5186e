import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ALL, consentPage, NONE, watchErrors } from './consent-page';
import { expect, test } from './support/test';

const folder = new URL('../../../shared/pages/consent/', import.meta.url);
const names = existsSync(folder) ? readdirSync(folder) : [];

test.skip(names.length === 0, 'the recorded pages are not on this machine');

const TAG = '<script src="/skerry/skerry.js"></script>';

for (const place of ['before', 'after'] as const) {
  test.describe(`with the script tag ${place} the configuration`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/captured/*', (route) => {
        const file = new URL(
          new URL(route.request().url()).pathname.replace('/captured/', ''),
          folder,
        );
        const html = readFileSync(file, 'utf8');
        const body =
          place === 'before'
            ? html.replace('<head>', `<head>${TAG}`)
            : html.replace(/(_ckyStyles = .*\n<\/script>)/, `$1${TAG}`);
        return route.fulfill({ contentType: 'text/html', body });
      });
      // Other hosts respond with a script that leaves a trace.
      await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `(window.thirdPartyRan = window.thirdPartyRan || []).push(${JSON.stringify(new URL(route.request().url()).host)});`,
        }),
      );
    });

    test('the recorded classic page holds, accepts and releases [S4.01b, S4.04, S4.07a, S4.07b, S4.07c, S4.09a]', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      const consent = consentPage(page);
      await page.goto('/captured/gdpr-classic-pushdown.html');
      await expect(consent.container).toBeVisible();
      await expect(consent.container).toHaveClass(/cky-classic-bottom/);
      expect(await consent.ran()).toEqual([]);
      expect(await page.evaluate(() => (window as { demoInline?: number }).demoInline)).toBe(1);
      await consent.tag('accept-button').click();
      await expect(consent.container).toBeHidden();
      await expect(consent.revisit).toBeVisible();
      expect(await consent.record()).toBe(`consent:yes,action:yes,${ALL}`);
      await expect
        .poll(async () => [...(await consent.ran())].sort())
        .toEqual(['ads.example', 'stats.example']);
      await expect
        .poll(() => page.evaluate(() => (window as { demoAnalytics?: number }).demoAnalytics))
        .toBe(1);
      expect(errors.filter((text) => !text.includes('Failed to load'))).toEqual([]);
    });

    test('the recorded classic page refuses and saves a part [S4.05a, S4.06]', async ({ page }) => {
      const consent = consentPage(page);
      await page.goto('/captured/gdpr-classic-pushdown.html');
      await page.locator('#ckyCategoryDirectanalytics').check();
      await consent.tag('detail-category-preview-save-button').click();
      await expect(consent.container).toBeHidden();
      expect(await consent.record()).toContain('functional:no,analytics:yes,performance:no');
      await expect.poll(consent.ran).toEqual(['stats.example']);
      await consent.revisit.locator('button').click();
      const reloaded = page.waitForEvent('load');
      await consent.tag('reject-button').click();
      await reloaded;
      expect(await consent.record()).toBe(`consent:no,action:yes,${NONE}`);
      expect(await consent.ran()).toEqual([]);
    });
  });
}

for (const name of names) {
  test(`${name} boots and shows its banner without an error [S4.01b]`, async ({ page }) => {
    const errors = watchErrors(page);
    const html = readFileSync(new URL(name, folder), 'utf8');
    await page.route('**/captured/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: html.replace('<head>', `<head>${TAG}`) }),
    );
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: '' }));
    await page.goto(`/captured/${name}`);
    await expect(consentPage(page).container).toBeVisible();
    expect(errors.filter((text) => !text.includes('Failed to load'))).toEqual([]);
  });
}
