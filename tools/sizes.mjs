import { readFile, writeFile } from 'node:fs/promises';
import { budgetsTable, putTable, sizesTable } from './sizes-table.mjs';

/** Writes the size tables of the README from the last build and the budgets. */
const read = async (/** @type {string} */ path) => JSON.parse(await readFile(path, 'utf8'));
const sizes = sizesTable(await read('dist/sizes.json'));
const budgets = budgetsTable(await read('page-budgets.json'));
const readme = await readFile('README.md', 'utf8');
await writeFile('README.md', putTable(putTable(readme, 'sizes', sizes), 'budgets', budgets));
