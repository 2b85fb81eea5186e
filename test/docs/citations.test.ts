import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const CONTRACTS = 'docs/contracts';
const pages = readdirSync(CONTRACTS).filter((name) => name.endsWith('.md'));
const read = (path: string) => readFileSync(path, 'utf8');

/** The numbers of each page’s headings, by the page’s name. */
const sections = new Map(
  pages.map((name) => [
    name,
    new Set(
      [...read(join(CONTRACTS, name)).matchAll(/^#{2,3} (\d+(?:\.\d+)*)/gm)].map(
        ([, number = '']) => number,
      ),
    ),
  ]),
);

/** References to documents that are not in the repository, which readers of the repository cannot follow. */
const ELSEWHERE = [
  /\bDESIGN\b/,
  /\bglossary\b/i,
  /\bcontracts? (?:§|[\w-]+\.md)/i,
  /\bshared\/(?!pages|recorded|styles)[\w-]+/,
];
const GAP = ' ?,? ?(?:and |to )?';
/** The name of a page and the section numbers after it; sections without a name belong to no page. */
const CITATION = new RegExp(`(?:([\\w-]+\\.md)\`?,? ?)?((?:§\\d+(?:\\.\\d+)*${GAP})+)`, 'g');
const RFC = /RFC \d+ §[\d.]+/g;
const HEADING = /(docs\/[\w/-]+\.md)`?, "([^"]+)"/g;
const NAME = /(?<![\w./-])((?:docs\/)?(?:[\w-]+\/)*[\w-]+\.md)\b/g;

/** Joins the lines of a comment. */
const joined = (text: string) => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');

const places = (name: string) =>
  [name, join('docs', name), join(CONTRACTS, name)].filter((path) => existsSync(path));

const hasHeading = (path: string, heading: string) =>
  existsSync(path) &&
  read(path)
    .split('\n')
    .some((line) => line.replace(/^#+ /, '') === heading);

/**
 * References in a text that lead nowhere. In a contract, a number without a name is a section of
 * the same page.
 */
const faultsOf = (text: string, own?: string): readonly string[] => {
  const line = joined(text).replace(RFC, '');
  const named = [...line.matchAll(CITATION)].flatMap(([, name = own, numbers = '']) =>
    (numbers.match(/\d+(?:\.\d+)*/g) ?? [])
      .filter((number) => !(name && sections.get(name)?.has(number)))
      .map((number) => `${name ?? 'no page'} §${number}`),
  );
  const headings = [...line.matchAll(HEADING)]
    .filter(([, path = '', heading = '']) => !hasHeading(path, heading))
    .map(([all]) => all);
  const missing = [...line.matchAll(NAME)]
    .filter(([, name = '']) => places(name).length === 0)
    .map(([, name = '']) => `no ${name}`);
  const elsewhere = ELSEWHERE.flatMap((pattern) => line.match(pattern)?.[0] ?? []);
  return [...named, ...headings, ...missing, ...elsewhere];
};

const OWN = basename(import.meta.filename);
const files = ['src', 'test', 'demo', 'tools', 'docs']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(?:tsx?|m?js|md|json)$/.test(path) && !path.endsWith(OWN))
  .concat('README.md', 'CONTRIBUTING.md');

describe('citations', () => {
  test('lead to pages and sections that exist', () => {
    const faults = files.flatMap((path) => {
      const own = path.startsWith(CONTRACTS) ? basename(path) : undefined;
      return faultsOf(read(path), own).map((fault) => `${path}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['a section that is not there', '/** Gates (woocommerce.md §99.1). */', 'woocommerce.md §99.1'],
    ['a later one of several', 'sticky.md §1 to §5, §77', 'sticky.md §77'],
    ['a section behind the end of a line', '/**\n * Gates (sticky.md\n * §77).', 'sticky.md §77'],
    ['a section of no page', '/** Gates (§5.1). */', 'no page §5.1'],
    ['a page that is not there', '// boats.md §1', 'boats.md §1'],
    ['a page without a section', '// As boats.md says.', 'no boats.md'],
    ['a heading', '// docs/architecture.md, "Life of a pear"', 'Life of a pear'],
    ['the design', '// In memory (DESIGN §6).', 'DESIGN'],
    ['the words', '// See glossary.md.', 'glossary'],
    ['a document by its old name', '// contract sticky.md §1', 'contract sticky.md'],
    ['a folder beside the repository', '// shared/contracts/sticky', 'shared/contracts'],
  ])('that are broken are found: %s', (_, text, fault) => {
    expect(faultsOf(text).join('; ')).toContain(fault);
  });

  test.each([
    '/** Gates (woocommerce.md §1.1, divi-modules.md §2). */',
    '/** Names (builder.md §1 to §6, Divi 4.27.2). */',
    '/** As `woocommerce-checkout.md` §2.2 has it. */',
    '/**\n * Loaded (docs/architecture.md,\n * "Life of a page").\n */',
    '// One spelling (RFC 3986 §6.2.2.2).',
    "const folder = '../shared/pages';",
  ])('that are whole are left alone: %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('the pages of docs/contracts', () => {
  const index = read(join(CONTRACTS, 'README.md'));

  test.each(pages)('%s is in the index, whole, and at most 300 lines long', (name) => {
    const text = read(join(CONTRACTS, name));
    expect(name === 'README.md' || index.includes(`](${name})`)).toBe(true);
    expect(text.split('\n').length).toBeLessThanOrEqual(301);
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(CONTRACTS, to)))).toEqual([]);
    const numbers = [...text.matchAll(/^#{2,3} (\d[\d.]*)/gm)].map(([, number = '']) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) < at)).toEqual([]);
  });
});
