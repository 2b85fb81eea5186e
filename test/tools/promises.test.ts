import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparedOnce } from '../bench/compared-once.mjs';
import { promises } from '../bench/promises.mjs';

const readme = readFileSync('README.md', 'utf8');

test.each(Object.values(promises))('the README promises: $text', ({ text }) => {
  expect(readme).toContain(text);
});

test('a compared page is written by hand, as the bench writes the page', () => {
  expect(readFileSync('docs/performance.md', 'utf8')).toContain(comparedOnce);
});
