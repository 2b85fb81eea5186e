import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite } from '../cli/site/check-site.mjs';
import { writeSiteHtml } from '../cli/site/write-site-html.mjs';

const widths = { phone: 390, desktop: 1280 };

/**
 * Takes screenshots of the report of `skerry check --site` on the demo.
 * @param {{ browser: import('@playwright/test').Browser, demo: string, folder: string }} to
 */
export const shotSite = async ({ browser, demo, folder }) => {
  const place = await mkdtemp(join(tmpdir(), 'skerry-site-'));
  const report = await checkSite(demo, {
    pages: 40,
    delayMs: 1,
    journal: join(place, 'journal'),
    isFresh: true,
    onProgress: () => {},
  });
  await rm(place, { recursive: true });
  for (const [device, width] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.setContent(writeSiteHtml(report));
    const file = `${folder}/site-${device}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
    await page.close();
  }
};
