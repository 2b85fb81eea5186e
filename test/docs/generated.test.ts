import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { busEvents, putBusEvents } from '../../tools/docs/bus-events.mjs';
import { moduleNotes } from '../../tools/docs/module-notes.mjs';
import { pages } from '../../demo/pages/pages.mjs';
import { modulesPage } from '../../tools/docs/modules-page.mjs';

/** The message of a failing comparison. */
const OUTDATED = 'run: npm run build && npm run docs';

describe('what npm run docs writes', () => {
  test.skipIf(!existsSync('dist/inventory.js'))('docs/modules.md is up to date', async () => {
    expect(readFileSync('docs/modules.md', 'utf8') === (await modulesPage()), OUTDATED).toBe(true);
  });

  test('the table of the bus in docs/events.md is up to date', () => {
    const page = readFileSync('docs/events.md', 'utf8');
    const source = readFileSync('src/runtime/events.ts', 'utf8');
    expect(putBusEvents(page, source) === page, OUTDATED).toBe(true);
    // A format that the generator cannot read would be omitted silently.
    const keys = [...source.matchAll(/^ {2}'([\w:]+)':/gm)].map(([, name]) => name);
    expect(busEvents(source).map(({ name }) => name)).toEqual(keys);
    expect(keys.filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([]);
  });

  test.skipIf(!existsSync('dist/inventory.js'))('the notes are of parts that exist', async () => {
    const { contents } = (await import('../../dist/inventory.js' as string)) as {
      contents: () => Promise<{ definition: { name: string } }[]>;
    };
    const names = (await contents()).map(({ definition }) => definition.name);
    expect(Object.keys(moduleNotes).sort()).toEqual(names.sort());
  });

  test('the notes name events and pages that exist', () => {
    const events = readFileSync('docs/events.md', 'utf8');
    const notes = Object.values(moduleNotes);
    const mentioned = notes.flatMap((note) => note.events ?? []);
    expect(mentioned.filter((name) => !events.includes(`\`${name}\``))).toEqual([]);
    const routes = pages.map(
      ({ path }) => new RegExp(`^${path.replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+')}$`),
    );
    const shown = notes.flatMap(({ demo }) => demo);
    expect(shown.filter((address) => !routes.some((route) => route.test(address)))).toEqual([]);
  });

  test('the notes name classes, attributes and globals that the source or the demo knows', () => {
    const texts = ['src', 'demo'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(tsx?|mjs)$/.test(path))
        .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
    );
    // `data-redirect_url` is read as `dataset['redirect_url']`, `data-height-onload` as heightOnload.
    const forms = (name: string) => {
      const key = name
        .replace(/^data-/, '')
        .replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
      return [name, key];
    };
    const named = Object.values(moduleNotes).flatMap(({ options = '' }) =>
      [...options.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/(="\w+"|\d+)$/, '')),
    );
    const unknown = named.filter(
      (name) => !texts.some((text) => forms(name).some((form) => text.includes(form))),
    );
    expect(unknown).toEqual([]);
  });
});
