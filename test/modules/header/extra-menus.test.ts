import { expect, test } from 'vitest';
import { type Branches, follows, pressBranch } from '../../../src/modules/header/extra-menus';

const none: Branches<string> = new Map();
const open: Branches<string> = new Map([['a', { isOpen: true, at: 1000 }]]);

test.each<[string, Branches<string>, string, number, boolean]>([
  ['a first press opens', none, 'a', 0, false],
  ['a second press within 500 ms follows the link', open, 'a', 1499, true],
  ['a second press after 500 ms does not', open, 'a', 1500, false],
  ['a press on another link does not', open, 'b', 1001, false],
])('a branch: %s', (_, branches, link, at, isFollowed) => {
  expect(follows(branches, link, at)).toBe(isFollowed);
});

test.each<[string, Branches<string>, string, readonly string[]]>([
  ['opens a branch', none, 'a', ['a']],
  ['opens one beside another', open, 'b', ['a', 'b']],
  ['closes an open one', open, 'a', []],
])('a press %s', (_, branches, link, expected) => {
  const after = pressBranch(branches, link, 2000);
  expect([...after].flatMap(([each, { isOpen }]) => (isOpen ? each : []))).toEqual(expected);
  expect(after.get(link)?.at).toBe(2000);
});
