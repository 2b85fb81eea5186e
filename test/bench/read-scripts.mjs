// @ts-check

/** @typedef {import('./record-trace.mjs').TraceEvent} TraceEvent */

/** The trace categories that `readScripts` needs. */
export const SCRIPT_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'v8.execute',
];

/**
 * Events in which script runs. Continuations of promises run as separate microtasks: the browser's
 * sum (`ScriptDuration`) omits them, and with them everything after an `await`.
 */
const SCRIPTS = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
]);
/** These have a URL if they belong to the page; Playwright's threadEvents evaluations have none. */
const NAMED = new Set(['EvaluateScript', 'FunctionCall']);
const LAYOUTS = new Set(['Layout', 'UpdateLayoutTree']);

/** @param {TraceEvent} event */
const endOf = ({ ts, dur = 0 }) => ts + dur;
/** Processor time of the thread in milliseconds. @param {TraceEvent} event */
const ownMs = ({ dur = 0, tdur = dur }) => tdur / 1000;

const isPageScript = (/** @type {TraceEvent} */ { name, args }) =>
  SCRIPTS.has(name) && (!NAMED.has(name) || Boolean(args?.data?.url));

/**
 * Events that are not nested in another one of the list.
 * @param {readonly TraceEvent[]} events sorted by start, longer ones first
 */
const outermost = (events) => {
  let end = 0;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endOf(event);
    return true;
  });
};

/** The page's main thread: the one with the most work. @param {readonly TraceEvent[]} events */
const mainThread = (events) => {
  /** @type {Map<string, number>} */
  const spent = new Map();
  for (const event of events) {
    if (event.name !== 'RunTask') continue;
    const key = `${event.pid} ${event.tid}`;
    spent.set(key, (spent.get(key) ?? 0) + ownMs(event));
  }
  const renderers = events.flatMap(({ name, args, pid, tid }) =>
    name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
  );
  return renderers.sort((a, b) => (spent.get(b) ?? 0) - (spent.get(a) ?? 0))[0];
};

/**
 * @typedef {object} Scripts milliseconds of processor time on the page's main thread
 * @property {number} scriptMs all script, without the layouts that it forced
 * @property {number} blockingMs all script with the layouts that it forced
 * @property {number} longestScriptMs the longest script with the layouts that it forced
 * @property {number} longestTaskMs
 * @property {number} layoutMs style and layout, forced or not
 */

/**
 * @param {readonly TraceEvent[]} events
 * @returns {Scripts}
 */
export const readScripts = (events) => {
  const thread = mainThread(events);
  const threadEvents = events
    .filter(({ ph, pid, tid }) => ph === 'X' && `${pid} ${tid}` === thread)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const scripts = outermost(threadEvents.filter(isPageScript));
  const layouts = outermost(threadEvents.filter(({ name }) => LAYOUTS.has(name)));
  const sum = (/** @type {readonly TraceEvent[]} */ list) =>
    list.reduce((total, event) => total + ownMs(event), 0);
  let at = 0;
  const forced = layouts.filter((layout) => {
    while (scripts[at] && endOf(/** @type {TraceEvent} */ (scripts[at])) <= layout.ts) at += 1;
    const script = scripts[at];
    return script !== undefined && script.ts <= layout.ts;
  });
  return {
    scriptMs: sum(scripts) - sum(forced),
    blockingMs: sum(scripts),
    longestScriptMs: Math.max(0, ...scripts.map(ownMs)),
    longestTaskMs: Math.max(0, ...threadEvents.filter(({ name }) => name === 'RunTask').map(ownMs)),
    layoutMs: sum(layouts),
  };
};
