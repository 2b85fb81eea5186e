import { Hono } from 'hono';
import { checkAccessibility } from '../cli/accessibility/check-accessibility.mjs';
import { writeHtml } from '../cli/accessibility/write-html.mjs';
import { hasRecordedPages, recordedMarkup } from '../test/browser/support/recorded-markup.mjs';
import { serveOnFreePort } from './serve-on-free-port.mjs';

const widths = { phone: 390, desktop: 1280 };
const recorded = [
  'pages/divi/contact',
  'pages/courses/course-open',
  'pages-newer/shop/product-variable',
];

/** Blocks requests to the sites from which the pages were recorded. */
const POLICY = "default-src 'self' 'unsafe-inline' data:";

/** Serves recorded pages as their site sent them, without Skerry: the check inserts it. */
const serveRecorded = () => {
  const app = new Hono();
  app.get('/:generation/:area/:name', ({ req, html }) => {
    const { generation, area, name } = req.param();
    return html(recordedMarkup(`${generation}/${area}/${name}`, { head: '' }), 200, {
      'content-security-policy': POLICY,
    });
  });
  return serveOnFreePort(app.fetch);
};

/**
 * Takes screenshots of the report of `skerry check --accessibility` on the demo and on recorded
 * pages, and of the same report in the inspector.
 * @param {{ browser: import('@playwright/test').Browser, demo: string, folder: string }} to
 */
export const shotAccessibility = async ({ browser, demo, folder }) => {
  const { url, close } = await serveRecorded();
  const pages = [
    [`${demo}/kitchen-sink/`, 'demo'],
    ...(hasRecordedPages
      ? recorded.map((name) => [`${url}/${name}`, name.replaceAll('/', '-')])
      : []),
  ];
  if (!hasRecordedPages)
    console.log('No recorded pages beside this folder: reports on the demo only.');
  for (const [address = '', name] of pages) {
    const html = writeHtml(await checkAccessibility(address));
    for (const [device, width] of Object.entries(widths)) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.setContent(html);
      const file = `${folder}/accessibility-${name}-${device}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.close();
    }
  }
  for (const [device, width] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`${demo}/kitchen-sink/?skerry=inspect&bar=off`);
    await page.getByRole('button', { name: 'Accessibility' }).click();
    await page.getByText('Accessibility report is ready.').waitFor();
    const file = `${folder}/accessibility-inspector-${device}.png`;
    await page.screenshot({ path: file });
    console.log(file);
    await page.close();
  }
  close();
};
