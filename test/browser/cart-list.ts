import type { Page } from '@playwright/test';

/** Waits until the cart is mounted: from then on a click does not load a page. */
export const ready = (page: Page) =>
  page.waitForFunction(() =>
    window.skerry?.islands().some(({ name, status }) => name === 'cart' && status === 'mounted'),
  );

/** The first product of a list that can be added without leaving the page. */
export const button = (page: Page) => page.locator('.ajax_add_to_cart').first();
