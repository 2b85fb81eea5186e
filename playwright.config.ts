import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { isThorough } from './test/browser/support/is-thorough';
import type { Options } from './test/browser/support/test';
import { chromiumFlags, findBrowser } from './tools/find-browser.mjs';

const port = Number(process.env.SKERRY_PORT ?? 4317);
const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');

/** What `SKERRY_THOROUGH=1` tries again with the other build and in the other engine, besides the choices below. */
const again =
  /\/(tabs|toggles|slider|contract|consent|effects|links|header|menus|contact|newsletter|fault-reports|pixel|split-tests|full-screen|motion|modules|learndash|sticky|builder|shop-purchase|shop-product|inspector|hostile\/)[^/]*\.spec\.ts$/;

/**
 * What is built on the UI library, each kind of island once. The other folders have not a line of it
 * (`test/tools/rooms-without-ui.test.ts`): both builds make the same code of them.
 */
const onReact =
  /\/(tabs|toggles|slider|contract|consent|effects|menus|contact-form|newsletter-form|modules-(captured|counters|galleries|media|portfolio)|builder|shop-product)\.spec\.ts$/;

/**
 * What the second engine may do otherwise: order of scripts, what is held back, motion, focus, forms, geometry,
 * parsers. What is decided by code that asks nothing of an engine is tried in one.
 */
const inFirefox =
  /\/(captured-second-engine|(originals(-abtest)?|late-logo)-captured|access|tabs|toggles|slider|consent(-guard)?|effects|links|header|contact-form|fault-reports-start|full-screen|motion|text-size|learndash-keyboard|sticky(-captured|-vectors)?|builder|shop-(purchase|product)|import-map|hostile\/(stored|sanitisers|set-html))\.spec\.ts$/;

/** What the strict CSP would say nothing about, or stop before Skerry could let it through. */
const withoutPolicy = [
  // Pages of real sites, saved as they were served: without a policy.
  /(captured-(pages|divi5)|-captured|consent-real)\.spec\.ts/,
  // Pages that the tests print themselves, without nonces.
  /(consent-(ecosystem|frames|guard)|inline|runtime)\.spec\.ts/,
  // Tests that put markup in as text, as no script may there.
  /(modules-pointer|shop-(fragments|load))\.spec\.ts/,
  // The attacks: pages print what has no nonce, scripts put markup in as text, and what is let through
  // has to run, or nothing would be shown.
  /hostile\/(?!faults)[^/]*\.spec\.ts/,
];

const chrome = {
  ...devices['Desktop Chrome'],
  launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
};

export default defineConfig<Options>({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // A page keeps one and a half cores busy with its browser: a third test on two cores makes each slower, not all faster.
  workers: Math.max(2, availableParallelism() - 1),
  // What passes at a second try is broken: the test, or what it tries.
  retries: 0,
  // Bounds for what hangs, not for what is slow: they hold on a machine a quarter as fast.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    // What failed stands together at the end, where a reader of a long log looks first.
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '.cache/browser-tests.json' }],
  ],
  // `npm test` lists the slowest files itself.
  reportSlowTests: null,
  use: { baseURL: `http://127.0.0.1:${port}`, trace: 'off' },
  webServer: {
    command: `node demo/server.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/blank/`,
    reuseExistingServer: !process.env.CI,
    timeout: 20_000,
  },
  projects: [
    // The whole suite, every page of the bench under a strict CSP.
    {
      name: 'chromium',
      use: { ...chrome, switches: 'csp=1' },
      testIgnore: [...withoutPolicy, /second-engine/],
    },
    { name: 'no-policy', use: chrome, testMatch: withoutPolicy },
    {
      name: 'react',
      use: { ...chrome, switches: 'build=react' },
      testMatch: isThorough ? [again, onReact] : onReact,
    },
    {
      name: 'firefox',
      testMatch: isThorough ? [again, inFirefox] : inFirefox,
      use: {
        ...devices['Desktop Firefox'],
        // With this channel Playwright speaks WebDriver BiDi to an ordinary Firefox.
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefox ? { executablePath: firefox } : {}),
          // A process for each tab and site is a third of the time of a short test, and no page can tell.
          firefoxUserPrefs: {
            'fission.autostart': false,
            'dom.ipc.processCount': 1,
            'dom.ipc.processPrelaunch.enabled': false,
          },
        },
      },
    },
  ],
});
