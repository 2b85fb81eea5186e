import { expect, test } from 'vitest';
import { specCoverage } from '../../tools/spec-coverage.mjs';

const specification = '[S1.01] One. [S1.02] Two things. [S1.03] Three.';
const run = (title: string, file = 'test/a.test.ts') => ({ title, file, isSkipped: false });
const skipped = (title: string, file = 'test/a.test.ts') => ({ title, file, isSkipped: true });

const cover = (options: Partial<Parameters<typeof specCoverage>[0]> = {}) =>
  specCoverage({
    specification,
    clauses: [{ 'S1.02': { a: 'the first', b: 'the second' } }],
    reasons: { 'S1.03': 'server side' },
    tests: [run('one [S1.01]'), run('both [S1.02a, S1.02b]')],
    hasCaptured: true,
    ...options,
  });

test('each clause is listed with the tests that name it', () => {
  const { clauses, faults } = cover();
  expect(faults).toEqual([]);
  const plain = { reason: null, isCapturedOnly: false };
  expect(clauses).toEqual({
    'S1.01': { ...plain, text: '', tests: ['one [S1.01]'] },
    'S1.02a': { ...plain, text: 'the first', tests: ['both [S1.02a, S1.02b]'] },
    'S1.02b': { ...plain, text: 'the second', tests: ['both [S1.02a, S1.02b]'] },
    'S1.03': { ...plain, text: '', tests: [], reason: 'server side' },
  });
});

test.each([
  ['a clause without a test', [run('one [S1.01]'), run('first [S1.02a]')], 'S1.02b has neither'],
  [
    'a split statement named as a whole',
    [run('one [S1.01]'), run('all [S1.02]'), run('both [S1.02a, S1.02b]')],
    'S1.02 is split',
  ],
  [
    'an id that nothing has',
    [run('one [S1.01] [S7.77]'), run('both [S1.02a, S1.02b]')],
    'S7.77 is no clause',
  ],
  [
    'a test that the last run skipped',
    [skipped('one [S1.01]'), run('both [S1.02a, S1.02b]')],
    'S1.01: its tests were skipped',
  ],
  [
    'a reason that a test has made untrue',
    [run('one [S1.01]'), run('both [S1.02a, S1.02b]'), run('three [S1.03]')],
    'S1.03 is tested',
  ],
])('%s is a fault', (_, tests, fault) => {
  expect(cover({ tests }).faults).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['split in two files', [{ 'S1.02': { a: '1', b: '2' } }, { 'S1.02': { a: '1', b: '2' } }]],
  ['of one clause', [{ 'S1.02': { a: '1', b: '2' } }, { 'S1.01': { a: '1' } }]],
  ['of no statement', [{ 'S1.02': { a: '1', b: '2' } }, { 'S1.09': { a: '1', b: '2' } }]],
  ['that skips a letter', [{ 'S1.02': { a: '1', b: '2', d: '3' } }]],
])('a list %s is a fault', (_, clauses) => {
  expect(cover({ clauses }).faults).not.toEqual([]);
});

test('what recorded pages alone prove is marked, and not known where they are not', () => {
  const file = 'test/browser/captured-pages.spec.ts';
  const both = run('both [S1.02a, S1.02b]');
  const covered = cover({ tests: [run('one [S1.01]', file), both] });
  expect(covered.faults).toEqual([]);
  expect(covered.clauses['S1.01']).toMatchObject({ isCapturedOnly: true });
  const tests = [skipped('one [S1.01]', file), both];
  expect(cover({ tests, hasCaptured: false }).faults).toEqual([]);
  expect(cover({ tests, hasCaptured: true }).faults).toHaveLength(1);
});
