import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { files } from '../../tools/build/files.mjs';
import { mergeImports } from '../../tools/build/merge-imports.mjs';
import { shortNames } from '../../tools/build/short-names.mjs';

describe('files of the build import from each other', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skerry-merge-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const merge = async (code: string) => {
    const path = join(folder, 'shop-DIGEST00.js');
    await writeFile(path, code);
    const names = new Map([
      ['runtime', new Map(Object.entries({ text: 'a', flag: 'b', number: 'c' }))],
      ['shop', new Map([['startShop', 'startShop']])],
    ]);
    await mergeImports({ bundle: true, minify: true, logLevel: 'silent' }, path, names);
    return readFile(path, 'utf8');
  };

  test('in one statement, by short names, without what they do not use', async () => {
    const code = await merge(
      'import{text as a,flag as b}from"./runtime-DIGEST00.js";import{number as c,text as d}from"./runtime-DIGEST00.js";export const startShop=()=>[a(),c(),d()];',
    );
    const [, list = ''] = /^import\{([^}]*)\}from"\.\/runtime-DIGEST00\.js";/.exec(code) ?? [];
    expect(list.split(',').map((each) => each.replace(/ as .*/, ''))).toEqual(['a', 'c']);
    expect(code.match(/\bimport\b/g)).toHaveLength(1);
    expect(code).toMatch(/export\{\w+ as startShop\}/);
  });

  test('and the build fails where a name is missing', async () => {
    await expect(
      merge('import{list as a}from"./runtime-DIGEST00.js";export const startShop=a;'),
    ).rejects.toThrow('runtime does not export list, which shop-DIGEST00.js needs.');
  });

  test('but not where nothing uses it: packages export more than is used', async () => {
    const code = await merge(
      'import{text as a,list as b}from"./runtime-DIGEST00.js";export const startShop=a;',
    );
    expect(code).not.toContain('list');
  });

  test('also where all of another file is imported as one', async () => {
    await expect(
      merge(
        'import{text as a}from"./runtime-DIGEST00.js";import*as b from"./runtime-DIGEST00.js";export const startShop=()=>a(b.list);',
      ),
    ).rejects.toThrow(/list.*undefined/);
  });
});

describe('short names', () => {
  const namesOf = (file: string) => shortNames(files[file] ?? []);

  test('are what a list exports, each once', async () => {
    const names = await namesOf('ui');
    expect(names.get('useState')).toMatch(/^[a-zA-Z]{1,2}$/);
    expect(new Set(names.values()).size).toBe(names.size);
  });

  test('are not given to what the loader and definitions name', async () => {
    expect((await namesOf('runtime')).has('boot')).toBe(false);
    expect((await namesOf('ui')).has('mountIsland')).toBe(false);
    expect((await namesOf('shop')).size).toBe(0);
  });
});
