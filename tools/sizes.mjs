import { readFile, writeFile } from 'node:fs/promises';
import { budgetsTable, putTable, sizesTable } from './sizes-table.mjs';

/** Writes the tables of `docs/sizes.md` from the last build and the budgets. */
const read = async (/** @type {string} */ path) => JSON.parse(await readFile(path, 'utf8'));
const sizes = sizesTable(await read('dist/sizes.json'));
const budgets = budgetsTable(await read('page-budgets.json'));
const PAGE = 'docs/sizes.md';
const page = await readFile(PAGE, 'utf8');
await writeFile(PAGE, putTable(putTable(page, 'sizes', sizes), 'budgets', budgets));
