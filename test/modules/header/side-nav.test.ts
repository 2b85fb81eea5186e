import { expect, test } from 'vitest';
import { reachedSection } from '../../../src/modules/header/side-nav';

test.each<[string, readonly number[], boolean, number]>([
  ['at the start the first section is reached', [100, 600, 1100], false, 0],
  ['a section is reached where the bars end', [-400, 80, 580], false, 1],
  ['a pixel before that it is not', [-399, 81, 581], false, 0],
  ['the last of those that are above is reached', [-900, -400, 20], false, 2],
  ['at the end of the page the last section is reached, however short', [-900, -400, 300], true, 2],
])('%s', (_, tops, isAtEnd, reached) => {
  expect(reachedSection(tops, { isReached: (top) => top <= 80, isAtEnd })).toBe(reached);
});
