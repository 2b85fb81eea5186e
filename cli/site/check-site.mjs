// @ts-check
import { readFile } from 'node:fs/promises';
import { choosePages } from './choose-pages.mjs';
import { openJournal } from './journal.mjs';
import { createLoad, checkSitePage } from './check-site-page.mjs';
import { createPoliteFetch } from './polite-fetch.mjs';
import { readSitemap } from './read-sitemap.mjs';
import { summarise } from './summarise.mjs';

/**
 * @typedef {{ pages: number, delayMs: number, journal: string, isFresh: boolean,
 *   onProgress: (line: string) => void }} Options `pages` is the maximum number of pages to check
 */

/** After this many failures in a row the server gets no further requests. */
const MOST_FAILURES = 5;

/**
 * Checks pages of every kind listed in the sitemap of a site, one after the other.
 * @param {string} site
 * @param {Options} options
 * @returns {Promise<import('./summarise.mjs').SiteReport>}
 */
export const checkSite = async (site, { pages, delayMs, journal, isFresh, onProgress }) => {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol)) {
    throw new Error(`${site} is not a site: addresses start with http:// or https://.`);
  }
  const { version } = JSON.parse(
    await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const start = new URL(site).href;
  const fetch = createPoliteFetch(start, { delayMs });
  onProgress(`Reading the sitemap of ${start}`);
  const { listed, isAllowed, notes } = await readSitemap(start, fetch);
  if (listed.length === 0) {
    notes.push('The site has no readable sitemap: only its start page was checked.');
  }
  const chosen = choosePages(start, listed, pages).filter((address) => {
    if (isAllowed(address)) return true;
    notes.push(`${address} was left out: robots.txt disallows it.`);
    return false;
  });

  /** @typedef {import('./check-site-page.mjs').PageResult} PageResult */
  const { done, add, remove } = await openJournal(
    journal,
    { site: start, version, chosen },
    { isFresh },
  );
  if (done.size > 0) onProgress(`Continuing after ${done.size} of ${chosen.length} pages`);
  const load = createLoad(fetch);
  /** @type {Map<string, PageResult>} */
  const results = new Map(/** @type {ReadonlyMap<string, PageResult>} */ (done));
  let failures = 0;
  for (const [at, address] of chosen.entries()) {
    if (results.has(address)) continue;
    if (failures === MOST_FAILURES) {
      notes.push(`The check ended early: ${failures} pages in a row could not be read.`);
      break;
    }
    const result = await checkSitePage(address, fetch, load);
    results.set(address, result);
    // A page that cannot be read is requested again when the check continues.
    if ('error' in result) failures += 1;
    else {
      failures = 0;
      await add(address, result);
    }
    const what = 'error' in result ? `cannot be read: ${result.error}` : result.kind;
    onProgress(`[${at + 1}/${chosen.length}] ${address}  ${what}`);
  }
  if (failures < MOST_FAILURES) await remove();
  return summarise({ site: start, listed: listed.length, notes }, results);
};
