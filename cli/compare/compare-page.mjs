// @ts-check
import { openBrowser } from '../browser/open-browser.mjs';
import { pageAddress } from '../browser/page-address.mjs';
import { checkPage } from '../check/check-page.mjs';
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
 * @property {string} version of Skerry; empty where it did not start
 * @property {'on the page' | 'put in by this check' | 'not started'} state
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

/** Of all windows together. @param {readonly Pressed[]} list @returns {Map<string, Pressed>} */
const sumUp = (list) => {
  /** @type {Map<string, Pressed>} */
  const sums = new Map();
  for (const { name, pressed, worked, failed } of list) {
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
 * Opens a page without Skerry and with it, in windows of three widths: what looks different, what works,
 * what it costs. Where Skerry is not on the page, this build is put in and the scripts that it replaces are
 * left out, as the plugin would do it.
 * @param {string} target an address of the web or a saved page
 * @param {{ timeoutS?: number, onProgress?: (line: string) => void }} [options]
 * @returns {Promise<Comparison>}
 */
export const comparePage = async (target, { timeoutS = DEFAULT_S, onProgress } = {}) => {
  const address = pageAddress(target);
  const { scripts, tag } = await checkPage(await readPage(target, { timeoutMs: timeoutS * 1000 }), {
    isBefore: true,
  });
  const removed = new Set(
    scripts.filter(({ outcome }) => outcome === 'goes').map((script) => script.address),
  );
  const browser = await openBrowser();
  try {
    /** @type {Width[]} */
    const widths = [];
    const before = [];
    const after = [];
    for (const { name, width, height } of windows) {
      onProgress?.(`${name}, ${width} pixels wide …`);
      const order = { browser, address, timeoutMs: timeoutS * 1000, viewport: { width, height } };
      const one = await visit({ ...order, kind: tag ? 'off' : 'as it is' });
      const other = await visit(
        tag ? { ...order, kind: 'as it is' } : { ...order, kind: 'added', removed },
      );
      before.push(one);
      after.push(other);
      widths.push({
        name,
        pixels: width,
        without: { picture: one.picture, cost: one.cost },
        with: { picture: other.picture, cost: other.cost },
        ...markDifferences(one.picture, other.picture),
      });
    }
    const version = after.find((each) => each.version)?.version ?? '';
    const pressed = [before, after].map((visits) => sumUp(visits.flatMap((each) => each.pressed)));
    const names = new Set(pressed.flatMap((sums) => [...sums.keys()]));
    const [without, withIt] = [before, after].map(
      (visits) => new Set(visits.flatMap(({ errors }) => errors)),
    );
    return {
      address,
      at: new Date().toISOString(),
      version,
      state: version === '' ? 'not started' : tag ? 'on the page' : 'put in by this check',
      browser: `${browser.browserType().name()} ${browser.version()}`,
      widths,
      presses: [...names].map((name) => ({
        name,
        without: pressed[0]?.get(name) ?? null,
        with: pressed[1]?.get(name) ?? null,
      })),
      errors: {
        gone: [...(without ?? [])].filter((error) => !withIt?.has(error)),
        new: [...(withIt ?? [])].filter((error) => !without?.has(error)),
        both: [...(withIt ?? [])].filter((error) => without?.has(error)),
      },
      notes: [...new Set([...before, ...after].flatMap((each) => each.notes))],
    };
  } finally {
    await browser.close();
  }
};
