// @ts-check

/**
 * The QA switches of an address. Their names and values are listed in `switchList` for the bar and
 * the index page.
 * @typedef {object} Switches
 * @property {'live' | 'preview'} mode
 * @property {'preact' | 'react'} build
 * @property {'split' | 'all'} file
 * @property {'full' | 'reduce'} motion
 * @property {'ltr' | 'rtl'} dir
 * @property {'' | 'light' | 'dark'} scheme empty: as the visitor's system prefers
 * @property {'open' | 'blocked'} storage
 * @property {'none' | 'strict'} policy
 * @property {'dropped' | 'kept'} history whether the page may enter the back/forward cache
 * @property {'on' | 'none'} tag
 * @property {'on' | 'off' | 'default'} bar
 */

/**
 * @typedef {object} SwitchEntry
 * @property {string} name query parameter
 * @property {string} value
 * @property {string} label
 * @property {string} line
 */

/** @type {readonly SwitchEntry[]} */
export const switchList = [
  { name: 'preview', value: '1', label: 'Preview', line: 'the page as in a builder preview' },
  { name: 'build', value: 'react', label: 'React', line: 'the build with react and react-dom' },
  { name: 'file', value: 'all', label: 'One file', line: 'the single file skerry.all.js' },
  { name: 'motion', value: 'reduce', label: 'Reduced motion', line: 'as the system setting' },
  { name: 'dir', value: 'rtl', label: 'Right to left', line: 'dir=rtl on the page' },
  { name: 'storage', value: 'blocked', label: 'No storage', line: 'cookies and storage throw' },
  { name: 'csp', value: '1', label: 'Strict CSP', line: 'nonces and trusted types' },
  {
    name: 'back',
    value: 'kept',
    label: 'Back/forward cache',
    line: 'the page may enter the back/forward cache',
  },
  { name: 'tag', value: 'none', label: 'No tag', line: 'the script tag is left out' },
];

/** Parameters with more than two values; the bar has them as selects. */
const productParameters = /** @type {const} */ (['skerry', 'scheme']);

/** Every parameter that links and forms preserve. */
export const keptParameters = [
  ...switchList.map((entry) => entry.name),
  ...productParameters,
  'bar',
];

/**
 * Header with switches as a query string. They apply to every address, so that a test keeps them
 * when it follows links or redirects, or reloads the page.
 */
export const SWITCHES_HEADER = 'x-bench-switches';

/**
 * @param {URLSearchParams} query
 * @param {string} [header] value of the header
 * @returns {Switches}
 */
export function readSwitches(query, header = '') {
  const fromHeader = new URLSearchParams(header);
  const is = (/** @type {string} */ name, /** @type {string} */ value) =>
    (query.get(name) ?? fromHeader.get(name)) === value;
  const bar = query.get('bar');
  const scheme = query.get('scheme');
  return {
    mode: is('preview', '1') ? 'preview' : 'live',
    build: is('build', 'react') ? 'react' : 'preact',
    file: is('file', 'all') ? 'all' : 'split',
    motion: is('motion', 'reduce') ? 'reduce' : 'full',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : '',
    dir: is('dir', 'rtl') ? 'rtl' : 'ltr',
    storage: is('storage', 'blocked') ? 'blocked' : 'open',
    policy: is('csp', '1') ? 'strict' : 'none',
    history: is('back', 'kept') ? 'kept' : 'dropped',
    tag: is('tag', 'none') ? 'none' : 'on',
    bar: bar === 'on' || bar === 'off' ? bar : 'default',
  };
}
