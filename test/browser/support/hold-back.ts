import type { Page } from '@playwright/test';

/** Holds requests back, such as one for the file of a feature, until the returned function is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
