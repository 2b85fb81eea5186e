import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promises } from '../bench/promises.mjs';

const readme = readFileSync('README.md', 'utf8');

test.each(Object.values(promises))('the README promises: $text', ({ text }) => {
  expect(readme).toContain(text);
});
