import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const NONCE = '7be1a04c55';
const SHORTCODE = '[et_pb_toggle title="Asked for" open="on"]Words[/et_pb_toggle]';

type Library = typeof import('../../src/builder/library');
interface Outcome {
  readonly html?: string;
  readonly error?: string;
  readonly failure?: string;
  readonly frames: number;
  /** Message listeners of the window that have not been removed. */
  readonly listeners: number;
  readonly timers: number;
}

/** Counts listeners and timers that a request adds to the page. */
const countListeners = () => {
  const signals: (AbortSignal | undefined)[] = [];
  const timers = new Set<number>();
  const add = window.addEventListener.bind(window);
  const { setTimeout: setTimer, clearTimeout: cancel } = window;
  Object.assign(window, {
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
      if (type === 'message') signals.push(options?.signal);
      add(type, listener, options);
    },
    setTimeout(handler: () => void, ms?: number) {
      const id = setTimer(() => {
        timers.delete(id);
        handler();
      }, ms);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      cancel(id);
    },
    openListeners: () => signals.filter((signal) => !signal?.aborted).length,
    openTimers: () => [...timers],
  });
};

interface Options {
  readonly timeoutMs?: number;
  readonly siteUrl?: string;
  /** Runs in the page while the request is in progress. */
  readonly meanwhile?: 'flood' | 'close' | 'abort' | 'imitate';
}

/** Requests a preview and returns the result and what remains on the page. */
const requestPreview = (page: Page, options: Options = {}): Promise<Outcome> =>
  page.evaluate(
    async ({ timeoutMs = 15_000, siteUrl, meanwhile, nonce, shortcode }) => {
      const library = (await import('/skerry/builder.js' as string)) as Library;
      const { openListeners, openTimers } = window as unknown as {
        openListeners: () => number;
        openTimers: () => number[];
      };
      const before = { listeners: openListeners(), timers: openTimers() };
      const abort = new AbortController();
      const request = library.requestPreview(document, {
        siteUrl: siteUrl ?? `${location.origin}/builder/render`,
        nonce,
        shortcode,
        timeoutMs,
        signal: abort.signal,
      });
      const settled = request.then(
        ({ html }) => ({ html }),
        (error: Error & { failure?: string }) => ({
          error: error.message,
          ...(error.failure ? { failure: error.failure } : {}),
        }),
      );
      const frame = await new Promise<HTMLIFrameElement | null>((resolve) => {
        setTimeout(() => resolve(document.querySelector('iframe[id^=et-fb-preview-]')), 50);
      });
      const message = { iframe_id: frame?.id, html: 'forged', stylesheets: [] };
      if (meanwhile === 'imitate') window.postMessage(message, '*');
      if (meanwhile === 'flood') {
        for (let at = 0; at < 5000; at += 1) {
          window.postMessage(at % 2 ? { iframe_id: at, html: 5 } : 'noise', '*');
        }
      }
      if (meanwhile === 'close') frame?.remove();
      if (meanwhile === 'abort') abort.abort();
      const result = await settled;
      return {
        ...result,
        frames: document.querySelectorAll('iframe[id^=et-fb-preview-]').length,
        listeners: openListeners() - before.listeners,
        // Other timers of the page may end meanwhile.
        timers: openTimers().filter((id) => !before.timers.includes(id)).length,
      };
    },
    { ...options, nonce: NONCE, shortcode: SHORTCODE },
  );

const NOTHING_LEFT = { frames: 0, listeners: 0, timers: 0 };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countListeners);
  await page.goto('/blank/');
});

test('a shortcode is rendered in a hidden frame, and nothing of it is left [S7.49a, S7.49b, S7.49c, S7.49d, S7.49e, S7.49f, S7.49g, S7.50a, S7.50b]', async ({
  page,
  faults,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('et_pb_preview')) loads.push(`${request.method()} ${request.url()}`);
  });
  const outcome = await requestPreview(page);
  expect(outcome).toMatchObject(NOTHING_LEFT);
  expect(outcome.html).toContain('Asked for');
  // The HTML is as the server sent it, without the changes of the preview page.
  expect(outcome.html).not.toContain('aria-expanded');
  expect(loads).toHaveLength(2);
  expect(loads[0]).toMatch(
    /^GET .*\?et_pb_preview=true&et_pb_preview_nonce=7be1a04c55&iframe_id=et-fb-preview-\d{13}-\d{1,4}$/,
  );
  expect(loads[1]).toMatch(/^POST /);
  expect(faults).toEqual([]);
});

