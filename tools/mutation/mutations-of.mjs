import { parseAst } from 'vitest/node';
import { patternMutations } from './pattern-mutations.mjs';

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 * @typedef {{ start: number, end: number, text: string }} Mutation
 * Replaces what stands from `start` to `end` of a file.
 */

/** @type {Readonly<Record<string, readonly string[]>>} */
const OPERATORS = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

/** @type {Readonly<Record<string, string>>} Methods that are easily taken for one another. */
const METHODS = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
};

/** Methods whose result looks like what they are called on, so that leaving them out is a mistake to find. */
const LEFT_OUT = /^(trim|toLowerCase|toUpperCase|slice|filter|reverse|sort|replace|replaceAll)$/;

/** @type {(node: Node) => string[]} */
const literal = ({ value, regex }) => {
  if (regex) return patternMutations(regex.pattern).map((text) => `/${text}/${regex.flags}`);
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'string') return [value === '' ? '"mutant"' : '""'];
  return [];
};

/** @type {Readonly<Record<string, (node: Node, source: string) => readonly Mutation[]>>} */
const MUTATIONS = {
  BinaryExpression: (node, source) => swapOperator(node, node.left, source),
  LogicalExpression: (node, source) => swapOperator(node, node.left, source),
  AssignmentExpression: (node, source) => swapOperator(node, node.left, source),
  UnaryExpression: ({ operator, argument, start }) =>
    operator === '!' || operator === '-' ? [{ start, end: argument.start, text: '' }] : [],
  ConditionalExpression: ({ test }) => [replaced(test, 'true'), replaced(test, 'false')],
  IfStatement: ({ test }) => [replaced(test, 'true'), replaced(test, 'false')],
  Literal: (node) => literal(node).map((text) => replaced(node, text)),
  TemplateLiteral: (node) => [replaced(node, '""')],
  ArrayExpression: (node) => (node.elements.length > 0 ? [replaced(node, '[]')] : []),
  ReturnStatement: ({ argument }) => (argument ? [replaced(argument, 'undefined')] : []),
  ArrowFunctionExpression: ({ body }, source) => {
    if (body.type === 'BlockStatement') return [];
    // An object in brackets: the brackets stand outside the node.
    const isWrapped = source[body.end] === ')' && body.type === 'ObjectExpression';
    return [{ start: body.start, end: body.end, text: isWrapped ? 'undefined' : '(undefined)' }];
  },
  ExpressionStatement: (node) => [replaced(node, ';')],
  CallExpression: ({ callee, end }) => {
    if (callee.type !== 'MemberExpression' || callee.computed) return [];
    const { object, property } = callee;
    const other = METHODS[property.name];
    return [
      ...(other ? [replaced(property, other)] : []),
      ...(LEFT_OUT.test(property.name) ? [{ start: object.end, end, text: '' }] : []),
    ];
  },
};

/** @type {(node: { start: number, end: number }, text: string) => Mutation} */
const replaced = ({ start, end }, text) => ({ start, end, text });

/** @type {(node: Node, left: Node, source: string) => readonly Mutation[]} */
const swapOperator = ({ operator }, left, source) => {
  const start = source.indexOf(operator, left.end);
  return (OPERATORS[operator] ?? []).map((text) => ({
    start,
    end: start + operator.length,
    text,
  }));
};

/** What a mistake in it would not change: types, names of modules and of fields. */
const isLeftOut = (/** @type {Node} */ node) =>
  /^TS(?!AsExpression|NonNull|Satisfies)|^(Import|ExportAll)/.test(node.type);

/** @type {(node: Node, visit: (node: Node) => void) => void} */
const walk = (node, visit) => {
  if (isLeftOut(node)) return;
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'source') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit);
    }
  }
};

/**
 * Every small mistake that a source file could hold: operators, conditions, literals, patterns, return values, calls.
 *
 * @param {string} source TypeScript without JSX
 * @returns {readonly Mutation[]} in the order of the file
 */
export const mutationsOf = (source) => {
  /** @type {Mutation[]} */
  const found = [];
  walk(/** @type {Node} */ (parseAst(source, { lang: 'ts' })), (node) => {
    found.push(...(MUTATIONS[node.type]?.(node, source) ?? []));
  });
  /** @type {(mutation: Mutation) => boolean} */
  const isCode = ({ start, end, text }) => {
    if (source.slice(start, end) === text) return false;
    try {
      return Boolean(parseAst(source.slice(0, start) + text + source.slice(end), { lang: 'ts' }));
    } catch {
      return false;
    }
  };
  return found.filter(isCode).sort((one, other) => one.start - other.start || one.end - other.end);
};
