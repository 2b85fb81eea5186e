import type { Page } from '@playwright/test';

/** The cart's code works: from then on a click makes no page load. */
export const ready = (page: Page) =>
  page.waitForFunction(() =>
    window.skerry?.islands().some(({ name, status }) => name === 'cart' && status === 'mounted'),
  );

/** The first product of a list that is added without leaving the page. */
export const button = (page: Page) => page.locator('.ajax_add_to_cart').first();
