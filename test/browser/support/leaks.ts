import { expect, type Page } from '@playwright/test';

/**
 * Objects that are alive after a garbage collection; listeners and timers keep what their closures
 * refer to.
 */
export const countListeners = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  await session.detach();
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heapBytes: metric('JSHeapUsedSize'),
  };
};

type Counts = Awaited<ReturnType<typeof countListeners>>;

/**
 * Expects a growth below the limits. Counts repeatedly until that holds: on a busy machine a
 * response, an idle callback or a frame retains what was rendered last for a while, but a leak
 * remains for ever.
 */
export const expectNoGrowth = (page: Page, before: Counts, limits: Partial<Counts>) =>
  expect(async () => {
    const after = await countListeners(page);
    for (const [name, limit] of Object.entries(limits))
      expect(after[name as keyof Counts] - before[name as keyof Counts], name).toBeLessThan(limit);
  }).toPass({ timeout: 20_000 });

const PARTS = 4;

/**
 * Uses the page `times` times, in four parts, and expects that in two of them the heap grows by
 * less than a leak of `bytesEach` per use would cause. A leak grows in every part; the engine
 * compiles and optimises code at any time, but finishes at some point.
 */
export const expectNoHeapLeak = async (
  page: Page,
  { times, bytesEach }: { readonly times: number; readonly bytesEach: number },
  use: (times: number) => Promise<unknown>,
) => {
  const sizes = [(await countListeners(page)).heapBytes];
  for (let part = 0; part < PARTS; part += 1) {
    await use(times / PARTS);
    sizes.push((await countListeners(page)).heapBytes);
  }
  const leak = (times / PARTS) * bytesEach;
  const stableParts = sizes.slice(1).filter((size, at) => size - (sizes[at] ?? 0) < leak);
  expect(
    stableParts.length,
    `bytes before and after each part: ${sizes.join(', ')}`,
  ).toBeGreaterThan(1);
};

/** Counts the targets of observers. An observer that is dropped without `disconnect` counts as well. */
export const countObservers = () => {
  const watched = new Map<object, { readonly kind: string; readonly targets: Set<unknown> }>();
  Object.assign(window, { watchedByObservers: watched });
  const wrapObserver = (kind: 'IntersectionObserver' | 'MutationObserver' | 'ResizeObserver') => {
    const { prototype } = window[kind] as unknown as {
      prototype: Record<string, (this: object, ...args: unknown[]) => unknown>;
    };
    const wrap = (name: string, change: (targets: Set<unknown>, target: unknown) => void) => {
      const original = prototype[name];
      if (!original) return;
      prototype[name] = function (...args) {
        const { targets } = watched.get(this) ?? { targets: new Set<unknown>() };
        change(targets, args[0]);
        if (targets.size > 0) watched.set(this, { kind, targets });
        else watched.delete(this);
        return original.apply(this, args);
      };
    };
    wrap('observe', (targets, target) => targets.add(target));
    wrap('unobserve', (targets, target) => targets.delete(target));
    wrap('disconnect', (targets) => targets.clear());
  };
  wrapObserver('IntersectionObserver');
  wrapObserver('MutationObserver');
  wrapObserver('ResizeObserver');
};

/** The number of targets per kind of observer since `countObservers`. */
export const observedTargets = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const { watchedByObservers } = window as unknown as {
      watchedByObservers: Map<object, { kind: string; targets: Set<unknown> }>;
    };
    const counts: Record<string, number> = {};
    for (const { kind, targets } of watchedByObservers.values())
      counts[kind] = (counts[kind] ?? 0) + targets.size;
    return counts;
  });

/** Counts timers and frames that are requested and have neither run nor been cancelled. */
export const countTimers = () => {
  const pending = new Set<string>();
  Object.assign(window, { pendingTimers: pending });
  const {
    setTimeout: setTimer,
    clearTimeout: cancel,
    setInterval: repeat,
    clearInterval: end,
  } = window;
  const { requestAnimationFrame: frame, cancelAnimationFrame: cancelFrame } = window;
  const callbackOf = (handler: TimerHandler) =>
    typeof handler === 'function' ? handler : () => {};
  Object.assign(window, {
    setTimeout(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
      const id = setTimer(() => {
        pending.delete(`timer ${id}`);
        callbackOf(handler)(...rest);
      }, ms);
      pending.add(`timer ${id}`);
      return id;
    },
    clearTimeout(id: number) {
      pending.delete(`timer ${id}`);
      cancel(id);
    },
    setInterval(handler: TimerHandler, ms?: number) {
      const id = repeat(handler, ms);
      pending.add(`interval ${id}`);
      return id;
    },
    clearInterval(id: number) {
      pending.delete(`interval ${id}`);
      end(id);
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      const id = frame((time) => {
        pending.delete(`frame ${id}`);
        callback(time);
      });
      pending.add(`frame ${id}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      pending.delete(`frame ${id}`);
      cancelFrame(id);
    },
  });
};

/** Timers and frames that were requested since `countTimers` and have neither run nor been cancelled. */
export const pendingTimers = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { pendingTimers: Set<string> }).pendingTimers]);
