// @ts-check
import { checkParsed, parsePage } from '../check/check-page.mjs';
import { findListeners } from './find-listeners.mjs';
import { kindOf } from './page-kind.mjs';

/**
 * @typedef {{ script: string, events: string[] }} Listener code by other authors that listens to the products' events
 * @typedef {{ script: string, outcome: 'stays' | 'unknown', why: string, bytes: number | null }} Staying
 * @typedef {{ files: number, bytes: number, isComplete: boolean }} Sum
 * `goes` are scripts that Skerry replaces, also those that it has replaced already and only the data is left of
 * @typedef {{ kind: string, hasTag: boolean, mounts: string[], goes: Sum, skerry: number,
 *   stays: Staying[], listeners: Listener[], problems: import('../check/find-problems.mjs').Problem[] }} CheckedPage
 * @typedef {{ error: string } | CheckedPage} PageResult
 */

/** The limit for one script (bytes). */
const MOST_BYTES = 3_000_000;
const code = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** @param {string} text an inline script is identified by its beginning */
const opening = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 60);

/**
 * @param {readonly import('../check/count-bytes.mjs').CountedScript[]} scripts
 * @returns {Sum}
 */
const sum = (scripts) => ({
  files: scripts.length,
  bytes: scripts.reduce((total, { bytes }) => total + (bytes ?? 0), 0),
  isComplete: scripts.every(({ bytes }) => bytes !== null),
});

/**
 * Code of the page that listens to the products' events: inline code, and files of other authors.
 * @param {Document} document @param {string} address
 * @param {(address: string) => Promise<Buffer>} load
 * @param {ReadonlySet<string>} products addresses of scripts that Skerry knows
 */
const listenersOf = async (document, address, load, products) => {
  /** @type {Listener[]} */
  const listeners = [];
  for (const element of document.querySelectorAll('script')) {
    if (!code.has(element.getAttribute('type') ?? '')) continue;
    const src = element.getAttribute('src');
    if (src && (products.has(src) || !URL.canParse(src, address))) continue;
    const text = src
      ? await load(new URL(src, address).href).then(String, () => '')
      : (element.textContent ?? '');
    const events = findListeners(text);
    const name = element.id.replace(/-js(-\w+)?$/, '');
    const script = src ? src.split(/[?#]/, 1)[0] : `inline: ${name || opening(text)}`;
    if (events.length > 0) listeners.push({ script: script ?? '', events });
  }
  return listeners;
};

/**
 * What one page of a site would save, and its problems.
 * @param {string} address
 * @param {import('./polite-fetch.mjs').Fetch} fetch
 * @param {(address: string) => Promise<Buffer>} load
 * @returns {Promise<PageResult>}
 */
export const checkSitePage = async (address, fetch, load) => {
  try {
    const { url, status, body } = await fetch(address);
    if (status !== 200) return { error: `the server responded with ${status}` };
    const page = { address: url, html: body.toString('utf8'), load };
    const parsed = parsePage(page);
    return await lookAt(page, parsed).finally(() => parsed.window.happyDOM.close());
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * @param {import('../check/read-page.mjs').SourcePage} page
 * @param {ReturnType<typeof parsePage>} parsed
 * @returns {Promise<CheckedPage>}
 */
const lookAt = async (page, parsed) => {
  const report = await checkParsed(page, parsed, { isBefore: true });
  const known = new Set(
    report.scripts
      .filter(({ outcome, families }) => outcome !== 'unknown' || families.length > 0)
      .map((script) => script.address),
  );
  const { document } = parsed;
  const goes = report.scripts.filter(({ outcome }) => outcome === 'goes');
  return {
    kind: kindOf([...document.body.classList]),
    hasTag: report.tag !== null,
    mounts: report.mounts.filter(({ state }) => state === 'mounts').map(({ name }) => name),
    goes: sum(goes),
    skerry: report.bytes.skerry,
    stays: report.scripts.flatMap(({ outcome, isPrinted, handle, address: src, why, bytes }) =>
      isPrinted && (outcome === 'stays' || outcome === 'unknown')
        ? [{ script: handle || (src.split(/[?#]/, 1)[0] ?? ''), outcome, why, bytes }]
        : [],
    ),
    listeners: await listenersOf(document, page.address, page.load, known),
    problems: report.problems,
  };
};

/**
 * Loads each file once for the whole site.
 * @param {import('./polite-fetch.mjs').Fetch} fetch
 */
export const createLoad = (fetch) => {
  /** @type {Map<string, Promise<Buffer>>} */
  const known = new Map();
  /** @param {string} address @returns {Promise<Buffer>} */
  return (address) => {
    const before = known.get(address);
    if (before) return before;
    const loaded = fetch(address, { bytes: MOST_BYTES, sameSite: false }).then(
      ({ status, body }) => {
        if (status !== 200) throw new Error(`the server responded with ${status}`);
        return body;
      },
    );
    loaded.catch(() => {});
    known.set(address, loaded);
    return loaded;
  };
};
