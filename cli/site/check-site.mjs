// @ts-check
import { readFile } from 'node:fs/promises';
import { choosePages } from './choose-pages.mjs';
import { openJournal } from './journal.mjs';
import { createLoad, lookAtPage } from './look-at-page.mjs';
import { createPoliteFetch } from './polite-fetch.mjs';
import { readSitemap } from './read-sitemap.mjs';
import { sumUp } from './sum-up.mjs';

/**
 * @typedef {{ pages: number, delayMs: number, journal: string, isFresh: boolean,
 *   onProgress: (line: string) => void }} Options `pages` is how many are looked at, at most
 */

/** A server that does not answer so often in a row is left alone. */
const MOST_FAILURES = 5;

/**
 * Looks at pages of every kind that a site has, as its sitemap tells, one after the other.
 * @param {string} site
 * @param {Options} options
 * @returns {Promise<import('./sum-up.mjs').SiteReport>}
 */
export const checkSite = async (site, { pages, delayMs, journal, isFresh, onProgress }) => {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol)) {
    throw new Error(`${site} is no site: its address begins with http:// or https://.`);
  }
  const { version } = JSON.parse(
    await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const start = new URL(site).href;
  const fetch = createPoliteFetch(start, { delayMs });
  onProgress(`Reading the sitemap of ${start}`);
  const { listed, isAllowed, notes } = await readSitemap(start, fetch);
  if (listed.length === 0) {
    notes.push('The site has no sitemap that can be read: only its start was looked at.');
  }
  const chosen = choosePages(start, listed, pages).filter((address) => {
    if (isAllowed(address)) return true;
    notes.push(`${address} was left out: robots.txt asks for it.`);
    return false;
  });

  /** @typedef {import('./look-at-page.mjs').PageResult} PageResult */
  const { done, add, remove } = await openJournal(
    journal,
    { site: start, version, chosen },
    { isFresh },
  );
  if (done.size > 0) onProgress(`Going on after ${done.size} of ${chosen.length} pages`);
  const load = createLoad(fetch);
  /** @type {Map<string, PageResult>} */
  const results = new Map(/** @type {ReadonlyMap<string, PageResult>} */ (done));
  let failures = 0;
  for (const [at, address] of chosen.entries()) {
    if (results.has(address)) continue;
    if (failures === MOST_FAILURES) {
      notes.push(`The look was ended early: ${failures} pages in a row could not be read.`);
      break;
    }
    const result = await lookAtPage(address, fetch, load);
    results.set(address, result);
    // One that cannot be read now is asked for again when the look goes on.
    if ('error' in result) failures += 1;
    else {
      failures = 0;
      await add(address, result);
    }
    const what = 'error' in result ? `cannot be read: ${result.error}` : result.kind;
    onProgress(`[${at + 1}/${chosen.length}] ${address}  ${what}`);
  }
  if (failures < MOST_FAILURES) await remove();
  return sumUp({ site: start, listed: listed.length, notes }, results);
};
