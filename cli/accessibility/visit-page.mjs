// @ts-check
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  addTag,
  allowFrames,
  finishAnimations,
  hasSkerry,
  isSettled,
  readSkerry,
  runAxe,
  scrollThrough,
  switchOff,
} from './in-page.mjs';
import { firstLine } from './open-browser.mjs';

/**
 * - `as it is`: whatever the page brings
 * - `added`: with the local build's script tag put in
 * - `off`: with the kill switch
 * @typedef {'as it is' | 'added' | 'off'} Kind
 * @typedef {{ browser: import('playwright-core').Browser, address: string, kind: Kind, timeoutMs: number,
 *   options: import('axe-core').RunOptions }} Order
 * @typedef {{ address: string, hasSkerry: boolean, skerry: ReturnType<typeof readSkerry>,
 *   results: Awaited<ReturnType<typeof runAxe>> | null, notes: string[] }} Visit
 */

const dist = new URL('../../dist/', import.meta.url);
/** A saved page has no server of its own to stand beside. */
const HOST = 'http://skerry.invalid';
export const viewport = { width: 1280, height: 900 };
const MOST_SCREENS = 40;
const MOST_FRAMES = 50;
const REFUSED = 'The page’s Content-Security-Policy refuses Skerry’s script.';
/** Longer than any page needs, so that one that hangs ends all the same. */
const LIMITS = { settle: 15_000, frame: 5_000, scroll: 30_000, animations: 10_000, axe: 180_000 };

/**
 * @template Value
 * @param {Promise<Value>} promise @param {number} ms @param {string} what
 * @returns {Promise<Value>}
 */
const within = async (promise, ms, what) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  try {
    return await Promise.race([
      promise,
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${what} took more than ${ms / 1000} s.`)), ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
};

/** Serves the local build to the page, whatever its server says. @param {import('playwright-core').BrowserContext} context */
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

/**
 * @param {import('playwright-core').Page} page @param {string} address @param {number} timeoutMs
 */
const open = async (page, address, timeoutMs) => {
  const cannot = (/** @type {string} */ why) => new Error(`${address} cannot be opened: ${why}`);
  const response = await page
    .goto(address, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
    .catch((error) => {
      const line = firstLine(error).replace(/^page\.goto: /, '');
      if (/Timeout/.test(line)) throw cannot(`it was not there after ${timeoutMs / 1000} s.`);
      if (/Download is starting/.test(line)) throw cannot('it is a download, no page.');
      throw cannot(line.replace(/ at \S+$/, ''));
    });
  if (response && response.status() >= 400) {
    throw cannot(`the server answers ${response.status()}.`);
  }
  const type = await within(
    page.evaluate(() => document.contentType),
    timeoutMs,
    'Opening',
  );
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(type))
    throw cannot(`it is no HTML but ${type}.`);
};

/** Waits for Skerry, and says what kept it. @param {import('playwright-core').Page} page @param {string[]} notes */
const settle = async (page, notes) => {
  if (notes.includes(REFUSED)) return;
  await page.waitForFunction(isSettled, null, { timeout: LIMITS.settle }).catch(() => {
    notes.push(`Skerry had not started everything after ${LIMITS.settle / 1000} s.`);
  });
};

/** Axe has to be in every frame to look into it. @param {import('playwright-core').Page} page @param {string[]} notes */
const bringAxe = async (page, notes) => {
  const axe = await readFile(new URL('axe.js', dist), 'utf8');
  const [main, ...frames] = page.frames();
  const bring = async (/** @type {import('playwright-core').Frame} */ frame) => {
    await frame.evaluate(axe);
    await frame.evaluate(allowFrames);
  };
  if (main) await within(bring(main), LIMITS.axe, 'Bringing axe into the page');
  for (const frame of frames.slice(0, MOST_FRAMES)) {
    await within(bring(frame), LIMITS.frame, 'A frame').catch(() =>
      notes.push(`A frame could not be looked into: ${frame.url() || 'without an address'}`),
    );
  }
  if (frames.length > MOST_FRAMES) {
    notes.push(`Of ${frames.length} frames ${MOST_FRAMES} were looked into.`);
  }
};

/** What the page says of Skerry while it is open. @param {import('playwright-core').Page} page @param {string[]} notes */
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
 * Opens a page in a window of its own, waits until it works, and lets axe look at it. A visit that only
 * finds out that Skerry is not there has no results.
 * @param {Order} order
 * @returns {Promise<Visit>}
 */
export const visitPage = async ({ browser, address, kind, timeoutMs, options }) => {
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
    await open(page, addressFor(kind, address), timeoutMs);
    await page.waitForLoadState('load', { timeout: timeoutMs }).catch(() => {
      notes.push(`Not all of the page had loaded after ${timeoutMs / 1000} s.`);
    });
    const isThere = await page.evaluate(hasSkerry);
    const visit = { address: page.url(), hasSkerry: isThere, notes };
    if (kind === 'as it is' && !isThere) return { ...visit, skerry: null, results: null };

    if (kind !== 'off') await settle(page, notes);
    await within(page.evaluate(scrollThrough, MOST_SCREENS), LIMITS.scroll, 'Scrolling');
    const skerry = kind === 'off' ? null : await page.evaluate(readSkerry);
    if (skerry) await settle(page, notes);
    await within(page.evaluate(finishAnimations), LIMITS.animations, 'An animation').catch(
      () => {},
    );
    await bringAxe(page, notes);
    const results = await within(page.evaluate(runAxe, options), LIMITS.axe, 'Looking at the page');
    return { ...visit, skerry, results };
  } finally {
    await within(context.close(), LIMITS.frame, 'Closing').catch(() => {});
  }
};
