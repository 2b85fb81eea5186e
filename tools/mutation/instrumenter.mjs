import babel from '@babel/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { leftOut } from './left-out.mjs';
import { numberMutator } from './numbers.mjs';

/** The instrumenter does not export these; a file's address goes past that, and its version is fixed. */
const inside = (/** @type {string} */ path) =>
  import(new URL(path, import.meta.resolve('@stryker-mutator/instrumenter')).href);
const { allMutators } = await inside('mutators/index.js');
const { createParser } = await inside('parsers/index.js');

if (!allMutators.includes(numberMutator)) allMutators.push(numberMutator);

/** `x as T` is a type to the instrumenter, and what is in a type is left alone: `x` is not. */
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
 * Says of the file whether a mutant is on, which are reached, and while it loads. Functions, for they are called before
 * the file's own statements.
 */
const header = (/** @type {string} */ name) => `
globalThis.skerryMutants?.load?.(1);
function stryMutAct_9fa48(id) { return globalThis.skerryMutants?.isActive(${JSON.stringify(name)}, id) ?? false; }
function stryCov_9fa48(...ids) { globalThis.skerryMutants?.reach?.(${JSON.stringify(name)}, ids); }
`;

const footer = '\nglobalThis.skerryMutants?.load?.(-1);\n';

/**
 * @typedef {{ id: string, mutator: string, start: number, end: number, becomes: string }} Mutant
 * Replaces what stands from `start` to `end` of a file by `becomes`.
 * @typedef {{ code: string, mutants: Mutant[], leftOut: number }} Instrumented
 */

/**
 * A file with all its mutants in it, each behind a switch; `globalThis.skerryMutants` says which one is on. The code
 * with all off does what the file does.
 *
 * @param {string} name
 * @param {string} content
 * @returns {Promise<Instrumented>}
 */
export const instrument = async (name, content) => {
  const result = await new Instrumenter(silent, parserWithoutCasts).instrument(
    [{ name, content, mutate: true }],
    { plugins: null, excludedMutations: [], ignorers: [leftOut], noHeader: true },
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
    leftOut: result.mutants.length - tried.length,
  };
};
