/**
 * @typedef {{ tests: string[], reason: string | null }} Statement
 * @typedef {{ specification: string, reasons: Record<string, string>, tests: readonly string[] }} Sources
 */

const STATEMENT = /\[(S\d+\.\d+)\]/g;
/** `[S4.26]` and `[S4.01, S4.04]`. */
const NAMED = /\[(S\d+\.\d+(?:,\s*S\d+\.\d+)*)\]/g;

/** @param {string} title */
const idsIn = (title) => [...title.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(/,\s*/));

/**
 * Which statement is named by which tests. A fault is an id that no statement has, a statement with
 * neither test nor reason, and a reason that a test has made untrue.
 * @param {Sources} sources
 * @returns {{ statements: Record<string, Statement>, faults: string[] }}
 */
export const specCoverage = ({ specification, reasons, tests }) => {
  /** @type {Record<string, Statement>} */
  const statements = {};
  for (const [, id = ''] of specification.matchAll(STATEMENT)) {
    statements[id] = { tests: [], reason: reasons[id] ?? null };
  }
  /** @type {string[]} */
  const faults = [];
  for (const title of tests) {
    for (const id of new Set(idsIn(title))) {
      if (statements[id]) statements[id].tests.push(title);
      else faults.push(`${id} is no statement, but a test names it: ${title}`);
    }
  }
  for (const [id, { tests: titles, reason }] of Object.entries(statements)) {
    if (titles.length === 0 && !reason) faults.push(`${id} has neither a test nor a reason`);
    if (titles.length > 0 && reason) faults.push(`${id} is tested; drop its reason: ${reason}`);
  }
  for (const id of Object.keys(reasons)) {
    if (!statements[id]) faults.push(`${id} has a reason, but is no statement`);
  }
  return { statements, faults };
};
