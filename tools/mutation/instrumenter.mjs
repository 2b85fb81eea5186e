import babel from '@babel/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { excluded } from './excluded.mjs';
import { numberMutator } from './numbers.mjs';

/**
 * Imports a file that the instrumenter does not export: its absolute address bypasses the export
 * map, and the version of the package is fixed.
 */
const inside = (/** @type {string} */ path) =>
  import(new URL(path, import.meta.resolve('@stryker-mutator/instrumenter')).href);
const { allMutators } = await inside('mutators/index.js');
const { createParser } = await inside('parsers/index.js');

if (!allMutators.includes(numberMutator)) allMutators.push(numberMutator);

/** The instrumenter takes `x as T` for a type and does not mutate it, although `x` is an expression. */
const withoutCasts = (/** @type {import('@babel/core').types.Node} */ root) => {
  babel.traverse(root, {
    'TSAsExpression|TSSatisfiesExpression': {
      exit: (/** @type {import('@babel/core').NodePath<any>} */ path) => {
        path.replaceWith(path.node.expression);
      },
    },
  });
};

/** @type {(options: object) => (text: string, name: string) => Promise<any>} */
const parserWithoutCasts = (options) => {
  const parse = createParser(options);
  return async (text, name) => {
    const parsed = await parse(text, name);
    withoutCasts(parsed.root);
    return parsed;
  };
};

const silent = /** @type {any} */ ({
  isDebugEnabled: () => false,
  debug: () => {},
  info: () => {},
  warn: console.warn,
});

/**
 * Code before each file, which asks whether a mutant is active, records which mutants are reached,
 * and marks the time while the file loads. Declared functions, because they are called before the
 * file's own statements.
 */
const header = (/** @type {string} */ name) => `
globalThis.skerryMutants?.load?.(1);
function stryMutAct_9fa48(id) { return globalThis.skerryMutants?.isActive(${JSON.stringify(name)}, id) ?? false; }
function stryCov_9fa48(...ids) { globalThis.skerryMutants?.reach?.(${JSON.stringify(name)}, ids); }
`;

const footer = '\nglobalThis.skerryMutants?.load?.(-1);\n';

/**
 * @typedef {{ id: string, mutator: string, start: number, end: number, becomes: string }} Mutant
 *   Replaces the text from `start` to `end` of a file with `becomes`.
 * @typedef {{ code: string, mutants: Mutant[], excluded: number }} Instrumented
 */

/**
 * A file with all its mutants, each behind a switch; `globalThis.skerryMutants` says which one is
 * active. With none active the code does the same as the file.
 *
 * @param {string} name
 * @param {string} content
 * @returns {Promise<Instrumented>}
 */
export const instrument = async (name, content) => {
  const result = await new Instrumenter(silent, parserWithoutCasts).instrument(
    [{ name, content, mutate: true }],
    { plugins: null, excludedMutations: [], ignorers: [excluded], noHeader: true },
  );
  const lineStarts = [0];
  for (const { index } of content.matchAll(/\n/g)) lineStarts.push(index + 1);
  const at = (/** @type {{ line: number, column: number }} */ { line, column }) =>
    (lineStarts[line] ?? 0) + column;
  const tried = result.mutants.filter(({ status }) => status !== 'Ignored');
  return {
    code: header(name) + (result.files[0]?.content ?? '') + footer,
    mutants: tried.map(({ id, mutatorName, location, replacement }) => ({
      id,
      mutator: mutatorName,
      start: at(location.start),
      end: at(location.end),
      becomes: replacement ?? '',
    })),
    excluded: result.mutants.length - tried.length,
  };
};
