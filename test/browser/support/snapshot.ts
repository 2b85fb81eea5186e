import type { Page } from '@playwright/test';
import { offerSnapshot } from './offer-snapshot.mjs';
import { remember } from './remember.mjs';

export const rememberServerDom = async (page: Page): Promise<void> => {
  await page.addInitScript(offerSnapshot);
  await page.addInitScript(remember);
};

// They stay in the page: to hand over a whole document takes longer than all the rest.
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
 * The same for a page that nothing has disturbed while it came: the server is asked once more, so it has to send the
 * same again. What stands in `noscript` is left out, and so is what the consent guard still holds back.
 */
export const differencesFromServer = async (page: Page): Promise<string[]> => {
  await page.evaluate(offerSnapshot);
  return page.evaluate(async () => {
    const { takeSnapshot, differentLines } = window as unknown as Snapshots;
    const markup = await (await fetch(location.href)).text();
    // Without scripts, as a parser for another page has them, what stands in `noscript` is parsed otherwise.
    const parsed = markup.replace(/(<noscript\b[^>]*>)[^]*?(?=<\/noscript>)/gi, '$1');
    const server = new DOMParser().parseFromString(parsed, 'text/html');
    const now = server.importNode(document.documentElement, true);
    for (const each of now.querySelectorAll('noscript')) each.replaceChildren();
    for (const held of now.querySelectorAll('script[type="javascript/blocked"]'))
      held.removeAttribute('type');
    for (const held of now.querySelectorAll('[data-cky-src]')) {
      // Not by the way that the guard watches.
      held.setAttributeNS(null, 'src', held.getAttribute('data-cky-src') ?? '');
      held.removeAttribute('data-cky-src');
    }
    return differentLines(takeSnapshot(server.documentElement), takeSnapshot(now));
  });
};
