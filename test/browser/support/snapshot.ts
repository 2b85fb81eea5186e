import type { Page } from '@playwright/test';
import { remember } from './remember.mjs';

export const rememberServerDom = (page: Page): Promise<unknown> => page.addInitScript(remember);

interface Snapshots {
  readonly takeSnapshot: () => string[];
  readonly serverSnapshot: string[];
}

/** The lines in which the document differs from what the server sent, at most twenty. */
export const differences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { takeSnapshot, serverSnapshot } = window as unknown as Snapshots;
    const now = takeSnapshot();
    const found: string[] = [];
    for (
      let at = 0;
      at < Math.max(now.length, serverSnapshot.length) && found.length < 20;
      at += 1
    ) {
      if (now[at] !== serverSnapshot[at]) found.push(`- ${serverSnapshot[at]}\n+ ${now[at]}`);
    }
    return found;
  });
