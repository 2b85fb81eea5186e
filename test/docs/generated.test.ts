import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { busEvents, putBusEvents } from '../../tools/docs/bus-events.mjs';
import { modulesPage } from '../../tools/docs/modules-page.mjs';

/** The sentence that a failing comparison shows. */
const AGAIN = 'run: npm run build && npm run docs';

describe('what npm run docs writes', () => {
  test.skipIf(!existsSync('dist/inventory.js'))('docs/modules.md is up to date', async () => {
    expect(readFileSync('docs/modules.md', 'utf8') === (await modulesPage()), AGAIN).toBe(true);
  });

  test('the table of the bus in docs/events.md is up to date', () => {
    const page = readFileSync('docs/events.md', 'utf8');
    const source = readFileSync('src/runtime/events.ts', 'utf8');
    expect(putBusEvents(page, source) === page, AGAIN).toBe(true);
    // A shape that the generator does not read would be left out silently.
    const keys = [...source.matchAll(/^ {2}'([\w:]+)':/gm)].map(([, name]) => name);
    expect(busEvents(source).map(({ name }) => name)).toEqual(keys);
    expect(keys.filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([]);
  });
});
