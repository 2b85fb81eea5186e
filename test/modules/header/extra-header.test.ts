import { expect, test } from 'vitest';
import { nextPost } from '../../../src/modules/header/extra-header';

test.each<[string, number, boolean, number]>([
  ['the next post follows', 0, false, 1],
  ['the first follows the last', 2, false, 0],
  ['a post that is read stays', 1, true, 1],
])('%s', (_, current, isKept, next) => {
  expect(nextPost(current, 3, isKept)).toBe(next);
});
