import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createApp } from '../demo/server.mjs';
import { shotAccessibility } from './screenshots-accessibility.mjs';
import { shotWordPress } from './screenshots-wordpress.mjs';
import { shotComparison } from './screenshots-comparison.mjs';
import { shotSite } from './screenshots-site.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { isSettled } from './is-settled.mjs';
import { serveOnFreePort } from './serve-on-free-port.mjs';

/**
 * Takes screenshots of the demo pages, of the inspector, and of the reports on accessibility and on
 * the whole demo, at three widths. `--rtl` takes them in right-to-left layout, `--forced-colors` in
 * high-contrast mode, `--zoom` at four times the size.
 */
const { values: options } = parseArgs({
  options: {
    rtl: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    zoom: { type: 'boolean', default: false },
  },
});
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
/** At 400 % a desktop of 1280 by 1024 is as wide as a phone. */
const widths = options.zoom ? { zoomed: 320 } : { phone: 375, tablet: 820, desktop: 1280 };
const kind = ['rtl', 'forced-colors', 'zoom'].filter(
  (name) => options[/** @type {'rtl'} */ (name)],
);
const folder = ['screenshots', ...kind].join('/');
const shots = [
  ...pages.map((path) => ({ path, name: path.replaceAll('/', '') || 'index' })),
  ...headers.map((style) => ({ path: `/headers/${style}/?bar=off`, name: `header-${style}` })),
  { path: '/kitchen-sink/?skerry=inspect', name: 'inspector' },
];

await mkdir(folder, { recursive: true });
const { url, close } = await serveOnFreePort(createApp().fetch);
const browser = await launchBrowser();
for (const [device, width] of Object.entries(widths)) {
  const page = await browser.newPage({
    viewport: { width, height: options.zoom ? 256 : 900 },
    reducedMotion: 'reduce',
    forcedColors: options['forced-colors'] ? 'active' : 'none',
  });
  for (const { path, name } of shots) {
    const address = new URL(path, `${url}`);
    if (options.rtl) address.searchParams.set('dir', 'rtl');
    await page.goto(address.href, { waitUntil: 'load' });
    await page.waitForFunction(isSettled);
    // The panel updates its table twice a second.
    await page.waitForFunction(() => {
      const panel = document.querySelector('skerry-inspector')?.shadowRoot?.textContent;
      return panel === undefined || panel?.includes(' 0 loading');
    });
    const file = `${folder}/${name}-${device}.png`;
    await page.screenshot({ path: file });
    console.log(file);
  }
  await page.close();
}
await shotAccessibility({ browser, demo: `${url}`, folder });
await shotWordPress({ browser, folder });
await shotSite({ browser, demo: `${url}`, folder });
await shotComparison({ browser, demo: url.replace(/\/$/, ''), folder });
await browser.close();
close();
