import { mkdir, writeFile } from 'node:fs/promises';
import { pages } from '../demo/pages/pages.mjs';
import { pictureName } from '../demo/pages/index-page.mjs';
import { createApp } from '../demo/server.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { serveOnFreePort } from './serve-on-free-port.mjs';

/** Takes the thumbnails of the demo's index page: one of each page in its initial state. */
const WIDTH = 480;
const HEIGHT = 300;
/** The window is larger by this factor, so that text remains distinguishable from lines. */
const SCALE = 2.4;
const folder = 'demo/thumbnails';

/** Pages for measurements and with broken markup are not worth a thumbnail. */
const isLeftOut = (/** @type {string} */ path) => /^\/($|bench|broken|blank)/.test(path);

const { url, close } = await serveOnFreePort(createApp().fetch);
const browser = await launchBrowser();
const viewport = { width: WIDTH * SCALE, height: HEIGHT * SCALE };
const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
const painter = await browser.newPage();
await mkdir(folder, { recursive: true });

for (const { path, example = path } of pages) {
  if (isLeftOut(path)) continue;
  await page.goto(`${url}${example}${example.includes('?') ? '&' : '?'}bar=off`);
  await page.waitForFunction(() =>
    /** @type {any} */ (window).skerry
      ?.islands()
      .every((/** @type {{ status: string }} */ { status }) => status !== 'loading'),
  );
  // The store notice is on many pages and would cover their contents.
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
