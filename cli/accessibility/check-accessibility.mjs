// @ts-check
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../browser/open-browser.mjs';
import { viewport, visitPage } from './visit-page.mjs';

/**
 * @typedef {import('../../src/runtime/accessibility/group-findings').Row} Row
 * @typedef {import('../../src/runtime/accessibility/group-findings').Groups} Groups
 * @typedef {import('../../src/runtime/accessibility/read-results').Finding} Finding
 * @typedef {{ rule: string, help: string, without: number, with: number }} Count elements that a rule finds
 * @typedef {{ address: string, at: string, skerry: import('../report/skerry-line.mjs').SkerryState, browser: string,
 *   axe: string, counts: Count[], groups: Groups, lookAt: readonly Row[], notes: string[], tested: string[],
 *   notTested: string[], caution: string, titles: typeof import('../../src/runtime/accessibility/words').titles }} AccessReport
 * @typedef {{ version: string, findings: readonly Finding[], incomplete: readonly Finding[] }} Look
 */

const dist = new URL('../../dist/', import.meta.url);
const DEFAULT_S = 30;

/** @returns {Promise<typeof import('../../src/inventory')>} */
const loadInventory = async () => {
  const missing = ['inventory.js', 'axe.js'].some((name) => !existsSync(new URL(name, dist)));
  if (missing) throw new Error('The build is missing: run "npm run build" first.');
  return import(new URL('inventory.js', dist).href);
};

/** The URL of a web address or a file. @param {string} target */
const addressOf = (target) => {
  if (/^https?:\/\//i.test(target)) {
    if (!URL.canParse(target)) throw new Error(`${target} cannot be opened: it is not an address.`);
    return new URL(target).href;
  }
  const path = resolve(target);
  if (!existsSync(path)) {
    throw new Error(
      `${target} cannot be opened: no such file; addresses start with http:// or https://.`,
    );
  }
  return pathToFileURL(path).href;
};

/** Elements of each rule in both visits. @param {readonly Finding[]} before @param {readonly Finding[]} after @returns {Count[]} */
const countRules = (before, after) => {
  const rules = new Map([...before, ...after].map((finding) => [finding.rule, finding]));
  const of = (/** @type {readonly Finding[]} */ findings, /** @type {string} */ rule) =>
    findings.find((each) => each.rule === rule)?.elements.length ?? 0;
  return [...rules].map(([rule, { help }]) => ({
    rule,
    help,
    without: of(before, rule),
    with: of(after, rule),
  }));
};

const notTested = [
  'Operation by keyboard, visibility of the focus and its order.',
  'The output of screen readers, and whether texts, headings and alternative texts are appropriate.',
  'Zoom, large text, narrow screens and other colour schemes.',
  'Content that opens on interaction: menus, dialogs, messages of forms, the steps of an order.',
  'Other pages of the site.',
];

/**
 * Checks a page without Skerry and with it: two visits in an installed Chromium, each checked with axe.
 * @param {string} target
 * @param {{ timeoutS?: number }} [options]
 * @returns {Promise<AccessReport>}
 */
export const checkAccessibility = async (target, { timeoutS = DEFAULT_S } = {}) => {
  const inventory = await loadInventory();
  const { countOf, groupFindings, readFindings, rowsToLookAt, runOptions, caution, titles } =
    inventory;
  const address = addressOf(target);
  const browser = await openBrowser();
  try {
    const options = /** @type {import('axe-core').RunOptions} */ (
      /** @type {unknown} */ (runOptions)
    );
    const order = { browser, address, timeoutMs: timeoutS * 1000, options };
    const asItIs = await visitPage({ ...order, kind: 'as it is' });
    const isOwn = asItIs.hasSkerry;
    const after = isOwn ? asItIs : await visitPage({ ...order, kind: 'added' });
    // The address after redirects: a redirect may drop the kill switch.
    const before = await visitPage({ ...order, address: after.address, kind: 'off' });
    if (!after.results || !before.results) throw new Error('The page could not be checked.');

    const found = readFindings(after.results.violations);
    const without = readFindings(before.results.violations);
    /** @type {import('../report/skerry-line.mjs').SkerryState['state']} */
    const state = !after.skerry ? 'not started' : isOwn ? 'on the page' : 'put in by this check';
    const failed = after.skerry?.failed ?? [];
    const notes = [
      ...(after.address === address ? [] : [`The address redirects to ${after.address}.`]),
      ...(state === 'not started' ? ['Skerry did not start: what it would fix is unknown.'] : []),
      ...(state === 'put in by this check'
        ? [
            'Skerry is not on the page: this build was inserted for the check, in addition to the old scripts.',
          ]
        : []),
      ...(failed.length > 0 ? [`Failed on this page: ${failed.join(', ')}.`] : []),
      ...new Set([...after.notes, ...before.notes]),
    ];
    const groups = groupFindings(after.skerry ? without : null, found);
    return {
      address: after.address,
      at: new Date().toISOString(),
      skerry: { state, version: after.skerry?.version ?? '' },
      browser: `${browser.browserType().name()} ${browser.version()}`,
      axe: after.results.version,
      counts: countRules(without, found),
      groups,
      lookAt: rowsToLookAt(readFindings(after.results.incomplete)),
      notes,
      tested: [
        `One page, once without Skerry and once with it, ${viewport.width} × ${viewport.height} pixels, reduced motion, scrolled through, nothing pressed.`,
        `The rules of axe ${after.results.version} for level A and AA of WCAG 2.0 to 2.2, and its good practices; ${after.results.passed} of them passed.`,
        `${countOf(groups.skerry) + countOf(groups.owner)} elements with findings remain, ${countOf(groups.fixed)} are fixed.`,
      ],
      notTested,
      caution,
      titles,
    };
  } finally {
    await browser.close();
  }
};
