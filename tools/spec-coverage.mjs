/**
 * @typedef {{ title: string, file: string, isSkipped: boolean }} Test one test of either runner;
 *   skipped where the last run left it out in every project
 * @typedef {Record<string, Record<string, string>>} Clauses a few words per letter, by statement
 * @typedef {{ text: string, tests: string[], reason: string | null, isCapturedOnly: boolean }} Clause
 * @typedef {{ specification: string, clauses: readonly Clauses[], reasons: Record<string, string>,
 *   tests: readonly Test[], hasCaptured: boolean }} Sources `hasCaptured`: whether recorded pages are there
 */

const STATEMENT = /\[(S\d+\.\d+)\]/g;
/** `[S4.26]`, `[S4.25a]` and `[S4.01, S4.04b]`. */
const NAMED = /\[(S\d+\.\d+[a-z]?(?:,\s*S\d+\.\d+[a-z]?)*)\]/g;
/** Files of tests that run only on pages and exchanges of real sites. */
const CAPTURED = /captured|recorded|-real\./;

/** @param {string} title */
const idsIn = (title) =>
  new Set([...title.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(/,\s*/)));

/**
 * Every clause by its id: `S4.25a` of a statement with several promises, `S4.26` of one with a single.
 * @param {Sources} sources
 * @param {string[]} faults
 */
const readClauses = ({ specification, clauses, reasons }, faults) => {
  /** @type {Map<string, Record<string, string>>} */
  const split = new Map();
  for (const [id, letters] of clauses.flatMap((list) => Object.entries(list))) {
    if (split.has(id)) faults.push(`${id} is split in two files`);
    const named = Object.keys(letters).join('');
    if (named.length < 2 || !'abcdefghijklmnopqrstuvwxyz'.startsWith(named))
      faults.push(`${id} has the clauses "${named}": two at least, from a on`);
    split.set(id, letters);
  }
  /** @type {Record<string, Clause>} */
  const all = {};
  const add = (/** @type {string} */ id, /** @type {string} */ text) => {
    all[id] = { text, tests: [], reason: reasons[id] ?? null, isCapturedOnly: false };
  };
  for (const [, id = ''] of specification.matchAll(STATEMENT)) {
    const letters = split.get(id);
    if (letters) for (const [letter, text] of Object.entries(letters)) add(id + letter, text);
    else add(id, '');
    split.delete(id);
  }
  for (const id of split.keys()) faults.push(`${id} is split, but is no statement`);
  return all;
};

/**
 * Which clause is named by which tests. A fault is an id without a clause, a clause without a test
 * that ran and without a reason, or a reason that a test contradicts. If the recorded pages are
 * missing, clauses that only they prove are not faults, because their state is unknown.
 * @param {Sources} sources
 * @returns {{ clauses: Record<string, Clause>, faults: string[] }}
 */
export const specCoverage = (sources) => {
  const { reasons, tests, hasCaptured } = sources;
  /** @type {string[]} */
  const faults = [];
  const clauses = readClauses(sources, faults);
  /** @type {Map<string, Test[]>} */
  const named = new Map(Object.keys(clauses).map((id) => [id, []]));
  for (const test of tests) {
    for (const id of idsIn(test.title)) {
      const list = named.get(id);
      if (list) list.push(test);
      else if (clauses[`${id}a`]) faults.push(`${id} is split: name the clauses in ${test.title}`);
      else faults.push(`${id} is no clause, but a test names it: ${test.title}`);
    }
  }
  for (const [id, clause] of Object.entries(clauses)) {
    const all = named.get(id) ?? [];
    const run = all.filter(({ isSkipped }) => !isSkipped);
    const isCaptured = (/** @type {Test} */ { file }) => CAPTURED.test(file);
    clause.tests = run.map(({ title }) => title);
    clause.isCapturedOnly = all.length > 0 && all.every(isCaptured);
    const isUnknown = clause.isCapturedOnly && !hasCaptured;
    if (run.length === 0 && !clause.reason && !isUnknown)
      faults.push(
        all.length > 0 ? `${id}: its tests were skipped` : `${id} has neither a test nor a reason`,
      );
    if (run.length > 0 && clause.reason)
      faults.push(`${id} is tested; drop its reason: ${clause.reason}`);
  }
  for (const id of Object.keys(reasons)) {
    if (!clauses[id]) faults.push(`${id} has a reason, but is no clause`);
  }
  return { clauses, faults };
};
