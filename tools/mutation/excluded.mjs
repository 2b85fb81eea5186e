/**
 * Code that is not mutated, because no visitor could notice: texts on the console and error
 * messages, which only people read. Types and sources of imports have no mutants anyway.
 *
 * @type {readonly { what: string, is: (path: import('@babel/core').NodePath) => boolean }[]}
 */
const RULES = [
  {
    what: 'address of an import, which the bundler reads',
    is: (path) =>
      path.listKey === 'arguments' &&
      path.parentPath?.isCallExpression() === true &&
      path.parentPath.node.callee.type === 'Import',
  },
  {
    what: 'text on the console',
    is: (path) => {
      const call = path.parentPath;
      if (!call?.isCallExpression() || path.listKey !== 'arguments') return false;
      const callee = call.get('callee');
      return callee.isMemberExpression() && callee.get('object').isIdentifier({ name: 'console' });
    },
  },
  {
    what: 'message of an error',
    is: (path) => {
      const made = path.parentPath;
      if (!made?.isNewExpression() || path.listKey !== 'arguments') return false;
      const callee = made.node.callee;
      return callee.type === 'Identifier' && callee.name.endsWith('Error');
    },
  },
];

/** The interface that the instrumenter expects. */
export const excluded = {
  /** @param {import('@babel/core').NodePath} path */
  shouldIgnore: (path) => RULES.find(({ is }) => is(path))?.what,
};
