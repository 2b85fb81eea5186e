import { spawn } from 'node:child_process';

/**
 * Runs a tool of this project and returns what it printed.
 * @param {string} script a path below node_modules
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
const run = (script, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 300_000,
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let printed = '';
    let complained = '';
    child.stdout.on('data', (data) => {
      printed += data;
    });
    child.stderr.on('data', (data) => {
      complained += data;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${script}: ${complained || printed}`)),
    );
  });

/** @param {string} text what may stand before the JSON: a line that captured pages are missing */
const parse = (text) => JSON.parse(text.slice(text.search(/^[[{]/m)));

/**
 * @typedef {{ title: string, specs?: { title: string }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
const titlesIn = ({ specs = [], suites = [] }) => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesIn),
];

/** The titles of all unit and browser tests, as the two runners list them. */
export const listTests = async () => {
  const [unit, browser] = await Promise.all([
    run('vitest/vitest.mjs', ['list', '--json']),
    run('@playwright/test/cli.js', ['test', '--list', '--reporter=json']),
  ]);
  /** @type {{ name: string }[]} */
  const units = parse(unit);
  /** @type {{ suites: Suite[] }} */
  const { suites } = parse(browser);
  return [...new Set([...units.map(({ name }) => name), ...suites.flatMap(titlesIn)])].sort();
};
