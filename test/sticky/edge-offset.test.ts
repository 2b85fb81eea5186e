import { expect, test } from 'vitest';
import { edgeOffset, surroundingOffset } from '../../src/sticky/edge-offset';

const module = (top: number, bottom: number, heightSticky: number) => ({
  settings: { offset: { top, bottom } },
  heightSticky,
});
const bars = { always: 32, surrounding: 80 };
const others = [module(10, 1, 50), module(20, 2, 60)];

test('modules between one and an edge add their height and their distance', () => {
  expect(surroundingOffset('top', others)).toBe(10 + 50 + 20 + 60);
  expect(surroundingOffset('bottom', others)).toBe(1 + 50 + 2 + 60);
  expect(surroundingOffset('top', [])).toBe(0);
  expect(surroundingOffset('top')).toBe(0);
});

test.each([
  ['heeds what is there', others, 5 + 32 + 140 + 80],
  ['heeds the bars alone where nothing else is stuck', [], 5 + 32 + 80],
  ['heeds nothing but the admin bar', undefined, 5 + 32],
] as const)('one that %s is stuck below it', (_, around, expected) => {
  expect(edgeOffset('top', module(5, 7, 40), { others: around, bars })).toBe(expected);
});
