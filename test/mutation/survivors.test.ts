import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeMutant } from '../../tools/mutation/describe-mutant.mjs';
import { createEquivalents, type Equivalent } from '../../tools/mutation/equivalents.mjs';
import { instrument } from '../../tools/mutation/instrumenter.mjs';

test('each mistake that is listed as changing nothing is one that can still be made', async () => {
  const list = JSON.parse(
    readFileSync('test/mutation/survivors.json', 'utf8'),
  ) as readonly Equivalent[];
  const files = [...new Set(list.map(({ file }) => file))];
  const made = files.map(async (file) => {
    const source = readFileSync(file, 'utf8');
    const { mutants } = await instrument(file, source);
    return mutants.map((mutant) => ({ file, ...describeMutant(source, mutant) }));
  });
  expect(createEquivalents(list).stale((await Promise.all(made)).flat())).toEqual([]);
});
