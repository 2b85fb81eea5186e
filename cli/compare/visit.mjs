// @ts-check
import { readFile } from 'node:fs/promises';
import { finishAnimations, readSkerry, scrollThrough } from '../browser/in-page.mjs';
import { settle, withPage } from '../browser/with-page.mjs';
import { within } from '../browser/within.mjs';
import { pressControls } from './press-controls.mjs';
import { withoutScripts } from './without-scripts.mjs';

/**
 * @typedef {import('../browser/with-page.mjs').Order & { removed?: ReadonlySet<string> }} Order
 *   `removed`: scripts that are removed from the page, by their `src`
 * @typedef {object} Cost
 * @property {number} files requests for scripts
 * @property {number} scriptBytes of scripts, as transferred over the network
 * @property {number} bytes of all files until the page was scrolled to its end
 * @property {number} scriptMs processor time of scripts until then
 * @property {number} readyMs from the navigation on, until all scripts of the page itself have run
 * @typedef {object} Visit
 * @property {string} version of the Skerry that ran; empty where none did
 * @property {Buffer} picture of the whole page, PNG
 * @property {string[]} errors
 * @property {string[]} notes
 * @property {Cost} cost
 * @property {import('./press-controls.mjs').Pressed[]} pressed
 */

const MOST = { screens: 40, errors: 30, height: 12_000 };
const LIMITS = { scroll: 30_000, animations: 10_000, picture: 30_000 };
/** Narrower windows show the menu for phones. */
const SMALL = 980;

/** @param {import('playwright-core').Page} page @param {string} address */
const listen = (page, address) => {
  /** @type {Set<string>} */
  const errors = new Set();
  const cost = { files: 0, scriptBytes: 0, bytes: 0 };
  const add = (/** @type {string} */ text) => {
    if (errors.size < MOST.errors) errors.add(text.split('\n', 1)[0]?.slice(0, 300) ?? '');
  };
  page.on('pageerror', ({ message }) => add(message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const isFile = message.text().startsWith('Failed to load resource');
    // A saved page is not allowed to load from the web here.
    if (isFile && address.startsWith('file:') && !url.startsWith('file:')) return;
    add(isFile ? `${message.text()} ${url}` : message.text());
  });
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => null);
    if (!sizes) return;
    cost.bytes += sizes.responseBodySize;
    if (request.resourceType() !== 'script') return;
    cost.files += 1;
    cost.scriptBytes += sizes.responseBodySize;
  });
  return { errors, cost };
};

/**
 * Loads the page without some of its scripts.
 * @param {import('playwright-core').Page} page @param {string} address
 * @param {ReadonlySet<string>} removed
 */
const leaveOut = (page, address, removed) =>
  page.route(
    ({ href }) => href === address,
    async (route) => {
      try {
        if (address.startsWith('file:')) {
          const html = await readFile(new URL(address), 'utf8');
          await route.fulfill({ body: withoutScripts(html, removed), contentType: 'text/html' });
        } else {
          const response = await route.fetch();
          await route.fulfill({ response, body: withoutScripts(await response.text(), removed) });
        }
      } catch {
        // Opening the page then fails with a message.
        await route.abort().catch(() => {});
      }
    },
  );

/**
 * Opens a page, scrolls to its end, takes a screenshot, and then presses its controls.
 * @param {Order} order
 * @returns {Promise<Visit>}
 */
export const visit = ({ removed, ...order }) =>
  withPage(order, async (page) => {
    const { kind, viewport } = order;
    const { errors, cost: network } = listen(page, order.address);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    if (removed) await leaveOut(page, order.address, removed);
    return async ({ hasSkerry, notes }) => {
      if (kind !== 'off' && hasSkerry) await settle(page, notes);
      await within(page.evaluate(scrollThrough, MOST.screens), LIMITS.scroll, 'Scrolling');
      const skerry = kind === 'off' ? null : await page.evaluate(readSkerry);
      await within(page.evaluate(finishAnimations), LIMITS.animations, 'An animation').catch(
        () => {},
      );
      const { metrics } = await session.send('Performance.getMetrics');
      const scriptS = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
      const readyMs = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return entry instanceof PerformanceNavigationTiming ? entry.domContentLoadedEventEnd : 0;
      });
      // Before any press, which would add to the figures.
      const cost = { ...network, scriptMs: scriptS * 1000, readyMs };
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > MOST.height) notes.push(`The screenshot ends after ${MOST.height} pixels.`);
      const picture = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        timeout: LIMITS.picture,
        clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, MOST.height) },
      });
      const pressed = await pressControls(page, { isSmall: viewport.width <= SMALL });
      const version = skerry?.version ?? '';
      return { version, picture, errors: [...errors], notes, cost, pressed };
    };
  });
