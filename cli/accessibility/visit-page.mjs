// @ts-check
import { readFile } from 'node:fs/promises';
import { finishAnimations, readSkerry, scrollThrough } from '../browser/in-page.mjs';
import { settle, withPage } from '../browser/with-page.mjs';
import { within } from '../browser/within.mjs';
import { allowFrames, runAxe } from './in-page.mjs';

/**
 * @typedef {Omit<import('../browser/with-page.mjs').Order, 'viewport'> & { options: import('axe-core').RunOptions }} Order
 * @typedef {import('../browser/with-page.mjs').Opened & { skerry: ReturnType<typeof readSkerry>,
 *   results: Awaited<ReturnType<typeof runAxe>> | null }} Visit
 */

const dist = new URL('../../dist/', import.meta.url);
export const viewport = { width: 1280, height: 900 };
const MOST_SCREENS = 40;
const MOST_FRAMES = 50;
/** Longer than any page needs: a limit for pages that hang. */
const LIMITS = { frame: 5_000, scroll: 30_000, animations: 10_000, axe: 180_000 };

/** Axe must be loaded in every frame that it checks. @param {import('playwright-core').Page} page @param {string[]} notes */
const bringAxe = async (page, notes) => {
  const axe = await readFile(new URL('axe.js', dist), 'utf8');
  const [main, ...frames] = page.frames();
  const bring = async (/** @type {import('playwright-core').Frame} */ frame) => {
    await frame.evaluate(axe);
    await frame.evaluate(allowFrames);
  };
  if (main) await within(bring(main), LIMITS.axe, 'Loading axe into the page');
  for (const frame of frames.slice(0, MOST_FRAMES)) {
    await within(bring(frame), LIMITS.frame, 'A frame').catch(() =>
      notes.push(`A frame could not be checked: ${frame.url() || 'no address'}`),
    );
  }
  if (frames.length > MOST_FRAMES) {
    notes.push(`${MOST_FRAMES} of ${frames.length} frames were checked.`);
  }
};

/**
 * Opens a page in a new window, waits until Skerry has settled, and runs axe. A visit that only finds
 * that Skerry is not on the page has no results.
 * @param {Order} order
 * @returns {Promise<Visit>}
 */
export const visitPage = ({ options, ...order }) =>
  withPage({ ...order, viewport }, async (page) => async (opened) => {
    const { kind } = order;
    const { notes } = opened;
    if (kind === 'as it is' && !opened.hasSkerry) return { ...opened, skerry: null, results: null };

    if (kind !== 'off') await settle(page, notes);
    await within(page.evaluate(scrollThrough, MOST_SCREENS), LIMITS.scroll, 'Scrolling');
    const skerry = kind === 'off' ? null : await page.evaluate(readSkerry);
    if (skerry) await settle(page, notes);
    await within(page.evaluate(finishAnimations), LIMITS.animations, 'An animation').catch(
      () => {},
    );
    await bringAxe(page, notes);
    const results = await within(page.evaluate(runAxe, options), LIMITS.axe, 'Checking the page');
    return { ...opened, skerry, results };
  });
