import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { serve } from '@hono/node-server';
import { pages } from '../demo/pages/pages.mjs';
import { pictureName } from '../demo/pages/index-page.mjs';
import { createApp } from '../demo/server.mjs';
import { chromiumFlags, findBrowser } from './find-browser.mjs';

/** Takes the small pictures of the demo's index page: one of each page, as a visitor first sees it. */
const WIDTH = 480;
const HEIGHT = 300;
/** The window is larger by this, so that text can be told from lines. */
const SCALE = 2.4;
const folder = 'demo/thumbnails';

/** Measuring and broken markup show nothing. */
const isLeftOut = (/** @type {string} */ path) => /^\/($|bench|broken|blank)/.test(path);

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
const viewport = { width: WIDTH * SCALE, height: HEIGHT * SCALE };
const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
const painter = await browser.newPage();
await mkdir(folder, { recursive: true });

for (const { path, example = path } of pages) {
  if (isLeftOut(path)) continue;
  await page.goto(`http://127.0.0.1:${port}${example}${example.includes('?') ? '&' : '?'}bar=off`);
  await page.waitForFunction(() =>
    /** @type {any} */ (window).skerry
      ?.islands()
      .every((/** @type {{ status: string }} */ { status }) => status !== 'loading'),
  );
  // The notice of the shop stands on many pages and would hide what they are about.
  await page.addStyleTag({ content: '.woocommerce-store-notice{display:none!important}' });
  await page.waitForLoadState('networkidle');
  const shot = (await page.screenshot({ type: 'png' })).toString('base64');
  const webp = await painter.evaluate(
    async ({ source, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
    },
    { source: shot, width: WIDTH, height: HEIGHT },
  );
  const file = `${folder}/${pictureName(path)}`;
  await writeFile(file, Buffer.from(webp, 'base64'));
  console.log(file);
}
await browser.close();
close();
