import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { SWITCHES_HEADER } from '../../../demo/qa/switches.mjs';
import '../../../src/public';
import { startMutation } from './mutation';

/** What a page said that it should not have said. */
const listenForFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('skerry'))
      faults.push(message.text());
  });
  return faults;
};

/** Says whatever breaks the page's policy on the console. */
const tellViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    console.warn(
      `policy: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
    );
  });
};

export interface Options {
  /**
   * Switches of the QA bench that a whole project runs with, such as `csp=1`. They go with
   * every request, so that links, redirects and further tabs keep them.
   */
  readonly switches: string;
  /** What `npm run mutation` tells its tests, as JSON; nothing in every other run. */
  readonly mutation: string;
}

interface Fixtures {
  /** Uncaught errors and complaints of Skerry; a test expects them to stay empty. */
  readonly faults: string[];
  /** What broke the strict CSP; under it every test expects this to stay empty. */
  readonly policy: string[];
  /** Opens a page of the bench and waits until all has had its turn. */
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
    // A page that a test ends on may go on asking for files; what answers them ends with the test.
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
      await use(listenForFaults(page));
    },
    { auto: true },
  ],
  policy: [
    async ({ context, switches }, use) => {
      const broken: string[] = [];
      if (switches.includes('csp=1')) {
        await context.addInitScript(tellViolations);
        context.on('console', (message) => {
          if (message.text().startsWith('policy: ')) broken.push(message.text());
        });
      }
      await use(broken);
      expect(broken, 'what the policy has reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Of a test on what is decided without asking the engine for anything: `npm test` runs it in Chromium alone. */
export const oneEngine = { tag: '@one-engine' };

/** Of a test on what is done without the UI library: `npm test` runs it with the default build alone. */
export const oneBuild = { tag: '@one-build' };

/** Of a test on what is decided by neither. */
export const oneOfEach = { tag: [oneEngine.tag, oneBuild.tag] };

/**
 * How to open a page of which an import is held back: Firefox calls it loaded once all is there that a
 * script has imported.
 */
export const withoutImports = () =>
  ({ waitUntil: test.info().project.name === 'firefox' ? 'commit' : 'load' }) as const;

/** Waits until everything on the page has had its turn. */
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

/** Mounts what is asleep or waits for the first touch of the page, as that would. */
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

/** What has become of the first mount on an element; undefined where there is none. */
export const statusOf = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => window.skerry?.islands().find(({ root }) => root.matches(wanted))?.status,
    selector,
  );

/** The names of what works on the page, awake or asleep, sorted. */
export const mountedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.skerry?.islands() ?? [])
      .filter(({ status }) => status === 'mounted' || status === 'asleep')
      .map(({ name }) => name)
      .sort(),
  );

export { expect };
