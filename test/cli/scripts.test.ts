import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { families } from '../../src/runtime/family';
import { incumbents } from '../../src/runtime/names/incumbents';

interface Row {
  readonly handle: string;
  readonly path: string;
  readonly families: readonly string[];
}
const scripts = JSON.parse(readFileSync('wordpress/scripts.json', 'utf8')) as {
  replaced: Row[];
  kept: Row[];
  shared: Row[];
};

describe('the list of old scripts', () => {
  test('every script that makes a family stand down is on it', () => {
    const listed = scripts.replaced.flatMap((row) =>
      row.families.map((family) => `${family}: ${row.path}`),
    );
    const standing = Object.entries(incumbents).flatMap(([family, paths]) =>
      paths.map((path) => `${family}: ${path}`),
    );
    expect(standing.filter((line) => !listed.includes(line))).toEqual([]);
  });

  test('no script goes and stays, and only families that exist are named', () => {
    const gone = new Set(scripts.replaced.map(({ handle }) => handle));
    expect([...scripts.kept, ...scripts.shared].filter(({ handle }) => gone.has(handle))).toEqual(
      [],
    );
    const named = new Set(scripts.replaced.flatMap((row) => row.families));
    expect([...named].filter((name) => !(families as readonly string[]).includes(name))).toEqual(
      [],
    );
  });
});
