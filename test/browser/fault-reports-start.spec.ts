import type { Page } from '@playwright/test';
import { ADDRESS, sentReports, withTag } from './fault-reports-page';
import { expect, test } from './support/test';

/**
 * Waits for an idle callback with a timeout: a page on which nothing works may never paint again,
 * and then is never idle.
 */
const whenIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));

/** A runtime that throws, or one that does not load at all. */
const breakRuntime = (page: Page, loads = true) =>
  page.route(/hunks\/runtime-/, (route) =>
    loads
      ? route.fulfill({
          contentType: 'text/javascript',
          body: 'export const boot = () => { throw new Error("broken"); };',
        })
      : route.abort(),
  );

for (const [what, loads] of [
  ['throws as it starts', true],
  ['does not load on the second try', false],
] as const) {
  test(`a runtime that ${what} is reported to the site as a fault of Skerry itself`, async ({
    page,
  }) => {
    const sent = await withTag(page, `data-faults="${ADDRESS}"`);
    await breakRuntime(page, loads);
    await page.goto('/tabs/?bar=off');
    await expect.poll(() => sent.length).toBe(1);
    expect(await sentReports(page)).toEqual([
      {
        family: '',
        source: 'skerry',
        phase: 'start',
        // Each engine has its own message for a file that fails to load.
        message: loads ? 'Error: broken' : expect.stringMatching(/^TypeError: ./),
        page: '/tabs/',
        version: expect.stringMatching(/^\d/),
        browser: expect.stringMatching(/^\w+ \d+$/),
      },
    ]);
  });
}

test('a runtime that throws at start is not reported if the tag has no address for it', async ({
  page,
}) => {
  await withTag(page, '');
  await breakRuntime(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const failed = page.waitForEvent('console', (line) => line.text().includes('could not start'));
  await page.goto('/tabs/?bar=off');
  await failed;
  await whenIdle(page);
  expect(fetched.filter((url) => /faults/.test(url))).toEqual([]);
});

test('a runtime that throws at start is not reported in a preview', async ({ page }) => {
  const sent = await withTag(page, `data-preview data-faults="${ADDRESS}"`);
  await breakRuntime(page);
  const file = page.waitForResponse(/\/faults\.js/);
  await page.goto('/tabs/?bar=off');
  await (await file).finished();
  await whenIdle(page);
  expect(await sentReports(page)).toEqual([]);
  expect(sent).toEqual([]);
});

const NET = 'safety-net-faults.js';
/** Blocks the loader and, by default, every other file of Skerry except the safety net. */
const blockLoader = (page: Page, blocked = /\/skerry\/(?!safety-net|v1)/) =>
  page.route(blocked, (route) => route.fulfill({ status: 404, body: '' }));

for (const [what, blocked, more] of [
  [
    'skerry.js does not load',
    /\/skerry(\.core)?\.js/,
    {
      version: expect.stringMatching(/^\d/),
      browser: expect.stringMatching(/^\w+ \d+$/),
    },
  ],
  ['no file of Skerry loads', undefined, {}],
] as const) {
  test(`when ${what} it is reported to the site once`, async ({ page }) => {
    const sent = await withTag(page, `data-faults="${ADDRESS}"`, NET);
    await blockLoader(page, blocked);
    await page.goto('/tabs/?bar=off&x=secret', { waitUntil: 'load' });
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.url).toBe(new URL(ADDRESS, page.url()).href);
    await whenIdle(page);
    expect(await sentReports(page)).toEqual([
      {
        family: '',
        source: 'skerry',
        phase: 'load',
        message: 'skerry.js failed to load',
        page: '/tabs/',
        ...more,
      },
    ]);
  });
}

for (const attributes of [
  '',
  `data-preview data-faults="${ADDRESS}"`,
  `data-faults="${ADDRESS}" data-faults-share="0"`,
  'data-faults="https://elsewhere.example/faults"',
]) {
  for (const blocked of [/\/skerry(\.core)?\.js/, undefined]) {
    test(`it is not reported that ${blocked ? 'skerry.js' : 'all of Skerry'} failed to load if the tag has «${attributes}»`, async ({
      page,
    }) => {
      const sent = await withTag(page, attributes, NET);
      await blockLoader(page, blocked);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto('/tabs/?bar=off', { waitUntil: 'load' });
      await whenIdle(page);
      expect(fetched).toContain(`/skerry/${NET}`);
      expect(fetched).not.toContain('/skerry/faults.js');
      expect(await sentReports(page)).toEqual([]);
      expect(sent).toEqual([]);
    });
  }
}

test('with Skerry working, the safety net requests and reports nothing', async ({
  page,
  open,
  faults,
}) => {
  await withTag(page, `data-faults="${ADDRESS}"`, NET);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open('/tabs/', 'bar=off');
  expect(fetched.filter((url) => /faults\.js/.test(url))).toEqual([
    new URL(`/skerry/${NET}`, page.url()).href,
  ]);
  expect(await sentReports(page)).toEqual([]);
  expect(faults).toEqual([]);
});
