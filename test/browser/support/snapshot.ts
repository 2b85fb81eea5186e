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

/** The lines that differ, at most twenty. */
const different = ([server, now]: readonly [readonly string[], readonly string[]]): string[] =>
  Array.from({ length: Math.max(server.length, now.length) })
    .flatMap((_, at) => (server[at] === now[at] ? [] : [`- ${server[at]}\n+ ${now[at]}`]))
    .slice(0, 20);

/** The lines in which the document differs from what the server sent, at most twenty. */
export const differences = async (page: Page): Promise<string[]> =>
  different(
    await page.evaluate(() => {
      const { takeSnapshot, serverSnapshot } = window as unknown as Snapshots;
      return [serverSnapshot, takeSnapshot()] as const;
    }),
  );

/** Without scripts, as a parser for another page has them, what stands in `noscript` is parsed otherwise. */
const NOSCRIPT = /(<noscript\b[^>]*>)[^]*?(?=<\/noscript>)/gi;

/**
 * The same for a page that nothing has disturbed while it came: the server is asked once more, so it has to send the
 * same again. What stands in `noscript` is left out, and so is what the consent guard still holds back.
 */
export const differencesFromServer = async (page: Page): Promise<string[]> => {
  const response = await page.request.get(page.url());
  await page.evaluate(offerSnapshot);
  return different(
    await page.evaluate(
      (markup) => {
        const { takeSnapshot } = window as unknown as Snapshots;
        const server = new DOMParser().parseFromString(markup, 'text/html');
        const now = server.importNode(document.documentElement, true);
        for (const each of now.querySelectorAll('noscript')) each.replaceChildren();
        for (const held of now.querySelectorAll('script[type="javascript/blocked"]'))
          held.removeAttribute('type');
        for (const held of now.querySelectorAll('[data-cky-src]')) {
          // Not by the way that the guard watches.
          held.setAttributeNS(null, 'src', held.getAttribute('data-cky-src') ?? '');
          held.removeAttribute('data-cky-src');
        }
        return [takeSnapshot(server.documentElement), takeSnapshot(now)] as const;
      },
      (await response.text()).replace(NOSCRIPT, '$1'),
    ),
  );
};
