import type { Page } from '@playwright/test';
import { waitFrames } from './wait-frames';

interface Shift {
  /** Milliseconds since navigation started. */
  readonly at: number;
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * Records layout shifts (only Chromium reports them), and delays Skerry's chunks until the whole
 * page is parsed and painted: shifts before that are the page's own, and every shift that Skerry
 * causes is visible.
 */
export const watchSeenShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, sources } = entry as unknown as {
          startTime: number;
          value: number;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.className} ${previousRect.y} → ${currentRect.y}`,
        );
        shifts.push({ at: startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/chunks/*.js', async (route) => {
    await page.waitForFunction(() => document.readyState !== 'loading');
    await waitFrames(page, 2);
    await page.evaluate(() => {
      if (!('seenAt' in window)) Object.assign(window, { seenAt: performance.now() });
    });
    await route.fallback();
  });
};

/** Shifts since the page was painted. */
export const seenShifts = async (page: Page): Promise<readonly Shift[]> => {
  await waitFrames(page, 2);
  return page.evaluate(() => {
    const { shifts, seenAt } = window as unknown as { shifts: Shift[]; seenAt: number };
    return shifts.filter(({ at }) => at >= seenAt);
  });
};
