// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = join(process.cwd(), '../shared');

/** Whether the pages taken from a real site are there; a fresh clone has none. */
export const hasRecordedPages = existsSync(join(shared, 'pages'));

/** @param {string} name @returns {Readonly<Record<string, readonly string[]>>} */
const readIndex = (name) => {
  const path = join(shared, 'styles', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};
const sheets = readIndex('index.json');
const bannerSheets = readIndex('index-script.json');

/** What hides shortcodes of the banner until it is there: an element of its own, which then goes. */
const BANNER_HIDDEN = '[data-cky-tag]{visibility:hidden}';

/** One element per sheet, so that a block that one leaves open cannot reach the next. */
const styleElements = (
  /** @type {Readonly<Record<string, readonly string[]>>} */ index,
  /** @type {string} */ name,
) =>
  (index[`${name}.html`] ?? [])
    .map((path) => readFileSync(join(shared, path), 'utf8'))
    .map((sheet) => `<style>${sheet.replace(BANNER_HIDDEN, '')}</style>`)
    .join('');

/**
 * The banner comes when everything else has had its turn and would cover the page: for tests that
 * are not about it.
 */
const withoutBanner = '[class^=cky-]{position:fixed;visibility:hidden}';

export const skerryTag = '<script src="/skerry/skerry.js"></script>';

/**
 * A recorded page with the style sheets that it had.
 * @param {string} name `generation/area/name`
 * @param {{ readonly withBanner?: boolean, readonly head?: string }} [markup] `withBanner`: with the rules of
 * the consent banner, which is out of the way otherwise; `head`: put into the head before everything else,
 * Skerry's tag if not stated
 * @returns {string}
 */
export const recordedMarkup = (name, { withBanner = false, head = skerryTag } = {}) => {
  const hidden = `<style id="cky-style-inline">${BANNER_HIDDEN}</style>`;
  const banner = withBanner
    ? hidden + styleElements(bannerSheets, name)
    : `<style>${withoutBanner}</style>`;
  const styles = styleElements(sheets, name) + banner;
  return readFileSync(join(shared, `${name}.html`), 'utf8')
    .replace(/<head[^>]*>/i, (found) => found + head)
    .replace(/<\/head>/i, (found) => styles + found);
};
