import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkBundle } from '../../tools/build/check-bundle.mjs';
import { reachable } from '../../tools/build/closure.mjs';

type Metafile = import('esbuild').Metafile;

const output = (imports: readonly string[], inputs: readonly string[] = []) => ({
  bytes: 1,
  exports: [],
  imports: imports.map((path) => ({ path, kind: 'dynamic-import' as const })),
  inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput: 1 }])),
});

/** A build in which the builder’s code is imported by its entry, and by other files if given. */
const metafile = (other: readonly string[] = []): Metafile => ({
  inputs: {},
  outputs: {
    'runtime-12345678.js': output(['tabs-12345678.js', 'builder-12345678.js']),
    'tabs-12345678.js': output(other, ['src/modules/tabs/tabs.tsx']),
    'builder-12345678.js': output(['preview-page-12345678.js'], ['src/builder/index.ts']),
    'preview-page-12345678.js': output([], ['src/builder/preview-page/start-preview-page.ts']),
  },
});
const faultsOf = (chunks: Metafile) =>
  checkBundle({ outdir: '', chunks, loader: { inputs: {}, outputs: {} }, sources: new Map() }, {});

describe("a visitor's page never loads the builder's code", () => {
  test('what is behind its entry is no visitor’s', () => {
    expect([...reachable(metafile(), 'runtime-12345678.js', 'builder-12345678.js')]).toEqual([
      'runtime-12345678.js',
      'tabs-12345678.js',
    ]);
    expect(faultsOf(metafile())).toEqual([]);
  });

  test('the build refuses a chunk of it on any other way', () => {
    expect(faultsOf(metafile(['preview-page-12345678.js']))).toEqual([
      "a visitor's page can fetch the builder's code (src/builder/preview-page/start-preview-page.ts)",
    ]);
  });
});

test('the build rejects a source that is in two files, except for constants', () => {
  const twice = metafile();
  for (const input of ['src/modules/tabs/rule.ts', 'src/modules/tabs/names.ts']) {
    for (const name of ['tabs-12345678.js', 'preview-page-12345678.js']) {
      Object.assign(twice.outputs[name]?.inputs ?? {}, { [input]: { bytesInOutput: 1 } });
    }
  }
  expect(faultsOf(twice)).toEqual(['src/modules/tabs/rule.ts is in tabs and preview-page']);
});

describe('the package', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Readonly<Record<'.' | './builder', Readonly<Record<'types' | 'default', string>>>>;
  };
  const files = [exports['.'], exports['./builder']].flatMap((each) => Object.values(each));

  test.skipIf(!existsSync('dist/builder.js'))('has what its entries name', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test.skipIf(!existsSync('dist/builder.js'))(
    'gives the rules of the builder without a browser, too',
    async () => {
      const address = new URL(`../../${exports['./builder'].default}`, import.meta.url).href;
      const library = (await import(
        /* @vite-ignore */ address
      )) as typeof import('../../src/builder/library');
      expect(library.linkRel('on|off|on|off|off')).toBe('bookmark nofollow');
      expect(library.rangeValue('1.5', 'line_height')).toBe('1.5em');
      expect(library.uuidV4()).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
