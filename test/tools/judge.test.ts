import { expect, test } from 'vitest';
import { judge, type Measured } from '../bench/judge.mjs';

const section = (slowness: number, kept: Measured['kept']): Measured => ({
  title: '',
  notes: [],
  columns: [],
  rows: [],
  slowness,
  kept,
});

test.each([
  ['a time above its limit', { id: 'boot', value: 12, noise: 1 }, 1, 'BROKEN'],
  ['a time that a run has kept', { id: 'boot', value: 12, noise: 3 }, 1, 'within noise'],
  ['a time below its limit', { id: 'boot', value: 9, noise: 1 }, 1, 'kept'],
  ['a time on a machine half as fast', { id: 'boot', value: 18, noise: 1 }, 2, 'kept'],
  ['a time on a machine twice as fast', { id: 'boot', value: 9, noise: 1 }, 0.5, 'BROKEN'],
  ['a ratio on a machine half as fast', { id: 'linear', value: 1.8, noise: 0 }, 2, 'BROKEN'],
] as const)('the bench judges %s', (_, kept, slowness, verdict) => {
  expect(judge([section(slowness, [kept])])[0]?.verdict).toBe(verdict);
});
