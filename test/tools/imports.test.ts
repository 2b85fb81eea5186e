import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** One table says what is fetched later: definitions, and what a feature has for few pages. */
const TABLES = /(^|\/)(definitions|lazy)\.ts$/;
/** An `import()` that is run, `typeof` aside, which is for the compiler. */
const LATER = /(?<!typeof )\bimport\('/g;
/** What a press needs is named where the press is heard. */
const ON_DEMAND = /onDemand\([^;]*?\(\) => import\('/g;
/** The loaders, which fetch the runtime, and the runtime's own: the inspector and what inserts server HTML. */
const OTHERS = ['runtime/insert/create-insert.ts', 'runtime/start.ts', 'skerry.all.ts'];

test('what is fetched later stands in definitions, in `lazy.ts` or with `onDemand`', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !TABLES.test(file));
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) => {
    const source = readFileSync(join('src', file), 'utf8');
    const count = (pattern: RegExp) => [...source.matchAll(pattern)].length;
    return count(LATER) > count(ON_DEMAND);
  });
  expect(others.sort()).toEqual(OTHERS);
});
