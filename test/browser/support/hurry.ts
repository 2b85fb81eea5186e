import type { Page } from '@playwright/test';

/** Time limits of calls that run out thirty times sooner: nobody waits half a minute in a test. */
export const hurry = (page: Page) =>
  page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 30);
  });
