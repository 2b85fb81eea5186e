import { defineConfig, devices } from '@playwright/test';
import type { Options } from './test/browser/support/test';
import { chromiumFlags, findBrowser } from './tools/find-browser.mjs';

const port = Number(process.env.SKERRY_PORT ?? 4317);
const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');

/** What runs again on real React, under the strict policy and in Firefox. */
const again =
  /(tabs|toggles|slider|contract|consent|effects|links|header|menus|contact|newsletter|pixel|split-tests|full-screen|motion|learndash|sticky|builder|shop-purchase|shop-product|inspector)[^/]*\.spec\.ts/;

/** The part of the attack suite that the second engine runs: what the browser itself reads. */
const attacked = /hostile\/(hash|stored)\.spec\.ts/;

/** Controllers without a line of the UI library behave the same with another one. */
const withoutUi = /(header|headers-captured|full-screen|menus|links|motion|sticky[^/]*)\.spec\.ts/;
/** Captured pages come without a policy. */
const withoutPolicy = /(headers|sticky|track|shop)-captured\.spec\.ts/;

/** Every page under the strict policy, for what is not repeated under it. */
const policyWalk = /policy-walk\.spec\.ts/;

const chrome = {
  ...devices['Desktop Chrome'],
  launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
};

export default defineConfig<Options>({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a deadline once; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  reporter: process.env.CI ? 'line' : 'list',
  // Half an hour for everything is the limit: the longest files are named after each run.
  reportSlowTests: { max: 20, threshold: 20_000 },
  use: { baseURL: `http://127.0.0.1:${port}`, trace: 'on-first-retry' },
  webServer: {
    command: `node demo/server.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/blank/`,
    reuseExistingServer: !process.env.CI,
    timeout: 20_000,
  },
  projects: [
    { name: 'chromium', use: chrome, testIgnore: policyWalk },
    {
      name: 'react',
      use: { ...chrome, switches: 'build=react' },
      testMatch: again,
      testIgnore: withoutUi,
    },
    {
      name: 'strict-policy',
      use: { ...chrome, switches: 'csp=1' },
      testMatch: [again, policyWalk],
      testIgnore: withoutPolicy,
    },
    {
      name: 'firefox',
      testMatch: [again, attacked],
      use: {
        ...devices['Desktop Firefox'],
        // With this channel Playwright speaks WebDriver BiDi to an ordinary Firefox.
        channel: 'moz-firefox',
        launchOptions: firefox ? { executablePath: firefox } : {},
      },
    },
  ],
});
