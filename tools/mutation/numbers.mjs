import babel from '@babel/core';

/**
 * What a number of the source becomes: counts and places move by one, durations, limits and breakpoints double. Off
 * by one at 980 pixels is a difference that nobody sees; one that nobody may miss is asked for here.
 *
 * @param {number} value
 */
export const numberBecomes = (value) =>
  Number.isInteger(value) && value < 10 ? value + 1 : value * 2;

/** Stryker has a mutator for every literal but this one. */
export const numberMutator = {
  name: 'NumericLiteral',
  /** @param {import('@babel/core').NodePath} path */
  *mutate(path) {
    if (path.isNumericLiteral()) yield babel.types.numericLiteral(numberBecomes(path.node.value));
  },
};
