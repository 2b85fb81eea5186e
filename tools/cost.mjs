import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createApp } from '../demo/server.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { serveOnFreePort } from './serve-on-free-port.mjs';

/**
 * What a visit of each demo page costs in Skerry's own files: how many are fetched, their bytes, and the
 * share of the script that ran until everything on the page had its turn. Fails above `page-budgets.json`.
 * `--json` prints the figures alone, `--files` the files of each page.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
  },
});

/** @type {Record<string, { files: number, gzip: number, before?: string }>} */
const budgets = JSON.parse(await readFile('page-budgets.json', 'utf8'));

const { url, close } = await serveOnFreePort(createApp().fetch);
const browser = await launchBrowser();

/** Bytes of a script that ran: the innermost range that covers a place says whether it did. */
const usedBytes = (
  /** @type {{ source?: string, functions: { ranges: { startOffset: number, endOffset: number, count: number }[] }[] }} */
  { source = '', functions },
) => {
  const ran = new Uint8Array(source.length);
  const ranges = functions.flatMap((each) => each.ranges);
  // Outer ranges first, so that inner ones have the last word.
  ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of ranges) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran.reduce((sum, each) => sum + each, 0);
};

/** @param {string} path @param {string} [before] a page that puts something into the cart, for example */
const visit = async (path, before) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (before) await page.goto(url + before, { waitUntil: 'networkidle' });
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/skerry/') && pathname.endsWith('.js')) {
      bodies.set(pathname, response.body());
    }
  });
  await page.coverage.startJSCoverage();
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForFunction(() =>
    /** @type {any} */ (window).skerry
      ?.islands()
      .every(
        (/** @type {{ status: string, when: string }} */ { status, when }) =>
          status === 'mounted' ||
          status === 'asleep' ||
          (status === 'waiting' && when === 'interaction'),
      ),
  );
  await page.waitForLoadState('networkidle');
  const coverage = await page.coverage.stopJSCoverage();
  /** @type {{ name: string, gzip: number, brotli: number }[]} */
  const files = [];
  let raw = 0;
  let used = 0;
  for (const [name, body] of bodies) {
    const content = await body;
    raw += content.length;
    files.push({
      name,
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      }).length,
    });
    const script = coverage.find(({ url }) => new URL(url).pathname === name);
    if (script) used += usedBytes(script);
  }
  await context.close();
  const sum = (/** @type {'gzip' | 'brotli'} */ kind) =>
    files.reduce((total, each) => total + each[kind], 0);
  return { files, gzip: sum('gzip'), brotli: sum('brotli'), used: used / raw };
};

/** @type {Record<string, { files: number, gzip: number, brotli: number, used: number }>} */
const costs = {};
/** @type {string[]} */
const faults = [];
for (const [path, budget] of Object.entries(budgets)) {
  const { files, gzip, brotli, used } = await visit(path, budget.before);
  costs[path] = { files: files.length, gzip, brotli, used: Number(used.toFixed(2)) };
  if (options.files) {
    console.log(path);
    for (const each of files) console.log(`  ${String(each.gzip).padStart(6)}  ${each.name}`);
  }
  if (files.length > budget.files) {
    faults.push(`${path} fetches ${files.length} files, at most ${budget.files} are allowed`);
  }
  if (gzip > budget.gzip) faults.push(`${path} costs ${gzip} bytes, at most ${budget.gzip}`);
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
