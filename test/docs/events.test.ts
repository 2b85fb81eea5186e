import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/events.md', 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: join('src', path), text: readFileSync(join('src', path), 'utf8') }));

/** Fired within Skerry or by the visitor’s browser: not part of a contract with other scripts. */
const inner = new Set(['resize', 'change', 'hashchange', 'show', 'hide']);

/** The string value of a constant of a `names.ts`, or of the file itself. */
const constant = (path: string, text: string, expression: string): string | null => {
  const literal = /^['`]([^'`$]+)['`]$/.exec(expression)?.[1];
  if (literal) return literal;
  const name = expression.replace(/^names\./, '');
  const imported = expression.startsWith('names.')
    ? /import \* as names from '([^']+)'/.exec(text)?.[1]
    : new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
  const file = imported ? `${join(dirname(path), imported)}.ts` : path;
  const found = sources.find((source) => source.path === file)?.text ?? '';
  const direct = new RegExp(`const ${name} = '([^']+)'`).exec(found)?.[1];
  const onward = /export \* from '([^']+)'/.exec(found)?.[1];
  return direct ?? (onward ? constant(file, `import { ${name} } from '${onward}'`, name) : null);
};

const calls = [
  /(?<!bus\.)(?<!function )\bemit\(\s*[\w.]+,\s*((?:names\.)?\w+|'[^']+')\s*[,)]/g,
  /(?<!bus\.)\bemit\w*(?:\?\.)?\((?:module, )?((?:names\.|gallery)\w+|'[^']+')[,)]/g,
  /emitter\([^)]*\)\(((?:names\.)\w+|'[^']+')[,)]/g,
  /new CustomEvent\(\s*((?:names\.)?\w+|'[^']+')\s*[,)]/g,
];
const skipped = /src\/(runtime\/event-bridge|builder\/|sticky\/builder\/|shop\/woocommerce)/;

const fired = sources
  .filter(({ path }) => !skipped.test(path))
  .flatMap(({ path, text }) =>
    calls.flatMap((call) =>
      [...text.matchAll(call)].map(([, expression = '']) => ({
        where: `${path}: ${expression}`,
        name: constant(path, text, expression),
      })),
    ),
  );

describe('docs/events.md', () => {
  test('names every event that the source fires', () => {
    const names = fired.flatMap(({ name }) => name ?? []).filter((name) => !inner.has(name));
    expect(names.length).toBeGreaterThan(75);
    expect([...new Set(names)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('leaves no event out because its name could not be read', () => {
    const unread = fired.filter(({ name }) => name === null).map(({ where }) => where);
    // In both files `type` is the parameter of a function; its calls give the names.
    expect(new Set(unread)).toEqual(
      new Set(['src/sticky/create-sticking.ts: type', 'src/modules/header/fixed-header.ts: type']),
    );
  });

  test('lists the events of the bus that are mirrored on the document', () => {
    const api = sources.find(({ path }) => path.endsWith('create-page.ts'))?.text ?? '';
    const [, list = ''] = /const mirrored = \[([^\]]+)\]/.exec(api) ?? [];
    const mirrored = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => `\`${name}\``);
    expect(mirrored.length).toBeGreaterThan(5);
    expect(page).toContain(
      `Mirrored on the document are ${mirrored.slice(0, -1).join(', ')} and ${mirrored.at(-1)};`,
    );
  });

  test('names no event that the source does not know', () => {
    const rows = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
    const known = (name: string) =>
      sources.some(({ text }) => text.includes(`'${name}'`) || text.includes(`\`${name}\``));
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter((name) => !known(name))).toEqual([]);
  });
});
