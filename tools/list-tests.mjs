import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * Runs a tool of this project and returns its output.
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

/** @param {string} text what may stand before the JSON: a line that recorded pages are missing */
const parse = (text) => JSON.parse(text.slice(text.search(/^[[{]/m)));

/**
 * @typedef {import('./spec-coverage.mjs').Test} Test
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * The tests in the output of Playwright's reporter `json`, or in its list, in which nothing has run
 * and every test counts as run.
 * @param {Suite} report @param {boolean} hasRun @returns {Test[]}
 */
const browserTests = (report, hasRun) =>
  specsIn(report).map(({ title, file, tests }) => ({
    title,
    file,
    isSkipped: hasRun && tests.every(({ status }) => status === 'skipped'),
  }));

/** @returns {Promise<Test[]>} */
const listUnits = async () => {
  /** @type {{ name: string, file: string }[]} */
  const units = parse(await run('vitest/vitest.mjs', ['list', '--json']));
  return units.map(({ name, file }) => ({ title: name, file, isSkipped: false }));
};

/**
 * @param {string} path of a file written by Vitest's reporter `json`
 * @returns {Promise<Test[]>}
 */
const readUnits = async (path) => {
  /** @type {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(await readFile(path, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: name,
      isSkipped: status !== 'passed' && status !== 'failed',
    })),
  );
};

/**
 * All unit and browser tests, one entry per title: skipped if it ran in no project.
 * @param {{ units?: string | undefined, browser?: string | undefined }} reports of a run
 */
export const listTests = async ({ units, browser }) => {
  const [ofUnits, ofBrowser] = await Promise.all([
    units ? readUnits(units) : listUnits(),
    browser
      ? readFile(browser, 'utf8')
      : run('@playwright/test/cli.js', ['test', '--list', '--reporter=json']),
  ]);
  /** @type {Map<string, Test>} */
  const byTitle = new Map();
  for (const test of [...ofUnits, ...browserTests(parse(ofBrowser), browser !== undefined)]) {
    const known = byTitle.get(test.title);
    if (!known || known.isSkipped) byTitle.set(test.title, test);
  }
  return [...byTitle.values()].sort((one, other) => (one.title < other.title ? -1 : 1));
};
