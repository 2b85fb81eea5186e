// @ts-check
import { chromium } from '@playwright/test';
import { chromiumFlags, findBrowser } from './find-browser.mjs';

/** Headless Chromium with the flags of the tests. */
export const launchBrowser = () => {
  const executablePath = findBrowser('chromium');
  return chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  });
};
