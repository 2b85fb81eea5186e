import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { isThorough } from './test/browser/support/is-thorough';
import type { Options } from './test/browser/support/test';
import { chromiumFlags, findBrowser } from './tools/find-browser.mjs';

const port = Number(process.env.SKERRY_PORT ?? 4317);
/** Pages of the bench with the build on React in the place of the other: tests print the same addresses. */
const reactPort = port + 1000;
const addressOf = (each: number) => `http://127.0.0.1:${each}`;

const bench = (each: number, env: Record<string, string> = {}) => ({
  command: `node demo/server.mjs --port ${each}`,
  url: `${addressOf(each)}/blank/`,
  reuseExistingServer: !process.env.CI,
  timeout: 20_000,
  env,
});
const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');

/**
 * What is built on the UI library, each kind of island once. The other folders have not a line of it
 * (`test/tools/features-without-ui.test.ts`): both builds make the same code of them. Tests of these files that are
 * about controllers or the address say so (`oneBuild`).
 */
const onReact =
  /\/(tabs|toggles|slider|contract|consent|effects|menus|contact-form|newsletter-form|modules-(counters|galleries|media|portfolio)|shop-product|translated)\.spec\.ts$/;

/**
 * What the second engine may do otherwise: order of scripts, what is held back, motion, focus, forms, geometry,
 * parsers. What is decided by code that asks nothing of an engine is tried in one.
 */
const inFirefox =
  /\/(captured-second-engine|(originals(-abtest|-families)?|late-logo)-captured|access|back-forward-cache|tabs|toggles|slider|consent(-guard)?|effects|links|header|full-screen|motion|text-size|learndash-keyboard|sticky(-captured|-vectors)?|shop-(purchase|product)|import-map|hostile\/(stored|sanitisers|set-html))\.spec\.ts$/;

/** Commands of their own, which look at pages with a browser that they bring. */
const ofCommands = /\/(accessibility-report|comparison)\.spec\.ts$/;

/** What `SKERRY_THOROUGH=1` tries in a project: all but the commands, which are the same whatever it is. */
const allOr = (chosen: RegExp) => (isThorough ? { testIgnore: ofCommands } : { testMatch: chosen });

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
  // One more than cores, which are idle for a fifth of the time with one test each.
  workers: availableParallelism() + 1,
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
  use: { baseURL: addressOf(port), trace: 'off' },
  webServer: [bench(port), bench(reactPort, { SKERRY_DIST: 'dist/react' })],
  projects: [
    // The whole suite, every page of the bench under a strict CSP.
    {
      name: 'chromium',
      use: { ...chrome, switches: 'csp=1' },
      testIgnore: [...withoutPolicy, /second-engine|back-forward-cache/],
    },
    { name: 'no-policy', use: chrome, testMatch: withoutPolicy },
    {
      name: 'react',
      use: { ...chrome, baseURL: addressOf(reactPort) },
      ...allOr(onReact),
      ...(isThorough ? {} : { grepInvert: /@one-build/ }),
    },
    {
      name: 'firefox',
      ...allOr(inFirefox),
      ...(isThorough ? {} : { grepInvert: /@one-engine/ }),
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
            // Drawing half as often is an eighth of the time, and what moves ends when it did.
            'layout.frame_rate': 30,
          },
        },
      },
    },
  ],
});
