import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Scripts {
  readonly kept: readonly { readonly why: string }[];
}

test('an owner reads of everything that stays with its own scripts', () => {
  const page = readFileSync('docs/coverage.md', 'utf8');
  const { kept } = JSON.parse(readFileSync('wordpress/scripts.json', 'utf8')) as Scripts;
  const listed = page
    .split('\n')
    .flatMap((line) => /^\| [^|]+ \| ([^|]+) \|$/.exec(line)?.[1]?.split('; ') ?? []);
  const reasons = new Set(kept.map(({ why }) => why));
  expect([...reasons].filter((why) => !listed.includes(why))).toEqual([]);
  expect(listed.filter((why) => why !== 'what' && !reasons.has(why))).toEqual([]);
});