test('only a response from the requested frame counts [S7.50a]', async ({ page }) => {
  const outcome = await requestPreview(page, { meanwhile: 'imitate' });
  expect(outcome).toMatchObject(NOTHING_LEFT);
  expect(outcome.html).toContain('Asked for');
  expect(outcome.html).not.toContain('forged');
});

test('a foreign page in the frame cannot respond, and a foreign site cannot be requested', async ({
  page,
}) => {
  await page.route('**/builder/render/**', (route) =>
    route.fulfill({ status: 302, headers: { location: 'http://foreign.test/' } }),
  );
  await page.route('http://foreign.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        onmessage = ({ data }) => parent.postMessage({ received: data }, '*');
        parent.postMessage({ iframe_id: parent.length, html: 'foreign' }, '*');
      </script>`,
    }),
  );
  await page.evaluate(() => {
    Object.assign(window, { messages: [] });
    addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      (window as unknown as { messages: unknown[] }).messages.push(data);
    });
  });
  expect(await requestPreview(page, { timeoutMs: 700 })).toMatchObject({
    ...NOTHING_LEFT,
    failure: 'timeout',
  });
  // The page has not received the nonce either.
  const messages = await page.evaluate(() =>
    JSON.stringify((window as unknown as { messages: unknown[] }).messages),
  );
  expect(messages).not.toContain(NONCE);
  expect(await requestPreview(page, { siteUrl: 'http://foreign.test/' })).toMatchObject({
    ...NOTHING_LEFT,
    failure: 'foreign',
  });
});

test('a flood of messages changes nothing', async ({ page, faults }) => {
  const outcome = await requestPreview(page, { meanwhile: 'flood' });
  expect(outcome).toMatchObject(NOTHING_LEFT);
  expect(outcome.html).toContain('Asked for');
  expect(faults).toEqual([]);
});

test('a frame that is closed, a request that is given up and a site that hangs end with their reason', async ({
  page,
}) => {
  expect(await requestPreview(page, { meanwhile: 'close' })).toEqual({
    ...NOTHING_LEFT,
    failure: 'closed',
    error: 'The frame of the preview was taken out of the page before it responded.',
  });
  expect(await requestPreview(page, { meanwhile: 'abort' })).toMatchObject({
    ...NOTHING_LEFT,
    failure: 'aborted',
  });
  await page.route('**/builder/render/**', () => {});
  expect(await requestPreview(page, { timeoutMs: 300 })).toEqual({
    ...NOTHING_LEFT,
    failure: 'timeout',
    error: 'The preview did not respond in time.',
  });
});

test('every shortcode is requested once, a few at a time', async ({ page }) => {
  const seen = await page.evaluate(async (nonce) => {
    const library = (await import('/skerry/builder.js' as string)) as Library;
    const previews = library.createPreviews(document, {
      siteUrl: `${location.origin}/builder/render`,
      nonce,
    });
    let most = 0;
    const observer = new MutationObserver(() => {
      most = Math.max(most, document.querySelectorAll('iframe').length);
    });
    observer.observe(document.body, { childList: true });
    const shortcodes = [1, 2, 3, 4, 5, 1, 2].map(
      (n) => `[et_pb_text title="${n}"]Words[/et_pb_text]`,
    );
    const all = await Promise.all(shortcodes.map((shortcode) => previews.get({ shortcode })));
    return { most, ids: new Set(all.map(({ iframe_id: id }) => id)).size };
  }, NONCE);
  expect(seen).toEqual({ most: 4, ids: 5 });
});

test('style sheets of a response are added once, without the preview’s own', async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const library = (await import('/skerry/builder.js' as string)) as Library;
    const wanted = ['/theme.css', '/qa-bar.css?one', '/own.css', 'javascript:alert(1)'];
    const undo = library.adoptStyleSheets(document, wanted, '/own.css');
    library.adoptStyleSheets(document, wanted, '/own.css');
    const added = [...document.querySelectorAll<HTMLLinkElement>('link[media=all]')];
    const addresses = added.map(({ href }) => new URL(href).pathname);
    undo();
    return { addresses, left: document.querySelectorAll('link[media=all]').length };
  });
  expect(seen).toEqual({ addresses: ['/theme.css', '/qa-bar.css'], left: 0 });
});
