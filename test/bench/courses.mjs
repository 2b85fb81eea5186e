// @ts-check
import { serve } from '@hono/node-server';
import { chromium } from '@playwright/test';
import { createApp } from '../../demo/server.mjs';
import { chromiumFlags, findBrowser } from '../../tools/find-browser.mjs';

/** Fourfold slowdown, as a phone in the middle of the market (DESIGN §7). */
const SLOWDOWN = 4;
const LESSONS = 500;
/** What the browser itself calls a long task, in milliseconds. */
const LONG_MS = 50;
const QUIET_MS = 1500;

/**
 * Times are in milliseconds at the slowdown.
 * @typedef {{ pid: number, tid: number, name: string, ts: number, dur?: number,
 *   args?: { name?: string, data?: { url?: string, scriptName?: string } } }} TraceEvent
 * @typedef {object} Boot
 * @property {number} longTasks tasks over 50 ms until the page is quiet
 * @property {number} longestMs
 * @property {number} oursMs the longest task in which Skerry's code runs, everything else in it included
 * @property {number} scriptMs of Skerry's code, all together
 * @typedef {object} Opening
 * @property {number} paintMs from the click to the next frame
 * @property {number} allMs from the click until the last lesson is open
 * @property {number} longestMs the longest task in between
 */

/**
 * @param {Buffer} trace
 * @returns {Boot}
 */
const readTrace = (trace) => {
  const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (
    JSON.parse(trace.toString('utf8'))
  );
  const isOurs = (/** @type {TraceEvent} */ { args }) => /\/skerry\//.test(args?.data?.url ?? args?.data?.scriptName ?? '');
  const scripts = traceEvents.filter(
    (event) => /^(FunctionCall|EvaluateScript|v8\.evaluateModule)$/.test(event.name) && isOurs(event),
  );
  const main = scripts[0] ?? traceEvents.find(({ name }) => name === 'ParseHTML');
  const tasks = traceEvents.filter(
    ({ name, tid, pid }) => name === 'RunTask' && tid === main?.tid && pid === main.pid,
  );
  const msOf = (/** @type {TraceEvent} */ { dur = 0 }) => dur / 1000;
  const longest = (/** @type {TraceEvent[]} */ events) => Math.max(0, ...events.map(msOf));
  const holds = (/** @type {TraceEvent} */ task) =>
    scripts.some(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
  return {
    longTasks: tasks.filter((task) => msOf(task) > LONG_MS).length,
    longestMs: longest(tasks),
    oursMs: longest(tasks.filter(holds)),
    scriptMs: scripts.reduce((sum, event) => sum + msOf(event), 0),
  };
};

/** From the click's own time stamp to the first task after the frame that shows its result. */
const watchOpening = (/** @type {number} */ lessons) => {
  const seen = { paintMs: 0, allMs: 0, longestMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longestMs = Math.max(seen.longestMs, duration);
    }
  }).observe({ type: 'longtask' });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          seen.paintMs = performance.now() - timeStamp;
        };
        port2.postMessage(null);
      });
      const look = () => {
        const open = document.querySelectorAll('.ld-item-list-item-expanded:not([hidden],[inert])');
        if (open.length === lessons) seen.allMs = performance.now() - timeStamp;
        else setTimeout(look, 20);
      };
      look();
    },
    { capture: true, once: true },
  );
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {boolean} opens
 * @returns {Promise<{ boot: Boot, opening: Opening | null }>}
 */
const measure = async (browser, url, opens) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const boot = readTrace(await browser.stopTracing());
  let opening = null;
  if (opens) {
    await page.evaluate(watchOpening, LESSONS);
    await page.locator('#ld-expand-button-99').click();
    const seen = await page.waitForFunction(() => {
      const { seen: all } = /** @type {any} */ (window);
      return all.paintMs && all.allMs ? all : null;
    });
    opening = await seen.jsonValue();
  }
  await context.close();
  return { boot, opening };
};

const app = createApp();
/** @type {{ port: number, close: () => void }} */
const { port, close } = await new Promise((resolve) => {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) =>
    resolve({ port: address.port, close: () => server.close() }),
  );
});
const executablePath = findBrowser('chromium');
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
});
const runs = Number(process.env.SKERRY_BENCH_RUNS ?? 3);

/**
 * The median of each figure.
 * @template {Record<string, number>} T
 * @param {readonly T[]} rows
 * @returns {T}
 */
const medians = (rows) => {
  const keys = Object.keys(rows[0] ?? {});
  const of = (/** @type {string} */ key) =>
    rows.map((row) => row[key] ?? 0).sort((a, b) => a - b)[rows.length >> 1] ?? 0;
  return /** @type {T} */ (Object.fromEntries(keys.map((key) => [key, of(key)])));
};

console.log(`A course of ${LESSONS} lessons with 10 topics each at 4x slowdown, median of ${runs}.`);
console.log('Boot: tasks over 50 ms of the page, with and without Skerry; the longest in which Skerry');
console.log('runs; its script. Opening all: to the next frame, until all are open.');
console.log(
  'generation  long tasks  without  longest of ours  our script ms  to paint ms  all open ms',
);
for (const generation of ['a', 'b', 'c']) {
  const url = `http://127.0.0.1:${port}/courses/${generation}/?lessons=${LESSONS}&bar=off`;
  const [boots, openings, without] = [[], [], []].map(() => /** @type {any[]} */ ([]));
  for (let run = 0; run < runs; run += 1) {
    const { boot, opening } = await measure(browser, url, true);
    boots?.push(boot);
    openings?.push(opening);
    without?.push((await measure(browser, `${url}&tag=none`, false)).boot);
  }
  const boot = medians(/** @type {Boot[]} */ (boots));
  const opening = medians(/** @type {Opening[]} */ (openings));
  const bare = medians(/** @type {Boot[]} */ (without));
  const cells = [
    generation.padEnd(10),
    String(boot.longTasks).padStart(10),
    String(bare.longTasks).padStart(7),
    boot.oursMs.toFixed(0).padStart(15),
    boot.scriptMs.toFixed(0).padStart(13),
    opening.paintMs.toFixed(0).padStart(11),
    opening.allMs.toFixed(0).padStart(11),
  ];
  console.log(cells.join('  '));
}
await browser.close();
close();
