// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { firstLine } from '../browser/open-browser.mjs';
import { controls } from './controls.mjs';

/**
 * @typedef {import('./controls.mjs').Control} Control
 * @typedef {{ name: string, pressed: number, worked: number, failed: string[] }} Pressed
 *   how many were pressed, how many reacted, and why the others did not
 */

/** Enough to see whether a kind works; a page may have thousands. After this many failures a kind is not tried again. */
const MOST = { roots: 4, presses: 6, failed: 3 };
/** Milliseconds: until a control can be pressed, moves, or has the response of a server; between two checks. */
const LIMITS = { press: 5_000, move: 2_000, answer: 8_000, look: 100 };

const LEFT = 'it led to another page';

/** Whether an address is another page, not another place on the same one. @param {string} one @param {string} other */
const isOtherPage = (one, other) => one.split('#', 1)[0] !== other.split('#', 1)[0];

/**
 * The elements that are visible or marked. Runs in the browser.
 * @param {Element} root @param {Pick<Control, 'among' | 'marked'>} control
 */
const stateOf = (root, { among, marked }) =>
  [...root.querySelectorAll(among)].map((element) =>
    marked
      ? element.matches(marked)
      : element.getBoundingClientRect().height > 0 &&
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
  );

/**
 * Presses a control; rejects if nothing happens.
 * @param {import('playwright-core').Locator} root @param {import('playwright-core').Locator} target
 * @param {Control} control
 */
const press = async (root, target, control) => {
  const page = root.page();
  const address = page.url();
  const look = async () => String(await root.evaluate(stateOf, control));
  const before = await look();
  await target.click({ timeout: LIMITS.press });
  const limit = control.isSent ? LIMITS.answer : LIMITS.move;
  for (let waited = 0; waited < limit; waited += LIMITS.look) {
    if (isOtherPage(page.url(), address)) throw new Error(LEFT);
    if ((await look()) !== before) return;
    await wait(LIMITS.look);
  }
  throw new Error('nothing happened');
};

/** @param {import('playwright-core').Page} page @param {Control} control @returns {Promise<Pressed>} */
const pressAll = async (page, control) => {
  const { name, spent } = control;
  /** @type {Pressed} */
  const seen = { name, pressed: 0, worked: 0, failed: [] };
  const roots = await page.locator(control.root).all();
  for (const [at, root] of roots.slice(0, MOST.roots).entries()) {
    const targets = await root.locator(control.press).all();
    for (const [number, target] of targets.slice(0, MOST.presses).entries()) {
      if (!(await target.isVisible())) continue;
      if (spent && (await target.evaluate((element, selector) => element.matches(selector), spent)))
        continue;
      seen.pressed += 1;
      const address = page.url();
      try {
        await press(root, target, control);
        seen.worked += 1;
      } catch (error) {
        // While a page is being left, the driver's own messages arise too.
        const why = isOtherPage(page.url(), address)
          ? LEFT
          : firstLine(error).replace(/^locator\.\w+: /, '');
        seen.failed.push(`number ${number + 1} of module ${at + 1}: ${why}`);
        if (why === LEFT || seen.failed.length >= MOST.failed) return seen;
      }
    }
  }
  return seen;
};

/**
 * Presses the controls of a page as a visitor would; kinds without any control on the page are omitted.
 * @param {import('playwright-core').Page} page
 * @param {{ isSmall: boolean }} options whether to press the controls of narrow windows only, or all others
 * @returns {Promise<Pressed[]>}
 */
export const pressControls = async (page, { isSmall }) => {
  /** @type {Pressed[]} */
  const all = [];
  for (const control of controls.filter((each) => (each.isSmall ?? false) === isSmall)) {
    const seen = await pressAll(page, control);
    if (seen.pressed > 0) all.push(seen);
    if (seen.failed.some((why) => why.endsWith(LEFT))) break;
  }
  return all;
};
