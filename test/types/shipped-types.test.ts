import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCapturedPages } from '../support/captured-global';

const isBuilt = existsSync('dist/types/skerry.d.ts');

/** A folder outside the repository, so that its packages cannot be resolved. */
let folder = '';

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  skipLibCheck: false,
};

/** The compiler’s messages about files of that folder. */
const complaints = (files: readonly string[]): string => {
  const tsconfig = join(folder, 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files }));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '-p', tsconfig, '--pretty', 'false'],
    {
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return `${stdout}${stderr}`.trim();
};

beforeAll(() => {
  if (!isBuilt) return;
  folder = mkdtempSync(join(tmpdir(), 'skerry-types-'));
  cpSync('test/types/samples', folder, { recursive: true });
  // As npm would install it: `package.json` and the files that it lists.
  const installed = join(folder, 'node_modules/skerry');
  cpSync('dist/types', join(installed, 'dist/types'), { recursive: true });
  cpSync('package.json', join(installed, 'package.json'));
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true });
});

describe.skipIf(!isBuilt)('the types that are shipped', () => {
  test('serve a plugin with a bundler, and refuse what is not there', () => {
    expect(complaints(['module.ts'])).toBe('');
  });

  test('serve a script without one, by a reference to skerry.d.ts', () => {
    const reference = `/// <reference path="./node_modules/skerry/dist/types/skerry.d.ts" />\n`;
    const path = join(folder, 'script.ts');
    writeFileSync(path, `${reference}${readFileSync(path, 'utf8')}`);
    expect(complaints(['script.ts'])).toBe('');
  });

  test('name every event that is mirrored on the document', () => {
    const names = (path: string, pattern: RegExp) =>
      [...(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? '').matchAll(/'([\w:]+)'/g)].map(
        ([, name]) => name,
      );
    const mirrored = names('src/runtime/create-page.ts', /const mirrored = \[([^\]]+)\]/);
    expect(mirrored.length).toBeGreaterThan(5);
    expect(names('src/runtime/skerry.ts', /type Mirrored =([^;]+);/)).toEqual(mirrored);
  });

  test('name every global whose reader is in the source', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const types = sources
      .filter((name) => name.startsWith('types/'))
      .map((name) => readFileSync(join('src', name), 'utf8'))
      .join('\n');
    const read = sources.flatMap((name) =>
      [...readFileSync(join('src', name), 'utf8').matchAll(/name: '(\w+)',\s+read[:,]/g)].map(
        ([, global = '']) => global,
      ),
    );
    expect(read.length).toBeGreaterThan(30);
    const missing = read.filter((global) => !new RegExp(`^    ${global}\\?:`, 'm').test(types));
    // WordPress’s media player has settings of its own; Skerry’s labels are declared in public.ts.
    expect(missing.filter((name) => !/^(_wpmejsSettings|skerryLabels)$/.test(name))).toEqual([]);
  });

  test.skipIf(!hasCapturedPages)('fit what the pages of a real site print', () => {
    const types = readdirSync('src/types').map((name) =>
      readFileSync(join('src/types', name), 'utf8'),
    );
    const declared = types.flatMap((text) =>
      [...text.matchAll(/^    (\w+)\?:/gm)].map(([, name = '']) => name),
    );
    const pages = readdirSync('../shared/pages', { recursive: true, encoding: 'utf8' });
    const seen = new Set<string>();
    const lines = pages
      .filter((path) => path.endsWith('.html'))
      .flatMap((path) => {
        const html = readFileSync(join('../shared/pages', path), 'utf8');
        return [...html.matchAll(/^\s*var (\w+) = ([[{].*[\]}]);$/gm)].flatMap(
          ([line, name = '', value = '']) => {
            if (!declared.includes(name) || seen.has(line)) return [];
            seen.add(line);
            return [`/* ${path} */ window.${name} = ${value};`];
          },
        );
      });
    expect(new Set([...seen].map((line) => /var \w+/.exec(line)?.[0])).size).toBeGreaterThan(20);
    writeFileSync(join(folder, 'pages.ts'), `import type {} from 'skerry';\n${lines.join('\n')}\n`);
    expect(complaints(['pages.ts'])).toBe('');
  });
});
