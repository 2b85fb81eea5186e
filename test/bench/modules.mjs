// @ts-check
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { SCRIPT_CATEGORIES, readScripts } from './read-scripts.mjs';
import { recordTrace } from './record-trace.mjs';
import { startServer } from './server.mjs';
import { median } from './median.mjs';

/** Fourfold slowdown, as on a mid-range phone. */
const SLOWDOWN = 4;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Feature
 * @property {string} title
 * @property {string} query of the `/bench/` page
 * @property {number} [height] of the window in pixels; by default large enough that everything is
 *   visible
 * @property {string} own row of the size table for this feature alone
 * @property {Readonly<Record<string, string>>} contenders each with a selector of what it shows
 *   when it works
 * @property {(page: Page, selector: string) => Promise<void>} use the interaction that is measured
 */

/** Waits for the controls of the sliders. */
const watchSliders = async (/** @type {Page} */ page, /** @type {string} */ selector) => {
  await page.waitForFunction((dots) => document.querySelectorAll(dots).length >= 400, selector);
};

/** Whether an image is in the middle of the lightbox. */
const isShown = (/** @type {{ stage: string, file: string }} */ { stage, file }) =>
  [...document.querySelectorAll(`${stage} img[src*="${file}"]`)].some((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    const middle = (left + right) / 2;
    return width > 0 && middle > innerWidth * 0.4 && middle < innerWidth * 0.6;
  });

/** Opens the first image, shows the next one, goes back and closes. */
const browseLightbox = async (/** @type {Page} */ page, /** @type {string} */ selector) => {
  const shown = (/** @type {number} */ picture, timeout = 30_000) =>
    page.waitForFunction(
      isShown,
      { stage: selector, file: `/pictures/${picture}.svg` },
      { timeout },
    );
  await page.locator('.et_pb_gallery_item a').first().click();
  await shown(1);
  for (const [key, picture] of /** @type {const} */ ([
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ])) {
    // Some lightboxes ignore keys during a transition.
    await page.keyboard.press(key);
    await shown(picture, 2000).catch(() => page.keyboard.press(key));
    await shown(picture);
  }
  await page.keyboard.press('Escape');
  await page.locator(selector).first().waitFor({ state: 'hidden' });
};

/** Waits until the last circle has reached its number. */
const watchCircles = async (/** @type {Page} */ page, /** @type {string} */ selector) => {
  await page.waitForFunction(
    (circles) =>
      [...document.querySelectorAll(circles)].every((circle) => {
        const { numberValue } = /** @type {HTMLElement} */ (circle).dataset;
        return circle.querySelector('.percent-value')?.textContent === numberValue;
      }),
    selector,
  );
};

/** @type {readonly Feature[]} */
const features = [
  {
    title: '20 sliders of 20 slides: until all can be used',
    query: 'count=20&kinds=slider&slides=20',
    own: 'slider',
    contenders: {
      skerry: '.et-pb-controllers a, .et-pb-controllers button',
      swiper: '.swiper-pagination-bullet',
      splide: '.splide__pagination__page',
      embla: '.dot',
    },
    use: watchSliders,
  },
  {
    title: 'lightbox: open, next, back, close',
    query: 'count=1&kinds=gallery',
    height: 800,
    own: 'lightbox',
    contenders: {
      skerry: 'dialog[open]',
      photoswipe: '.pswp--open',
      glightbox: '.gslide.current',
    },
    use: browseLightbox,
  },
  {
    title: '50 circles that count: from the page to the last number',
    query: 'count=50&kinds=circle',
    own: 'counters',
    contenders: {
      skerry: '.et_pb_circle_counter_inner',
      'easy-pie-chart': '.et_pb_circle_counter_inner',
    },
    use: watchCircles,
  },
];

const isReady = () => {
  const { skerry, isDriven } = /** @type {any} */ (window);
  const islands = skerry?.islands() ?? [];
  return (
    isDriven ||
    (islands.length > 0 &&
      islands.every(
        (/** @type {{ status: string, when: string }} */ { status, when }) =>
          status === 'mounted' ||
          status === 'asleep' ||
          (status === 'waiting' && /interaction|key/.test(when)),
      ))
  );
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ height: number, use: (page: Page) => Promise<void> }} options
 */
const measure = async (browser, url, { height, use }) => {
  const page = await browser.newPage({ viewport: { width: 1200, height } });
  const session = await page.context().newCDPSession(page);
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(skerry|vendor)\/.*\.(js|css)$/.test(pathname)) return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const stop = await recordTrace(session, SCRIPT_CATEGORIES);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(isReady);
  await use(page);
  const { scriptMs } = readScripts(await stop());
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return { scriptMs, bytes };
};

/**
 * Compares each feature with the packages that a site would otherwise use for it.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const modules = async ({ browser, runs }) => {
  const sizes = JSON.parse(await readFile('dist/sizes.json', 'utf8'));
  for (const { own } of features) if (!sizes[own]) throw new Error(`The build has no ${own}.`);
  const server = await startServer();
  const rows = [];
  for (const { title, query, height = 16_000, own, contenders, use } of features) {
    /** @type {Record<string, { scriptMs: number, bytes: number }[]>} */
    const seen = {};
    // Contenders alternate, so that other load on the machine affects all of them equally.
    for (let run = 0; run < runs; run += 1) {
      for (const [contender, selector] of Object.entries(contenders)) {
        const url = `${server.url}/run/${contender}?${query}`;
        const measured = await measure(browser, url, {
          height,
          use: (page) => use(page, selector),
        });
        (seen[contender] ??= []).push(measured);
      }
    }
    const of = (/** @type {string} */ name, /** @type {'scriptMs' | 'bytes'} */ key) =>
      median((seen[name] ?? []).map((run) => run[key]));
    const ratio = (/** @type {string} */ name, /** @type {'scriptMs' | 'bytes'} */ key) =>
      (of(name, key) / of('skerry', key)).toFixed(2);
    rows.push([title]);
    for (const name of Object.keys(contenders)) {
      rows.push([
        `  ${name}`,
        of(name, 'scriptMs').toFixed(1),
        ratio(name, 'scriptMs'),
        String(of(name, 'bytes')),
        ratio(name, 'bytes'),
        name === 'skerry' ? String(sizes[own].gzip) : '',
      ]);
    }
  }
  server.close();
  return {
    title: 'Features beside the packages that a site would otherwise use',
    notes: [
      'Script in ms at 4x slowdown, bytes gzip; the ratios are others to Skerry, below 1 Skerry is more.',
      'The bytes of Skerry include the whole runtime with the header and cart of the page; "added" is what the feature',
      'adds to a page that has Skerry.',
    ],
    columns: ['feature', 'script', 'ratio', 'bytes', 'ratio', 'added'],
    rows,
    kept: [],
  };
};
