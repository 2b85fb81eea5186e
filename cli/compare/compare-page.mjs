// @ts-check
import { openBrowser } from '../browser/open-browser.mjs';
import { scriptsThatGo } from '../check/check-page.mjs';
import { readPage } from '../check/read-page.mjs';
import { markDifferences } from './mark-differences.mjs';
import { visit } from './visit.mjs';

/**
 * @typedef {import('./press-controls.mjs').Pressed} Pressed
 * @typedef {{ picture: Buffer, cost: import('./visit.mjs').Cost }} Sight PNG
 * @typedef {object} Width one window, without Skerry and with it
 * @property {string} name
 * @property {number} pixels CSS pixels
 * @property {Sight} without
 * @property {Sight} with
 * @property {Buffer} marked PNG, differences in red
 * @property {number} share of pixels that differ, between 0 and 1
 * @typedef {{ name: string, without: Pressed | null, with: Pressed | null }} Press
 * @typedef {object} Comparison
 * @property {string} address
 * @property {string} at ISO 8601
 * @property {import('../report/skerry-line.mjs').SkerryState} skerry
 * @property {string} browser
 * @property {Width[]} widths
 * @property {Press[]} presses
 * @property {{ gone: string[], new: string[], both: string[] }} errors of the console
 * @property {string[]} notes
 */

const windows = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Tablet', width: 820, height: 1180 },
  { name: 'Desktop', width: 1280, height: 900 },
];
const DEFAULT_S = 30;

/** @param {readonly import('./visit.mjs').Visit[]} visits */
const errorsOf = (visits) => new Set(visits.flatMap(({ errors }) => errors));

/** The sums of all windows, by kind. @param {readonly import('./visit.mjs').Visit[]} visits */
const pressesOf = (visits) => {
  /** @type {Map<string, Pressed>} */
  const sums = new Map();
  for (const { name, pressed, worked, failed } of visits.flatMap((each) => each.pressed)) {
    const sum = sums.get(name) ?? { name, pressed: 0, worked: 0, failed: [] };
    sums.set(name, {
      name,
      pressed: sum.pressed + pressed,
      worked: sum.worked + worked,
      failed: [...new Set([...sum.failed, ...failed])],
    });
  }
  return sums;
};

/**
 * Opens a page without Skerry and with it, in windows of three widths, and compares appearance, controls
 * and cost. If Skerry is not on the page, this build is inserted and the scripts that it replaces are
 * removed, as the plugin would do.
 * @param {string} target an address of the web or a saved page
 * @param {{ timeoutS?: number, onProgress?: (line: string) => void }} [options]
 * @returns {Promise<Comparison>}
 */
export const comparePage = async (target, { timeoutS = DEFAULT_S, onProgress } = {}) => {
  const source = await readPage(target, { timeoutMs: timeoutS * 1000 });
  const { address } = source;
  const { hasTag, goes } = await scriptsThatGo(source);
  const browser = await openBrowser();
  try {
    /** @type {Width[]} */
    const widths = [];
    /** @type {import('./visit.mjs').Visit[]} */
    const before = [];
    /** @type {import('./visit.mjs').Visit[]} */
    const after = [];
    for (const { name, width, height } of windows) {
      onProgress?.(`${name}, ${width} pixels wide …`);
      const order = { browser, address, timeoutMs: timeoutS * 1000, viewport: { width, height } };
      const without = await visit({ ...order, kind: hasTag ? 'off' : 'as it is' });
      const withIt = await visit(
        hasTag ? { ...order, kind: 'as it is' } : { ...order, kind: 'added', removed: goes },
      );
      before.push(without);
      after.push(withIt);
      widths.push({
        name,
        pixels: width,
        without: { picture: without.picture, cost: without.cost },
        with: { picture: withIt.picture, cost: withIt.cost },
        ...markDifferences(without.picture, withIt.picture),
      });
    }
    const version = after.find((each) => each.version)?.version ?? '';
    const [without, withIt] = [pressesOf(before), pressesOf(after)];
    const [old, current] = [errorsOf(before), errorsOf(after)];
    return {
      address,
      at: new Date().toISOString(),
      skerry: {
        version,
        state: version === '' ? 'not started' : hasTag ? 'on the page' : 'put in by this check',
      },
      browser: `${browser.browserType().name()} ${browser.version()}`,
      widths,
      presses: [...new Set([...without.keys(), ...withIt.keys()])].map((name) => ({
        name,
        without: without.get(name) ?? null,
        with: withIt.get(name) ?? null,
      })),
      errors: {
        gone: [...old].filter((error) => !current.has(error)),
        new: [...current].filter((error) => !old.has(error)),
        both: [...current].filter((error) => old.has(error)),
      },
      notes: [...new Set([...before, ...after].flatMap(({ notes }) => notes))],
    };
  } finally {
    await browser.close();
  }
};
