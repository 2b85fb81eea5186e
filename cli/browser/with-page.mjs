// @ts-check
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addTag, hasSkerry, isSettled, switchOff } from './in-page.mjs';
import { firstLine } from './open-browser.mjs';
import { within } from './within.mjs';

/**
 * - `as it is`: the page unchanged
 * - `added`: with the script tag of the local build inserted
 * - `off`: with the kill switch
 * @typedef {'as it is' | 'added' | 'off'} Kind
 * @typedef {object} Order
 * @property {import('playwright-core').Browser} browser
 * @property {string} address
 * @property {Kind} kind
 * @property {number} timeoutMs how long opening may take
 * @property {{ width: number, height: number }} viewport CSS pixels
 * @typedef {{ address: string, hasSkerry: boolean, notes: string[] }} Opened where it has led, and what happened
 */

const dist = new URL('../../dist/', import.meta.url);
/** The host of the build for a saved page, which has no server. */
const HOST = 'http://skerry.invalid';
const REFUSED = 'The page’s Content-Security-Policy refuses Skerry’s script.';
const LIMITS = { settle: 15_000, close: 5_000 };

/** Serves the local build to the page, regardless of its server. @param {import('playwright-core').BrowserContext} context */
const serveBuild = async (context) => {
  const folder = `/skerry-${randomUUID()}/`;
  await context.route(
    (url) => url.pathname.startsWith(folder),
    async (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname);
      const [, name] = /^\/[^/]+\/(skerry\.js|chunks\/[\w.-]+\.js)$/.exec(path) ?? [];
      if (!name) return route.fulfill({ status: 404 });
      await route.fulfill({
        body: await readFile(new URL(name, dist)),
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  );
  await context.addInitScript(addTag, { path: `${folder}skerry.js`, host: HOST });
};

/** @param {Kind} kind @param {string} address */
const addressFor = (kind, address) => {
  if (kind !== 'off') return address;
  const url = new URL(address);
  // The plugin prints the old scripts again.
  url.searchParams.set('skerry', 'off');
  return url.href;
};

/** @param {import('playwright-core').Page} page @param {string} address @param {number} timeoutMs */
const open = async (page, address, timeoutMs) => {
  const cannot = (/** @type {string} */ why) => new Error(`${address} cannot be opened: ${why}`);
  const response = await page
    .goto(address, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
    .catch((error) => {
      const line = firstLine(error).replace(/^page\.goto: /, '');
      if (/Timeout/.test(line)) throw cannot(`it did not load within ${timeoutMs / 1000} s.`);
      if (/Download is starting/.test(line)) throw cannot('it is a download, not a page.');
      throw cannot(line.replace(/ at \S+$/, ''));
    });
  if (response && response.status() >= 400) {
    throw cannot(`the server responded with ${response.status()}.`);
  }
  const type = await within(
    page.evaluate(() => document.contentType),
    timeoutMs,
    'Opening',
  );
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(type))
    throw cannot(`it is not HTML but ${type}.`);
};

/** Waits for Skerry, and notes if it does not settle. @param {import('playwright-core').Page} page @param {string[]} notes */
export const settle = async (page, notes) => {
  if (notes.includes(REFUSED)) return;
  await page.waitForFunction(isSettled, null, { timeout: LIMITS.settle }).catch(() => {
    notes.push(`Skerry had not finished starting after ${LIMITS.settle / 1000} s.`);
  });
};

/** Notes messages of the page about Skerry while it is open. @param {import('playwright-core').Page} page @param {string[]} notes */
const listen = (page, notes) => {
  const refused = /Content Security Policy|TrustedScriptURL/;
  const note = (/** @type {string} */ text) => {
    if (notes.length < 20 && !notes.includes(text)) notes.push(text);
  };
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('[skerry]')) note(text.slice(0, 300));
    else if (refused.test(text) && text.includes('/skerry')) note(REFUSED);
  });
  page.on('pageerror', ({ message }) => {
    if (refused.test(message)) note(REFUSED);
  });
};

/**
 * Opens a page in a new window, waits until it has loaded, and closes it after use. Rejects with a
 * sentence if it cannot be opened.
 * @template Value
 * @param {Order} order
 * @param {(page: import('playwright-core').Page) => Promise<(opened: Opened) => Promise<Value>>} prepare before
 *   the page is opened; returns the function that uses the page
 * @returns {Promise<Value>}
 */
export const withPage = async ({ browser, address, kind, timeoutMs, viewport }, prepare) => {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  /** @type {string[]} */
  const notes = [];
  try {
    // As `skerry check` does: a saved page loads nothing from the web.
    if (address.startsWith('file:')) await context.route(/^https?:/, (route) => route.abort());
    if (kind === 'added') await serveBuild(context);
    if (kind === 'off') await context.addInitScript(switchOff);
    const page = await context.newPage();
    listen(page, notes);
    const use = await prepare(page);
    await open(page, addressFor(kind, address), timeoutMs);
    await page.waitForLoadState('load', { timeout: timeoutMs }).catch(() => {
      notes.push(`The page had not loaded completely after ${timeoutMs / 1000} s.`);
    });
    const isThere = await page.evaluate(hasSkerry);
    return await use({ address: page.url(), hasSkerry: isThere, notes });
  } finally {
    await within(context.close(), LIMITS.close, 'Closing').catch(() => {});
  }
};
