// @ts-check
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { serveOnFreePort } from '../../tools/serve-on-free-port.mjs';
import { Hono } from 'hono';
import { createApp } from '../../demo/server.mjs';
import { median } from './median.mjs';
import { SCRIPT_CATEGORIES, readScripts } from './read-scripts.mjs';
import { recordTrace } from './record-trace.mjs';
import { noiseOf } from './section.mjs';

/** Fourfold slowdown, as on a mid-range phone. */
const SLOWDOWN = 4;
const HELD = 30;

/**
 * @typedef {object} ConsentRow
 * @property {number} bytes gzip of all scripts and style sheets that are loaded before a choice
 * @property {number} scriptMs script time until the banner is shown
 * @property {number} paintMs from the accept click to the next frame
 * @property {number} releasedMs from the click until all held scripts have run
 */

const numbers = Array.from({ length: HELD }, (_, index) => index);
const heldScripts = (/** @type {string} */ attributes) =>
  numbers.map((index) => `<script ${attributes} src="/held/${index}.js"></script>`).join('');

/** The tags of each contender for the same page, and the button that is clicked. */
const contenders = {
  skerry: {
    tags: `<script src="/skerry/skerry.js"></script>${heldScripts('data-cookieyes="cookieyes-analytics"')}`,
    accept: '[data-cky-tag="accept-button"]',
  },
  'vanilla-cookieconsent 3': {
    tags: `<link rel="stylesheet" href="/vendor/cookieconsent.css"><script defer src="/vendor/cookieconsent.umd.js"></script><script defer src="/vendor/run.js"></script>${heldScripts('type="text/plain" data-category="analytics"')}`,
    accept: '#cc-main [data-role="all"]',
  },
};

/** The same categories and texts as in the demo's banner. */
const run = `CookieConsent.run({
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, functional: {}, analytics: {}, performance: {}, advertisement: {} },
  language: { default: 'en', translations: { en: {
    consentModal: { title: 'Cookies at the pier', description: 'We would like to count visits and show a video or two.', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all', showPreferencesBtn: 'Customise' },
    preferencesModal: { title: 'Choose your cookies', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all', savePreferencesBtn: 'Save my choice', sections: ['necessary', 'functional', 'analytics', 'performance', 'advertisement'].map(function (name) { return { title: name, linkedCategory: name }; }) }
  } } }
});`;

const startServer = () => {
  const demo = createApp();
  const app = new Hono();
  const javascript = { 'content-type': 'text/javascript' };
  app.get('/held/:name', (context) =>
    context.body('window.done = (window.done || 0) + 1;', 200, javascript),
  );
  app.get('/vendor/run.js', (context) => context.body(run, 200, javascript));
  app.get('/vendor/:name', async (context) => {
    const name = context.req.param('name');
    const text = await readFile(`node_modules/vanilla-cookieconsent/dist/${name}`, 'utf8');
    return context.body(text, 200, {
      'content-type': name.endsWith('css') ? 'text/css' : 'text/javascript',
    });
  });
  app.get('/run/:contender', async (context) => {
    const response = await demo.request('/consent/gdpr-box-popup/?tag=none&bar=off');
    const { tags } =
      contenders[/** @type {keyof typeof contenders} */ (context.req.param('contender'))];
    return context.html((await response.text()).replace('</head>', `${tags}</head>`));
  });
  app.all('*', (context) => demo.fetch(context.req.raw));
  return serveOnFreePort(app.fetch);
};

/** Measures from the click's time stamp to the first task after the frame that shows its result. */
const watchClick = () => {
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const times = { paintMs: 0, releasedMs: 0 };
      Object.assign(window, { times });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          times.paintMs = performance.now() - timeStamp;
        };
        port2.postMessage(null);
      });
      const check = () => {
        if (/** @type {any} */ (window).done === 30)
          times.releasedMs = performance.now() - timeStamp;
        else setTimeout(check);
      };
      check();
    },
    { capture: true, once: true },
  );
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} accept
 * @returns {Promise<ConsentRow>}
 */
const measure = async (browser, url, accept) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  /** @type {Promise<void>[]} */
  const counts = [];
  /** @param {import('@playwright/test').Response} response */
  const count = async (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname) || !/^\/(skerry|vendor)\/(?!run)/.test(pathname)) return;
    const body = await response.body();
    bytes += gzipSync(body, { level: 9 }).length;
  };
  page.on('response', (response) => counts.push(count(response)));
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const stop = await recordTrace(session, SCRIPT_CATEGORIES);
  await page.addInitScript(watchClick);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(accept).first().waitFor();
  await Promise.all(counts);
  const { scriptMs } = readScripts(await stop());
  await page.locator(accept).first().click();
  const times = await page.waitForFunction(() => {
    const { times } = /** @type {any} */ (window);
    return times?.paintMs && times.releasedMs ? times : null;
  });
  const { paintMs, releasedMs } = await times.jsonValue();
  await context.close();
  return { bytes, scriptMs, paintMs, releasedMs };
};

/**
 * Compares the banners on the demo's consent page with 30 held scripts.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const consent = async ({ browser, runs }) => {
  const server = await startServer();
  /** @type {Record<string, ConsentRow[]>} */
  const seen = {};
  // Contenders alternate, so that other load on the machine affects all of them equally.
  for (let at = 0; at < runs; at += 1) {
    for (const [contender, { accept }] of Object.entries(contenders)) {
      const url = `${server.url}/run/${encodeURIComponent(contender)}`;
      (seen[contender] ??= []).push(await measure(browser, url, accept));
    }
  }
  server.close();
  /** @param {string} contender @param {keyof ConsentRow} key */
  const valuesOf = (contender, key) => (seen[contender] ?? []).map((each) => each[key]);
  /** @param {string} contender @param {keyof ConsentRow} key */
  const of = (contender, key) => median(valuesOf(contender, key));
  /** @param {string} contender @param {keyof ConsentRow} key */
  const ratio = (contender, key) => (of(contender, key) / of('skerry', key)).toFixed(2);
  return {
    title: `Consent banner with ${HELD} held scripts`,
    notes: [
      'Milliseconds at 4x slowdown, bytes gzip; the ratios are others to Skerry. Script and bytes until the',
      'banner is shown; those of Skerry include the whole runtime and everything else that this page needs.',
    ],
    columns: [
      'banner',
      'bytes',
      'ratio',
      'script',
      'ratio',
      'click to paint',
      'ratio',
      'all have run',
    ],
    rows: Object.keys(contenders).map((name) => [
      name,
      String(of(name, 'bytes')),
      ratio(name, 'bytes'),
      of(name, 'scriptMs').toFixed(1),
      ratio(name, 'scriptMs'),
      of(name, 'paintMs').toFixed(1),
      ratio(name, 'paintMs'),
      of(name, 'releasedMs').toFixed(0),
    ]),
    kept: [
      {
        id: 'consent',
        value: of('skerry', 'paintMs'),
        noise: noiseOf(valuesOf('skerry', 'paintMs')),
      },
      {
        id: 'banner',
        value: of('skerry', 'paintMs') / of('vanilla-cookieconsent 3', 'paintMs'),
        noise: noiseOf(valuesOf('skerry', 'paintMs')) / of('vanilla-cookieconsent 3', 'paintMs'),
      },
    ],
  };
};
