import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/test';

export { waitFrames } from '../support/wait-frames';

/** The text of `labels('failed')`. */
const FAILED = 'That did not work. Please try again.';

/** Rejected cookies and files that fail to load: Firefox reports them as uncaught errors. */
const firefoxNoise = /^(Cookie “|Cross-Origin Request Blocked: |Loading module from “)/;

interface Attack {
  /** Forbidden effects: calls of `hit`, dialogs, windows that were opened. */
  readonly executed: string[];
  /** Uncaught errors, including unhandled rejections. */
  readonly uncaught: string[];
}

/**
 * Every attack calls `hit`, in whatever frame it runs. After each test, expects no call of it, no
 * uncaught error, and no new property on a prototype.
 */
export const test = base.extend<{ attack: Attack }>({
  attack: [
    async ({ page, context }, use) => {
      const executed: string[] = [];
      const uncaught: string[] = [];
      await context.exposeFunction('hit', (what: unknown) => executed.push(`hit ${String(what)}`));
      page.on('pageerror', ({ message, stack }) => {
        const fault = stack ?? message;
        if (!firefoxNoise.test(fault)) uncaught.push(fault);
      });
      page.on('dialog', (dialog) => {
        // Skerry's own message for an unusable response.
        if (dialog.message() !== FAILED) executed.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('popup', (popup) => executed.push(`popup ${popup.url()}`));
      await context.route(/^https?:\/\/evil\.test\//, (route) =>
        route.request().resourceType() === 'script'
          ? route.fulfill({ contentType: 'text/javascript', body: 'hit("foreign script")' })
          : route.abort(),
      );
      await use({ executed, uncaught });
      expect(executed, 'executed').toEqual([]);
      expect(uncaught, 'uncaught').toEqual([]);
      expect(await polluted(page), 'polluted').toEqual([]);
    },
    { auto: true },
  ],
});

/** Enumerable properties of the built-in prototypes; engines define none. */
const polluted = (page: Page): Promise<string[]> =>
  page
    .evaluate(() =>
      [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
        Object.keys(prototype),
      ),
    )
    .catch(() => []);

/** Changes the markup of a page as if the server had printed it so. */
export const serveWith = async (
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
};

/** The versions of jQuery that sites use, and the packages that contain them. */
const jQueryVersions = { '1.12': 'jquery1', '3.7': 'jquery3', '4': 'jquery' } as const;

/** Serves jQuery as `/jquery.js`. */
export const serveJQuery = (page: Page, version: keyof typeof jQueryVersions = '3.7') =>
  page.route('**/jquery.js', (route) =>
    route.fulfill({ path: `node_modules/${jQueryVersions[version]}/dist/jquery.min.js` }),
  );

interface WithJQuery {
  readonly version?: keyof typeof jQueryVersions;
  /** The code of a script at the end of the page. */
  readonly snippet?: string;
}

/** Serves a page with jQuery in its head, and with a snippet of the owner. */
export const serveWithJQuery = async (
  page: Page,
  path: string,
  { version, snippet = '' }: WithJQuery = {},
): Promise<void> => {
  await serveJQuery(page, version);
  await serveWith(page, path, (html) =>
    html
      .replace('<head>', '<head><script src="/jquery.js"></script>')
      .replace('</body>', () => `<script>${snippet}</script></body>`),
  );
};

/**
 * The entries that do not affect the markup after them. An unclosed `textarea` or comment swallows
 * the rest of the page, so it can only be tested on its own.
 */
export const contained = (page: Page, list: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      all.filter((each) => {
        const parsed = new DOMParser().parseFromString(
          `<main><div>${each}</div><i id="end"></i></main>`,
          'text/html',
        );
        return parsed.getElementById('end')?.parentElement?.localName === 'main';
      }),
    list,
  );

/** Skerry's fault reports, as `definition phase error`. */
export const reported = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window.skerry?.faults() ?? []).map(
      ({ source, phase, error }) => `${source} ${phase} ${String(error)}`,
    ),
  );

/** Clicks every element of class `press`; handlers may prevent the default. */
export const pressMarked = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('.press')) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });

export { expect };
