// @ts-check
import { median } from './median.mjs';
import { SCRIPT_CATEGORIES, readScripts } from './read-scripts.mjs';
import { recordTrace } from './record-trace.mjs';
import { noiseOf } from './section.mjs';
import { startServer } from './server.mjs';

/** Fourfold slowdown, as on a mid-range phone. */
const SLOWDOWN = 4;
const FRAGMENTS = 20;
const ELEMENTS = 200;

const CONTENDERS = ['skerry', 'replace-with', 'by-hand'];

/** @param {number} at @param {number} version */
const cartElement = (at, version) =>
  `<div class="cart-part cart-part-${at}"><a href="/cart/"><span class="count">${version}</span> items</a> <span class="amount">£${version}${at}.00</span></div>`;

/** @param {number} version */
const response = (version) => ({
  fragments: Object.fromEntries(
    Array.from({ length: FRAGMENTS }, (_, at) => [`div.cart-part-${at}`, cartElement(at, version)]),
  ),
  cart_hash: `hash${version}`,
});

const refresh = () =>
  new Promise((resolve) => {
    const { body } = document;
    body.addEventListener('skerry:wc_fragments_refreshed', resolve, { once: true });
    body.dispatchEvent(new CustomEvent('skerry:wc_fragment_refresh', { detail: [] }));
  });

/** @param {import('@playwright/test').Browser} browser @param {string} url */
const measure = async (browser, url) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let version = 0;
  await page.route(/get_refreshed_fragments/, (route) => {
    version += 1;
    return route.fulfill({ json: response(version) });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const { skerry, isDriven } = /** @type {any} */ (window);
    const islands = skerry?.islands() ?? [];
    return (
      isDriven ||
      islands.some(
        (/** @type {{ name: string, status: string }} */ { name, status }) =>
          name === 'cart' && status === 'mounted',
      )
    );
  });
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    Array.from({ length: ELEMENTS }, (_, at) => cartElement(at % FRAGMENTS, 0)).join(''),
  );
  // The first refresh loads the code that replaces fragments; only the second is measured, because
  // a cart changes many times in a visit.
  await page.evaluate(refresh);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const stop = await recordTrace(session, SCRIPT_CATEGORIES);
  await page.evaluate(refresh);
  const { scriptMs, longestTaskMs } = readScripts(await stop());
  const replaced = await page.locator('.cart-part .count', { hasText: /^2$/ }).count();
  if (replaced !== ELEMENTS) throw new Error(`${replaced} of ${ELEMENTS} elements are new.`);
  await context.close();
  return { scriptMs, longestTaskMs };
};

/**
 * Replaces cart fragments on a page with many elements that show them.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const fragments = async ({ browser, runs }) => {
  const server = await startServer();
  /** @type {Record<string, { scriptMs: number, longestTaskMs: number }[]>} */
  const seen = {};
  // Contenders alternate, so that other load on the machine affects all of them equally.
  for (let run = 0; run < runs; run += 1) {
    for (const contender of CONTENDERS) {
      const measured = await measure(browser, `${server.url}/run/${contender}?page=/shop/`);
      (seen[contender] ??= []).push(measured);
    }
  }
  server.close();
  /** @param {string} contender @param {'scriptMs' | 'longestTaskMs'} key */
  const valuesOf = (contender, key) => (seen[contender] ?? []).map((each) => each[key]);
  /** @param {string} contender @param {'scriptMs' | 'longestTaskMs'} key */
  const of = (contender, key) => median(valuesOf(contender, key));
  const noise = noiseOf(valuesOf('skerry', 'scriptMs'));
  return {
    title: `${FRAGMENTS} cart fragments replaced on a page with ${ELEMENTS} elements that show the cart`,
    notes: [
      'Milliseconds at 4x slowdown, including the request, parsing and sanitising in Skerry; the ratio is others to Skerry.',
      '"replace-with" is jQuery replacing every fragment, as the old script does; "by-hand" the same in',
      'twenty lines without a library: request, parse, replace, store. Neither sanitises nor keeps focus.',
    ],
    columns: ['', 'script', 'ratio', 'longest task'],
    rows: CONTENDERS.map((name) => [
      name,
      of(name, 'scriptMs').toFixed(1),
      (of(name, 'scriptMs') / of('skerry', 'scriptMs')).toFixed(2),
      of(name, 'longestTaskMs').toFixed(0),
    ]),
    kept: [
      { id: 'fragments', value: of('skerry', 'scriptMs'), noise },
      {
        id: 'replacing',
        value: of('skerry', 'scriptMs') / of('replace-with', 'scriptMs'),
        noise: noise / of('replace-with', 'scriptMs'),
      },
    ],
  };
};
