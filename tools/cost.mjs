import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createApp } from '../demo/server.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { serveOnFreePort } from './serve-on-free-port.mjs';
import { visitCost } from './visit-cost.mjs';

/**
 * The cost of a visit of each demo page in Skerry's own files: their number, their bytes, and the
 * share of the script that ran until everything on the page had been processed. Fails above
 * `page-budgets.json`, and far below. `--json` prints the figures only, `--files` the files of each
 * page.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
  },
});

/** The maximum number of unused bytes of a budget; a larger budget would have no effect. */
const SLACK = 400;

/**
 * By page; `before` is visited first, `cookies` are those of a visitor who returns.
 * @type {Record<string, { files: number, gzip: number, before?: string, cookies?: Record<string,
 * string> }>}
 */
const budgets = JSON.parse(await readFile('page-budgets.json', 'utf8'));

const { url, close } = await serveOnFreePort(createApp().fetch);
const browser = await launchBrowser();

/** @type {Record<string, { files: number, gzip: number, brotli: number, used: number }>} */
const costs = {};
/** @type {string[]} */
const faults = [];
for (const [path, budget] of Object.entries(budgets)) {
  const before = budget.before && url + budget.before;
  const cookies = Object.entries(budget.cookies ?? {}).map(([name, value]) => ({
    name,
    value,
    url,
  }));
  const { files, gzip, brotli, used } = await visitCost(browser, url + path, {
    before,
    prepare: (page) => page.context().addCookies(cookies),
  });
  costs[path] = { files: files.length, gzip, brotli, used: Number(used.toFixed(2)) };
  if (options.files) {
    console.log(path);
    for (const each of files) console.log(`  ${String(each.gzip).padStart(6)}  ${each.name}`);
  }
  if (files.length > budget.files) {
    faults.push(`${path} fetches ${files.length} files, at most ${budget.files} are allowed`);
  }
  if (gzip > budget.gzip) faults.push(`${path} costs ${gzip} bytes, at most ${budget.gzip}`);
  if (files.length < budget.files || gzip < budget.gzip - SLACK) {
    faults.push(`${path} costs far less: lower its budget, or see whether the visit is whole`);
  }
}
await browser.close();
close();

if (options.json) console.log(JSON.stringify(costs, null, 2));
else {
  const rows = Object.entries(costs).map(([path, { files, gzip, brotli, used }]) => {
    const budget = budgets[path];
    return [
      path,
      `${files} of ${budget?.files}`,
      `${gzip} of ${budget?.gzip}`,
      String(brotli),
      `${Math.round(used * 100)} %`,
    ];
  });
  for (const row of [['page', 'files', 'gzip bytes', 'brotli', 'ran'], ...rows]) {
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(16))).join(''));
  }
}
for (const fault of faults) console.error(`cost: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
