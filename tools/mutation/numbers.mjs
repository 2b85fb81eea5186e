import babel from '@babel/core';

/**
 * The mutated value of a number: counts and positions increase by one, durations, limits and
 * breakpoints double. At 980 pixels an error of one is a difference that nobody sees; doubling
 * makes a mistake that tests have to notice.
 *
 * @param {number} value
 */
export const numberBecomes = (value) =>
  Number.isInteger(value) && value < 10 ? value + 1 : value * 2;

/** Stryker has a mutator for every literal except numbers. */
export const numberMutator = {
  name: 'NumericLiteral',
  /** @param {import('@babel/core').NodePath} path */
  *mutate(path) {
    if (path.isNumericLiteral()) yield babel.types.numericLiteral(numberBecomes(path.node.value));
  },
};
