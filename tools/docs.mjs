// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { putBusEvents } from './docs/bus-events.mjs';
import { modulesPage } from './docs/modules-page.mjs';

/** Writes the generated pages of docs/, from the source and the last build. */
await writeFile('docs/modules.md', await modulesPage());
const events = await readFile('docs/events.md', 'utf8');
await writeFile(
  'docs/events.md',
  putBusEvents(events, await readFile('src/runtime/events.ts', 'utf8')),
);
