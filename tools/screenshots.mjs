import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { serve } from '@hono/node-server';
import { createApp } from '../demo/server.mjs';
import { chromiumFlags, findBrowser } from './find-browser.mjs';

/** Takes pictures of the demo pages and of the inspector at three widths. */
const headers = ['left', 'centered', 'split', 'slide', 'fullscreen', 'vertical', 'extra'];
const pages = [
  '/',
  '/tabs/',
  '/accordion/',
  '/sliders/',
  '/shop/',
  '/consent/',
  '/contact/',
  '/menus/',
  '/full-screen/',
  '/kitchen-sink/',
];
const widths = { phone: 375, tablet: 820, desktop: 1280 };
const shots = [
  ...pages.map((path) => ({ path, name: path.replaceAll('/', '') || 'index' })),
  ...headers.map((style) => ({ path: `/headers/${style}/?bar=off`, name: `header-${style}` })),
  { path: '/kitchen-sink/?skerry=inspect', name: 'inspector' },
];

await mkdir('screenshots', { recursive: true });
/** @type {{ port: number, close: () => void }} */
const { port, close } = await new Promise((resolve) => {
  const server = serve({ fetch: createApp().fetch, hostname: '127.0.0.1', port: 0 }, (address) =>
    resolve({ port: address.port, close: () => server.close() }),
  );
});
const executablePath = findBrowser('chromium');
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
});
for (const [device, width] of Object.entries(widths)) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const { path, name } of shots) {
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      /** @type {any} */ (window).skerry
        ?.islands()
        .every((/** @type {{ status: string }} */ { status }) => status === 'mounted'),
    );
    // The panel reads its table twice a second.
    await page.waitForFunction(() => {
      const panel = document.querySelector('skerry-inspector')?.shadowRoot?.textContent;
      return panel === undefined || panel?.includes('0 waiting, 0 loading');
    });
    const file = `screenshots/${name}-${device}.png`;
    await page.screenshot({ path: file });
    console.log(file);
  }
  await page.close();
}
await browser.close();
close();
