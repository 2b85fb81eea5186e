import type { Page } from '@playwright/test';

/** Objects that live on a page after a collection; listeners and timers keep what they close over. */
export const countListeners = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  await session.detach();
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
};

/** Counts timers and frames that are asked for and neither run nor cancelled. */
export const countTimers = () => {
  const pending = new Set<string>();
  Object.assign(window, { pendingTimers: pending });
  const {
    setTimeout: later,
    clearTimeout: cancel,
    setInterval: repeat,
    clearInterval: end,
  } = window;
  const { requestAnimationFrame: frame, cancelAnimationFrame: cancelFrame } = window;
  const runOf = (handler: TimerHandler) => (typeof handler === 'function' ? handler : () => {});
  Object.assign(window, {
    setTimeout(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
      const id = later(() => {
        pending.delete(`timer ${id}`);
        runOf(handler)(...rest);
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

/** What was asked for since `countTimers` and has neither run nor been cancelled. */
export const pendingTimers = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { pendingTimers: Set<string> }).pendingTimers]);
