import { readFile, writeFile } from 'node:fs/promises';
import { putTable, sizesTable } from './sizes-table.mjs';

/** Writes the size table of the README from the last build. */
const sizes = JSON.parse(await readFile('dist/sizes.json', 'utf8'));
await writeFile('README.md', putTable(await readFile('README.md', 'utf8'), sizesTable(sizes)));
