// @ts-check
import { chromium } from '@playwright/test';
import { chromiumFlags, findBrowser } from '../../tools/find-browser.mjs';

/** Headless Chromium with the flags of the tests. */
export const launchBrowser = () => {
  const executablePath = findBrowser('chromium');
  return chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  });
};
