import type { Page } from '@playwright/test';

/**
 * Records where the page would navigate, or which windows it would open, and prevents that.
 * Chromium only.
 */
export const watchNavigation = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface NavigateEventLike extends Event {
      readonly destination: { readonly url: string; readonly sameDocument: boolean };
    }
    const navigations: string[] = [];
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { destination } = event as NavigateEventLike;
      if (destination.sameDocument) return;
      navigations.push(destination.url);
      event.preventDefault();
    });
    Object.assign(window, {
      navigations,
      open: (url: unknown) => {
        navigations.push(String(url));
        return null;
      },
    });
  });

/** The recorded addresses since the last call. */
export const takeNavigations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { navigations: string[] }).navigations.splice(0));
