import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { SWITCHES_HEADER } from '../../../demo/qa/switches.mjs';
import '../../../src/public';
import { startMutation } from './mutation';

/** Firefox reports an image whose loading a navigation has interrupted like an uncaught error. */
const INTERRUPTED_IMAGE = 'Image corrupt or truncated.';

/** Uncaught errors, and error messages about Skerry on the console. */
const collectFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (message !== INTERRUPTED_IMAGE) faults.push(`uncaught: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('skerry'))
      faults.push(message.text());
  });
  return faults;
};

/** Logs every violation of the page's policy to the console. */
const logViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    console.warn(
      `policy: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
    );
  });
};

export interface Options {
  /**
   * Switches of the QA bench that a whole project runs with, such as `csp=1`. They are sent with
   * every request, so that links, redirects and further tabs keep them.
   */
  readonly switches: string;
  /** What `npm run mutation` passes to its tests, as JSON; empty in every other run. */
  readonly mutation: string;
}

interface Fixtures {
  /** Uncaught errors and error messages of Skerry; tests expect none. */
  readonly faults: string[];
  /** Violations of the strict CSP; with this switch every test expects none. */
  readonly policy: string[];
  /** Opens a page of the bench and waits until it has settled. */
  readonly open: (path: string, switches?: string) => Promise<void>;
}

export const test = base.extend<Fixtures & Options>({
  switches: ['', { option: true }],
  extraHTTPHeaders: async ({ switches, extraHTTPHeaders }, use) => {
    await use(switches ? { ...extraHTTPHeaders, [SWITCHES_HEADER]: switches } : extraHTTPHeaders);
  },
  mutation: ['', { option: true }],
  context: async ({ context, mutation }, use, info) => {
    const end = mutation ? await startMutation(context, mutation, info) : () => {};
    await use(context);
    end();
    // A page that is still open may go on requesting files after the test, but its route handlers
    // end with the test.
    for (const each of [context, ...context.pages()])
      await each.unrouteAll({ behavior: 'ignoreErrors' });
  },
  open: async ({ page }, use) => {
    await use(async (path, switches = '') => {
      const [before = '', hash = ''] = path.split('#', 2);
      const address = `${before}${before.includes('?') ? '&' : '?'}${switches}`.replace(
        /[?&]$/,
        '',
      );
      await page.goto(path.includes('#') ? `${address}#${hash}` : address);
      await settle(page);
    });
  },
  faults: [
    async ({ page }, use) => {
      await use(collectFaults(page));
    },
    { auto: true },
  ],
  policy: [
    async ({ context, switches }, use) => {
      const violations: string[] = [];
      if (switches.includes('csp=1')) {
        await context.addInitScript(logViolations);
        context.on('console', (message) => {
          if (message.text().startsWith('policy: ')) violations.push(message.text());
        });
      }
      await use(violations);
      expect(violations, 'what the policy has reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks tests that depend on no API of the engine: `npm test` runs them in Chromium alone. */
export const oneEngine = { tag: '@one-engine' };

/** Marks tests that do not depend on the UI library: `npm test` runs them with the default build alone. */
export const oneBuild = { tag: '@one-build' };

/** Marks tests that depend on neither. */
export const oneOfEach = { tag: [oneEngine.tag, oneBuild.tag] };

/**
 * Options for opening a page while an import is held back: Firefox fires `load` only after
 * everything that a script has imported is loaded.
 */
export const withoutImports = () =>
  ({ waitUntil: test.info().project.name === 'firefox' ? 'commit' : 'load' }) as const;

/** Waits until all mounts on the page have settled. */
export const settle = async (page: Page | Frame): Promise<void> => {
  await page.waitForFunction(
    () =>
      window.skerry
        ?.islands()
        .every(
          ({ status, when }) =>
            status === 'mounted' ||
            status === 'failed' ||
            status === 'asleep' ||
            (status === 'waiting' && /interaction|key/.test(when)),
        ),
    null,
    { timeout: 60_000 },
  );
};

/** Mounts what is asleep or waits for the first interaction with the page, as that interaction would. */
export const mountAsleep = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const touch of [
      new Event('focusin', { bubbles: true }),
      new KeyboardEvent('keydown', { bubbles: true }),
    ])
      document.body.dispatchEvent(touch);
    window.skerry?.mount();
  });
  await page.waitForFunction(() =>
    window.skerry
      ?.islands()
      .every(
        ({ status, when }) =>
          status !== 'asleep' &&
          status !== 'loading' &&
          !(status === 'waiting' && /interaction|key/.test(when)),
      ),
  );
};

/** The status of the first mount on an element; undefined if there is none. */
export const statusOf = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => window.skerry?.islands().find(({ root }) => root.matches(wanted))?.status,
    selector,
  );

/** The sorted names of all mounts on the page, mounted or asleep. */
export const mountedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.skerry?.islands() ?? [])
      .filter(({ status }) => status === 'mounted' || status === 'asleep')
      .map(({ name }) => name)
      .sort(),
  );

export { expect };
