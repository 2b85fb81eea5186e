import type { Page } from '@playwright/test';
import { offerSnapshot } from './offer-snapshot.mjs';
import { remember } from './remember.mjs';

export const rememberServerDom = async (page: Page): Promise<void> => {
  await page.addInitScript(offerSnapshot);
  await page.addInitScript(remember);
};

// The snapshots stay in the page: transferring a whole document takes longer than everything else.
interface Snapshots {
  readonly takeSnapshot: (root?: Element) => string[];
  readonly differentLines: (server: readonly string[], now: readonly string[]) => string[];
  readonly serverSnapshot: string[];
}

/** The lines in which the document differs from what the server sent, at most twenty. */
export const differences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { takeSnapshot, differentLines, serverSnapshot } = window as unknown as Snapshots;
    return differentLines(serverSnapshot, takeSnapshot());
  });

/**
 * The same for a page that was loaded without `rememberServerDom`: requests it again, so the server
 * has to send the same markup. Skips the content of `noscript` and whatever the consent guard still
 * holds.
 */
export const differencesFromServer = async (page: Page): Promise<string[]> => {
  await page.evaluate(offerSnapshot);
  return page.evaluate(async () => {
    const { takeSnapshot, differentLines } = window as unknown as Snapshots;
    const markup = await (await fetch(location.href)).text();
    // A parser without scripting, as used here, parses the content of `noscript` differently.
    const parsed = markup.replace(/(<noscript\b[^>]*>)[^]*?(?=<\/noscript>)/gi, '$1');
    const server = new DOMParser().parseFromString(parsed, 'text/html');
    const now = server.importNode(document.documentElement, true);
    for (const each of now.querySelectorAll('noscript')) each.replaceChildren();
    for (const held of now.querySelectorAll('script[type="javascript/blocked"]'))
      held.removeAttribute('type');
    for (const held of now.querySelectorAll('[data-cky-src]')) {
      // The guard does not intercept `setAttributeNS`.
      held.setAttributeNS(null, 'src', held.getAttribute('data-cky-src') ?? '');
      held.removeAttribute('data-cky-src');
    }
    return differentLines(takeSnapshot(server.documentElement), takeSnapshot(now));
  });
};
