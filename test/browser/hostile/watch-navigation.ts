import type { Page } from '@playwright/test';

/**
 * Records where the page would navigate, or which windows it would open, and prevents that.
 * Chromium only.
 */
export const watchNavigation = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Going extends Event {
      readonly destination: { readonly url: string; readonly sameDocument: boolean };
    }
    const went: string[] = [];
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { destination } = event as Going;
      if (destination.sameDocument) return;
      went.push(destination.url);
      event.preventDefault();
    });
    Object.assign(window, {
      went,
      open: (url: unknown) => {
        went.push(String(url));
        return null;
      },
    });
  });

/** The recorded addresses since the last call. */
export const takeWent = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { went: string[] }).went.splice(0));
