import { expect, settle, test } from './support/test';

const pages = ['counters', 'galleries', 'portfolio', 'blog', 'media', 'nested', 'enhancements'];

for (const query of ['build=react', 'csp=1', 'file=all', 'dir=rtl']) {
  test(`every content module works with ${query} [S1.03] [S6.01c]`, async ({ page, faults }) => {
    test.setTimeout(90_000);
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    for (const name of pages) {
      await page.goto(`/${name}/?${query}`);
      await settle(page);
      const failed = await page.evaluate(() =>
        window.skerry
          ?.islands()
          .filter(({ status }) => status === 'failed')
          .map((island) => island.name),
      );
      expect(failed, name).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
    await page.goto(`/portfolio/?${query}`);
    await settle(page);
    const pagesOf = page.locator('#pages .et_pb_portfolio_item');
    await page.locator('#work [data-category-slug="web"]').click();
    await expect(page.locator('#work .et_pb_portfolio_item:visible')).toHaveCount(3);
    await page.locator('#pages').getByText('Older Entries').click();
    await expect(pagesOf.first()).toHaveText(/Project 7/);
    await page.goto(`/galleries/?${query}`);
    await settle(page);
    await page.locator('a.et_pb_lightbox_image').click();
    await expect(page.locator('.mfp-s-ready')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(blocked).toEqual([]);
    expect(faults).toEqual([]);
  });
}
