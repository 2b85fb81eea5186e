import { comparePage } from '../cli/compare/compare-page.mjs';
import { writeComparisonHtml } from '../cli/compare/write-comparison-html.mjs';

const widths = { phone: 390, desktop: 1280 };

/**
 * Takes screenshots of the report of `skerry check --compare` on a page of the demo.
 * @param {{ browser: import('@playwright/test').Browser, demo: string, folder: string }} to
 */
export const shotComparison = async ({ browser, demo, folder }) => {
  const html = writeComparisonHtml(await comparePage(`${demo}/tabs/`));
  for (const [device, width] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.setContent(html);
    const file = `${folder}/comparison-${device}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
    await page.close();
  }
};
