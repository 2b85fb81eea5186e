import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A row: what a newer version changed, what Skerry does, and which test proves it. */
const rows = readFileSync('docs/newer-versions.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!-|change \||wish \|)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
const PROOF = /`([\w/.-]+\.(?:test|spec)\.ts)` ((?:“[^“”]+”(?:; (?!`))?)+)/g;
const TITLE = /“([^“”]+)”/g;

/** Every quotation mark must belong to a title of a file, so that no title is missed. */
const countOf = (text: string, mark: string) => text.split(mark).length - 1;
const withoutComments = (source: string) => source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

test.each(rows)(
  '%s: the test that proves it is there under that title',
  (_change, _does, proof = '') => {
    const named = [...proof.matchAll(PROOF)];
    expect(named.length, proof).toBeGreaterThan(0);
    for (const [, path = '', titles = ''] of named) {
      expect(existsSync(path), path).toBe(true);
      const source = withoutComments(readFileSync(path, 'utf8'));
      const expectedTitles = [...titles.matchAll(TITLE)].map(([, title = '']) => title);
      expect(expectedTitles.length, titles).toBeGreaterThan(0);
      for (const title of expectedTitles)
        expect(source.includes(title), `${path}: ${title}`).toBe(true);
    }
    const titles = named.map(([, , quotedTitles = '']) => countOf(quotedTitles, '“'));
    expect(titles.reduce((sum, each) => sum + each, 0)).toBe(countOf(proof, '“'));
  },
);

test('no row is left out of the count', () => {
  expect(rows.length).toBeGreaterThan(55);
});
