import type { Page } from '@playwright/test';

/** Waits a few frames and tasks, until pending work is done. */
export const waitFrames = (page: Page, frames = 3): Promise<void> =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, frames);
