import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, inputs, isBuilt } from '../../tools/build/last-build.mjs';

let root = '';
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
/** A file of an input, which may be a folder. */
const fileIn = (input: string) => (input.includes('.') ? input : `${input}/file.mjs`);
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'skerry-last-build-'));
  for (const input of inputs) write(fileIn(input));
  write('src/shop/cart.ts');
  const finish = await beginBuild('preact', root);
  write('dist/skerry.js', 'built');
  await finish();
});
afterEach(() => rmSync(root, { recursive: true }));

test('the demo does not build again what was built from the same files', async () => {
  expect(await isBuilt('preact', root)).toBe(true);
});

test('the other build is none', async () => {
  expect(await isBuilt('react', root)).toBe(false);
});

test.each([
  'src/shop/cart.ts',
  'cli/check/check-page.mjs',
  'tools/build/bundle.mjs',
  'build.mjs',
  'package.json',
  'package-lock.json',
  'size-limits.json',
  'tsconfig.json',
  'tsconfig.types.json',
])('another line in %s is built', async (path) => {
  write(path, '//');
  expect(await isBuilt('preact', root)).toBe(false);
});

test.each([
  ['a new file', () => write('src/shop/added.ts')],
  [
    'another name of a file',
    () => renameSync(join(root, 'src/shop/cart.ts'), join(root, 'src/shop/trolley.ts')),
  ],
  ['a result that was deleted', () => rmSync(join(root, 'dist/skerry.js'))],
])('%s is built', async (_, change) => {
  change();
  expect(await isBuilt('preact', root)).toBe(false);
});

test('a build that has failed is made again', async () => {
  await beginBuild('preact', root);
  expect(await isBuilt('preact', root)).toBe(false);
});

test('what was written while it was built is built', async () => {
  const finish = await beginBuild('preact', root);
  write('src/shop/cart.ts', '// saved meanwhile');
  await finish();
  expect(await isBuilt('preact', root)).toBe(false);
});
