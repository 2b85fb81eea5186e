// @ts-check
import { serveOnFreePort } from '../../tools/serve-on-free-port.mjs';
import { createApp } from '../../demo/server.mjs';
import { median } from './median.mjs';
import { noiseOf } from './section.mjs';

/** Fourfold slowdown, as on a mid-range phone. */
const SLOWDOWN = 4;
const LESSONS = 500;
const QUIET_MS = 1500;

/**
 * @typedef {{ pid: number, tid: number, name: string, ts: number, dur?: number, tdur?: number, args?: { data?: { url?: string } } }} TraceEvent
 * @typedef {object} Times milliseconds with the slowdown
 * @property {number} bootMs the longest task that Skerry adds to the idle page, including layout
 *   and paint; processor time, so that other load on the machine has little effect
 * @property {number} familyMs the longest task after the code for courses has started to run
 * @property {number} paintMs from the press on "Expand all" to the next frame
 * @property {number} screenMs from the press until the visible lessons are open and painted
 * @property {number} allMs from the press until the last lesson is open
 */

/**
 * The longest tasks of the page's main thread.
 * @param {Buffer} trace
 */
const longestTasks = (trace) => {
  const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (
    JSON.parse(trace.toString('utf8'))
  );
  const startOf = (/** @type {string} */ script) =>
    traceEvents.find(({ args }) => args?.data?.url?.includes(script));
  const [start, family] = [startOf('/skerry/skerry.core.js'), startOf('/skerry/chunks/learndash-')];
  const longestFrom = (/** @type {TraceEvent | undefined} */ from) =>
    Math.max(
      0,
      ...traceEvents.flatMap(({ name, tid, pid, ts, dur = 0, tdur = dur }) =>
        from && name === 'RunTask' && tid === from.tid && pid === from.pid && ts + dur > from.ts
          ? tdur / 1000
          : [],
      ),
    );
  return { bootMs: longestFrom(start), familyMs: longestFrom(family) };
};

/** Whether all lessons of the list are collapsed, which means that Skerry has adopted them. */
const isReady = (/** @type {number} */ lessons) =>
  document.querySelectorAll('.ld-item-list-item-expanded:is([hidden],[inert])').length === lessons;

/** Measures from the click's time stamp to the first task after the frame that shows its result. */
const watchOpening = (/** @type {number} */ lessons) => {
  const seen = { paintMs: 0, screenMs: 0, allMs: 0 };
  Object.assign(window, { seen });
  const bodies = [...document.querySelectorAll('.ld-item-list-item-expanded')];
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const check = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const elapsedMs = performance.now() - timeStamp;
          const open = bodies.filter((body) => !body.matches('[hidden],[inert]')).length;
          seen.paintMs ||= elapsedMs;
          if (open > 0) seen.screenMs ||= elapsedMs;
          if (open === lessons) seen.allMs ||= elapsedMs;
          else requestAnimationFrame(check);
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
};

/**
 * Opens a page without Skerry, waits until it is idle, and then slows it down.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
const openAtRest = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page };
};

/** The minimum that a press can do: only the button changes its state. */
const changeButtonOnly = () =>
  document.addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('#ld-expand-button-99');
    const text = button?.querySelector('.ld-text');
    button?.classList.add('ld-expanded');
    if (text) text.textContent = 'Collapse All';
  });

/**
 * Presses by mouse coordinates, because Playwright's checks before `click()` would be included in
 * the measurement.
 * @param {import('@playwright/test').Page} page
 */
const press = async (page) => {
  await page.evaluate(watchOpening, LESSONS);
  const box = await page.locator('#ld-expand-button-99').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
};

/**
 * From the press to the next frame if only the button changes: the time that the page itself takes.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
const measurePageAlone = async (browser, url) => {
  const { context, page } = await openAtRest(browser, url);
  await page.evaluate(changeButtonOnly);
  await page.waitForTimeout(QUIET_MS);
  await press(page);
  const seen = await page.waitForFunction(
    () => /** @type {any} */ (window).seen.paintMs || null,
    null,
    { polling: 500 },
  );
  const paintMs = Number(await seen.jsonValue());
  await context.close();
  return paintMs;
};

/**
 * Adds Skerry to the idle page, so that the measured tasks are those that Skerry adds.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Times>}
 */
const measure = async (browser, url) => {
  const { context, page } = await openAtRest(browser, url);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.addScriptTag({ url: '/skerry/skerry.core.js' });
  await page.waitForFunction(isReady, LESSONS, { timeout: 60_000, polling: 500 });
  await page.waitForTimeout(QUIET_MS);
  const tasks = longestTasks(await browser.stopTracing());
  await press(page);
  const seen = await page.waitForFunction(
    () => {
      const { seen: all } = /** @type {any} */ (window);
      return all.allMs ? all : null;
    },
    null,
    { polling: 500 },
  );
  const times = { ...tasks, ...(await seen.jsonValue()) };
  await context.close();
  return times;
};

/** @type {readonly (keyof Times)[]} */
const KEYS = ['bootMs', 'familyMs', 'paintMs', 'screenMs', 'allMs'];

/**
 * A long course in each generation of the markup.
 * @param {import('./section.mjs').Bench} bench
 * @returns {Promise<import('./section.mjs').Section>}
 */
export const courses = async ({ browser, runs }) => {
  const app = createApp();
  const { url, close } = await serveOnFreePort(app.fetch);
  const rows = [];
  /** @type {Record<'familyMs' | 'paintMs', { value: number, noise: number }[]>} */
  const worst = { familyMs: [], paintMs: [] };
  for (const generation of ['a', 'b', 'c']) {
    const address = `${url}/courses/${generation}/?lessons=${LESSONS}&bar=off&tag=none`;
    /** @type {Times[]} */
    const seen = [];
    /** @type {number[]} */
    const alone = [];
    for (let run = 0; run < runs; run += 1) {
      seen.push(await measure(browser, address));
      alone.push(await measurePageAlone(browser, address));
    }
    const valuesOf = (/** @type {keyof Times} */ key) => seen.map((times) => times[key]);
    const [boot, family, paint, ...later] = KEYS.map((key) => median(valuesOf(key)).toFixed(0));
    rows.push([generation, boot, family, paint, median(alone).toFixed(0), ...later].map(String));
    for (const key of /** @type {const} */ (['familyMs', 'paintMs'])) {
      worst[key].push({ value: median(valuesOf(key)), noise: noiseOf(valuesOf(key)) });
    }
  }
  close();
  const worstOf = (/** @type {'familyMs' | 'paintMs'} */ key) =>
    worst[key].reduce((max, each) => (each.value > max.value ? each : max));
  return {
    title: `A course of ${LESSONS} lessons with 10 topics each`,
    notes: [
      'Milliseconds at 4x slowdown; the tasks in processor time, including layout and paint.',
      'The page alone: from the press to the next frame if only the button changes.',
    ],
    columns: [
      'generation',
      'longest task',
      'of courses',
      'press to paint',
      'the page alone',
      'screen open',
      'all open',
    ],
    rows,
    kept: [
      { id: 'course', ...worstOf('familyMs') },
      { id: 'expand', ...worstOf('paintMs') },
    ],
  };
};
