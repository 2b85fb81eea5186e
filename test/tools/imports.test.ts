import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const),
);

const matching = (pattern: RegExp) =>
  [...sources].flatMap(([file, source]) => (pattern.test(source) ? file : [])).sort();

/** Lazy imports are only in these tables: definitions, and code of a feature for few pages. */
const TABLES = /(^|\/)(definitions|lazy)\.ts$/;
/** An `import()` that is executed, unlike `typeof import()`, which is only for the compiler. */
const LATER = /(?<!typeof )\bimport\('/g;
/** Code that a press needs is imported where the press is handled. */
const ON_DEMAND = /onDemand\([^;]*?\(\) => import\('/g;
/**
 * The loaders, which load the runtime, and the runtime’s own lazy files: the inspector, the code
 * that inserts server HTML, the UI library.
 */
const OTHERS = [
  'runtime/insert/create-insert.ts',
  'runtime/start.ts',
  'runtime/wake/load-chunk.ts',
  'skerry.all.ts',
];

test('lazy imports are in definitions, in `lazy.ts` or with `onDemand`', () => {
  expect(sources.size).toBeGreaterThan(500);
  const others = [...sources].flatMap(([file, source]) => {
    const count = (pattern: RegExp) => [...source.matchAll(pattern)].length;
    return !TABLES.test(file) && count(LATER) > count(ON_DEMAND) ? file : [];
  });
  expect(others.sort()).toEqual(OTHERS);
});

test('lives begin and end in the runtime: no feature makes an AbortController', () => {
  const withController = matching(/new AbortController/);
  expect(withController).toContain('runtime/controller-scope.ts');
  expect(withController.filter((file) => !file.startsWith('runtime/'))).toEqual([]);
});

describe('imports', () => {
  /** Files that a file imports, including imports of types only. */
  const IMPORT = /^(?:import|export) [^;]*?from '(\.[^']*)';/gms;
  const resolve = (from: string, address: string) => {
    const path = normalize(join(dirname(from), address)).replaceAll('\\', '/');
    const file = ['.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((end) => path + end)
      .find((each) => sources.has(each));
    if (!file) throw new Error(`${from} imports ${address}, which is no source`);
    return file;
  };
  const imports = new Map(
    [...sources].map(([file, source]) => [
      file,
      [...source.matchAll(IMPORT)].map(([, address = '']) => resolve(file, address)),
    ]),
  );

  test('run one way: no file imports what imports it', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const walk = (file: string, path: readonly string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (path.includes(file) || done.has(file)) return;
      for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of imports.keys()) walk(file, []);
    expect(cycles).toEqual([]);
  });

  test('stay out of the public modules inside the runtime', () => {
    const isPublic = (file: string) => file === 'runtime/kit.ts' || file === 'runtime/dom/index.ts';
    const users = [...imports].flatMap(([file, all]) =>
      file.startsWith('runtime/') && !isPublic(file) && all.some(isPublic) ? file : [],
    );
    expect(users).toEqual([]);
  });
});
