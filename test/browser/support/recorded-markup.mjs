// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = join(process.cwd(), '../shared');

/** Whether the pages recorded on a real site exist; a fresh clone has none. */
export const hasRecordedPages = existsSync(join(shared, 'pages'));

/** @param {string} name @returns {Readonly<Record<string, readonly string[]>>} */
const readIndex = (name) => {
  const path = join(shared, 'styles', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};
const sheets = readIndex('index.json');
const bannerSheets = readIndex('index-script.json');

/**
 * The rule that hides shortcodes of the banner until it is shown: in an element of its own, which
 * is removed then.
 */
const BANNER_HIDDEN = '[data-cky-tag]{visibility:hidden}';

/** One element per sheet, so that an unclosed block in one does not affect the next. */
const styleElements = (
  /** @type {Readonly<Record<string, readonly string[]>>} */ index,
  /** @type {string} */ name,
) =>
  (index[`${name}.html`] ?? [])
    .map((path) => readFileSync(join(shared, path), 'utf8'))
    .map((sheet) => `<style>${sheet.replace(BANNER_HIDDEN, '')}</style>`)
    .join('');

/** Hides the banner, which is inserted last and would cover the page: for tests of other features. */
const withoutBanner = '[class^=cky-]{position:fixed;visibility:hidden}';

export const skerryTag = '<script src="/skerry/skerry.js"></script>';

/**
 * A recorded page with the style sheets that it had.
 * @param {string} name `generation/area/name`
 * @param {{ readonly withBanner?: boolean, readonly head?: string }} [markup] `withBanner`: with
 * the rules of the consent banner, which is hidden otherwise; `head`: inserted at the start of the
 * head, Skerry's tag by default
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
