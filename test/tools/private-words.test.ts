import { expect, test } from 'vitest';
import { privateWords } from '../../tools/private-words.mjs';

test('a private word is found with its line and the word of the field', () => {
  expect(privateWords('// Two lines.\n// A Split test, for want of another.')).toEqual([
    { line: 2, word: 'Split test', instead: 'A/B test' },
    { line: 2, word: 'for want of', instead: 'because … is missing' },
  ]);
});

test.each(['splitTest', 'The tea is mended.', 'captured-pages.spec.ts', 'hasCapturedPages'])(
  'names and the words of visitors are left alone: %s',
  (text) => {
    expect(privateWords(text)).toEqual([]);
  },
);
