import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

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

/** @returns {Promise<string[]>} */
const listUnits = async () => {
  /** @type {{ name: string }[]} */
  const units = parse(await run('vitest/vitest.mjs', ['list', '--json']));
  return units.map(({ name }) => name);
};

/**
 * @param {string} path what Vitest's reporter `json` has written
 * @returns {Promise<string[]>}
 */
const readUnits = async (path) => {
  /** @type {{ testResults: { assertionResults: { fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(await readFile(path, 'utf8'));
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName }) => fullName),
  );
};

/**
 * The titles of all unit and browser tests, as the two runners name them.
 * @param {string} [unitReport] the report of a run, which saves loading every unit test again
 */
export const listTests = async (unitReport) => {
  const [units, browser] = await Promise.all([
    unitReport ? readUnits(unitReport) : listUnits(),
    run('@playwright/test/cli.js', ['test', '--list', '--reporter=json']),
  ]);
  /** @type {{ suites: Suite[] }} */
  const { suites } = parse(browser);
  return [...new Set([...units, ...suites.flatMap(titlesIn)])].sort();
};
