import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, isBuilt } from '../../tools/build/last-build.mjs';

let root = '';
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'skerry-last-build-'));
  for (const path of [
    'src/manifest.ts',
    'src/shop/cart.ts',
    'cli/skerry.mjs',
    'tools/build/bundle.mjs',
    'build.mjs',
    'package.json',
    'package-lock.json',
    'size-limits.json',
    'tsconfig.json',
    'tsconfig.types.json',
  ])
    write(path);
  const remember = await beginBuild('preact', root);
  write('dist/skerry.js', 'built');
  await remember();
});
afterEach(() => rmSync(root, { recursive: true }));

test('the demo does not build again what was built from the same files', async () => {
  expect(await isBuilt('preact', root)).toBe(true);
});

test('the other build is none', async () => {
  expect(await isBuilt('react', root)).toBe(false);
});

test.each([
  ['another line', () => write('src/shop/cart.ts', '//')],
  ['a new file', () => write('src/shop/added.ts')],
  [
    'another name of a file',
    () => renameSync(join(root, 'src/shop/cart.ts'), join(root, 'src/shop/trolley.ts')),
  ],
  ['other packages', () => write('package-lock.json', '{}')],
  ['a result that is gone', () => rmSync(join(root, 'dist/skerry.js'))],
])('%s is built', async (_, change) => {
  change();
  expect(await isBuilt('preact', root)).toBe(false);
});

test('a build that has failed is made again', async () => {
  await beginBuild('preact', root);
  expect(await isBuilt('preact', root)).toBe(false);
});

test('what was written while it was built is built', async () => {
  const remember = await beginBuild('preact', root);
  write('src/manifest.ts', '// saved meanwhile');
  await remember();
  expect(await isBuilt('preact', root)).toBe(false);
});
