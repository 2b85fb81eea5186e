import { expect, test } from 'vitest';
import { manifest } from '../../src/manifest';

test('every selector can be split at its commas', () => {
  const selectors = manifest.flatMap(({ name, selector }) => (selector ? { name, selector } : []));
  expect(selectors.length).toBeGreaterThan(20);
  for (const { name, selector } of selectors) {
    const depths = [...selector].reduce(
      ({ depth, inside }, letter) => ({
        depth: depth + Number(letter === '(') - Number(letter === ')'),
        inside: inside + Number(letter === ',' && depth > 0),
      }),
      { depth: 0, inside: 0 },
    );
    expect(depths, name).toEqual({ depth: 0, inside: 0 });
  }
});

test('names are unique: faults and the inspector identify mounts by them', () => {
  const names = manifest.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
