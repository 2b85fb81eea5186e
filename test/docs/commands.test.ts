import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentedCommands, reasonNotToRun, runs } from '../../tools/docs/documented-commands.mjs';

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].concat(
  readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
);

describe.each(pages)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const spans = [...text.matchAll(/`((?:src|test|tools|docs|demo|cli|wordpress)\/[\w./-]+)`/g)];
    const paths = spans.map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)];
    const missing = links.filter(([, to = '']) => !existsSync(join(dirname(path), to)));
    expect(missing.map(([, to]) => to)).toEqual([]);
  });
});

describe('commands of the documents', () => {
  const named = documentedCommands();

  test('are run by npm test, or a reason is given', () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((command) => !runs[command] && !reasonNotToRun(command))).toEqual([]);
  });

  test('for a choice of the browser tests name projects and files that there are', () => {
    const config = readFileSync('playwright.config.ts', 'utf8');
    const files = readdirSync('test/browser', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => join('test/browser', file));
    const words = named.flatMap((command) => {
      const [, choice = ''] = /npx playwright test (.+)/.exec(command) ?? [];
      return choice.split(' ').filter(Boolean);
    });
    expect(words.length).toBeGreaterThan(10);
    const isKnown = (word: string) =>
      word.startsWith('--project=')
        ? config.includes(`name: '${word.slice('--project='.length)}'`)
        : files.some((file) => file.includes(word));
    expect(words.filter((word) => !isKnown(word))).toEqual([]);
  });

  test('that are run are in a document', () => {
    expect(Object.keys(runs).filter((command) => !named.includes(command))).toEqual([]);
  });

  test('lead to files that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const files = Object.values(scripts).flatMap((script) => /[\w./-]+\.mjs/.exec(script) ?? []);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('of every npm script a document speaks', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const text = pages.map((path) => readFileSync(path, 'utf8')).join('\n');
    const isMentioned = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
    expect(Object.keys(scripts).filter((name) => !isMentioned(name))).toEqual([]);
  });
});
