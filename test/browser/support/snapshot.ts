import type { Page } from '@playwright/test';
import { offerSnapshot } from './offer-snapshot.mjs';
import { remember } from './remember.mjs';

export const rememberServerDom = async (page: Page): Promise<void> => {
  await page.addInitScript(offerSnapshot);
  await page.addInitScript(remember);
};

interface Snapshots {
  readonly takeSnapshot: (root?: Element) => string[];
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

/**
 * The same for a page that nothing has disturbed while it came: the server is asked once more, so it has to send the
 * same again. What stands in `noscript` is left out, for without scripts it is parsed otherwise, and so is what the
 * consent guard still holds back.
 */
export const differencesFromServer = async (page: Page): Promise<string[]> => {
  const response = await page.request.get(page.url());
  await page.evaluate(offerSnapshot);
  await page.evaluate(
    (markup) => {
      const { takeSnapshot } = window as unknown as Snapshots;
      const server = new DOMParser().parseFromString(markup, 'text/html');
      const live = server.importNode(document.documentElement, true);
      for (const each of live.querySelectorAll('noscript')) each.replaceChildren();
      for (const held of live.querySelectorAll('script[type="javascript/blocked"]'))
        held.removeAttribute('type');
      for (const held of live.querySelectorAll('[data-cky-src]')) {
        // Not by the way that the guard watches.
        held.setAttributeNS(null, 'src', held.getAttribute('data-cky-src') ?? '');
        held.removeAttribute('data-cky-src');
      }
      Object.assign(window, {
        serverSnapshot: takeSnapshot(server.documentElement),
        takeSnapshot: () => takeSnapshot(live),
      });
    },
    (await response.text()).replace(/(<noscript\b[^>]*>)[^]*?(?=<\/noscript>)/gi, '$1'),
  );
  return differences(page);
};
