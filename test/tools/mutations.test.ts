import { expect, test } from 'vitest';
import { describeMutation } from '../../tools/mutation/describe-mutation.mjs';
import { mutationsOf } from '../../tools/mutation/mutations-of.mjs';
import { patternMutations } from '../../tools/mutation/pattern-mutations.mjs';
import { sampleOf } from '../../tools/mutation/sample-of.mjs';

const lines = (source: string) =>
  mutationsOf(source).map((mutation) => describeMutation(source, mutation).becomes);

test('operators, conditions, literals and results are changed, one at a time', () => {
  expect(lines('export const f = (a: number) => a > 1;')).toEqual([
    'export const f = (a: number) => (undefined);',
    'export const f = (a: number) => a >= 1;',
    'export const f = (a: number) => a <= 1;',
    'export const f = (a: number) => a > 2;',
  ]);
  expect(lines("const f = (a: string) => { if (!a) return 'x'; go(a); };")).toEqual(
    expect.arrayContaining([
      "const f = (a: string) => { if (true) return 'x'; go(a); };",
      "const f = (a: string) => { if (a) return 'x'; go(a); };",
      'const f = (a: string) => { if (!a) return ""; go(a); };',
      'const f = (a: string) => { if (!a) return undefined; go(a); };',
      "const f = (a: string) => { if (!a) return 'x'; ; };",
    ]),
  );
});

test('types and names of modules stay, and what would be no code is left out', () => {
  const source = "import { a } from './a';\ntype T = 'x' | 'y';\nexport interface U { b: 'z' }";
  expect(lines(source)).toEqual([]);
});

test('patterns lose anchors, turn classes round and lift counts', () => {
  expect(patternMutations('^[a-z]+$')).toEqual(['[a-z]+$', '^[a-z]+', '^[^a-z]+$', '^[a-z]*$']);
  expect(patternMutations('(?!x)\\d')).toEqual(['(?!x)\\D', '(?=x)\\d']);
});

test('a sample is the same for the same seed and keeps the order', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const sample = sampleOf(all, 10, 7);
  expect(sample).toHaveLength(10);
  expect(sample).toEqual(sampleOf(all, 10, 7));
  expect(sample).toEqual([...sample].sort((a, b) => a - b));
  expect(sample).not.toEqual(sampleOf(all, 10, 8));
  expect(sampleOf(all, 200, 7)).toEqual(all);
});
