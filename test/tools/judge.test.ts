import { expect, test } from 'vitest';
import { judge } from '../bench/judge.mjs';
import type { Kept } from '../bench/section.mjs';

const section = (kept: Kept) => ({ title: '', notes: [], columns: [], rows: [], kept: [kept] });

test.each([
  ['a ratio above its limit', { id: 'linear', value: 1.8, noise: 0.1 }, 'BROKEN'],
  ['a ratio that a run has kept', { id: 'linear', value: 1.3, noise: 0.2 }, 'within noise'],
  ['a ratio below its limit', { id: 'linear', value: 1, noise: 0 }, 'kept'],
] as const)('the bench judges %s, which is promised', (_, kept, verdict) => {
  expect(judge([section(kept)])).toMatchObject({ promised: [{ verdict }], aimed: [] });
});

test.each([
  ['a time above its limit', { id: 'boot', value: 12, noise: 1 }, 'MISSED'],
  ['a time that a run has reached', { id: 'boot', value: 12, noise: 3 }, 'within noise'],
  ['a time below its limit', { id: 'boot', value: 9, noise: 1 }, 'reached'],
] as const)('the bench recognises %s, which is aimed for', (_, kept, verdict) => {
  expect(judge([section(kept)])).toMatchObject({ promised: [], aimed: [{ verdict }] });
});
