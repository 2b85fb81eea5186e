// @ts-check
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isSettled } from './is-settled.mjs';

/** Bytes of a script that ran: the innermost range around a position determines whether it did. */
const usedBytes = (
  /** @type {{ source?: string, functions: { ranges: { startOffset: number, endOffset: number, count: number }[] }[] }} */
  { source = '', functions },
) => {
  const ran = new Uint8Array(source.length);
  const ranges = functions.flatMap((each) => each.ranges);
  // Outer ranges first, so that inner ones override them.
  ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of ranges) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran.reduce((sum, each) => sum + each, 0);
};

/**
 * Visits a page until everything on it has been processed, and counts Skerry's own files.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ before?: string | undefined, prepare?: (page: import('@playwright/test').Page) =>
 * Promise<void> }} [options]
 * `before`: a page to visit first, for example one that adds something to the cart
 */
export const visitCost = async (browser, address, { before, prepare } = {}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare?.(page);
  if (before) await page.goto(before, { waitUntil: 'networkidle' });
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/skerry/') && pathname.endsWith('.js')) {
      // The browser drops the body of a preload once the module of that address has loaded.
      const again = async () => (await page.request.get(response.url())).body();
      bodies.set(pathname, response.body().catch(again));
    }
  });
  await page.coverage.startJSCoverage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(isSettled);
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
    const script = coverage.find(({ url }) => url.endsWith(name));
    if (script) used += usedBytes(script);
  }
  await context.close();
  const sum = (/** @type {'gzip' | 'brotli'} */ kind) =>
    files.reduce((total, each) => total + each[kind], 0);
  return { files, gzip: sum('gzip'), brotli: sum('brotli'), used: used / raw };
};
