import type { Page } from '@playwright/test';
import { ADDRESS, sentReports, withTag } from './fault-reports-page';
import { expect, test } from './support/test';

/** Makes the module throw when it sets the role of its tab list. */
const breakTabs = (page: Page) =>
  page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (value === 'tablist') throw new TypeError('broken at /a?key=1\nsecond line');
      setAttribute.call(this, name, value);
    };
  });
const skerryFaults = (page: Page) =>
  page.evaluate(() => window.skerry?.faults().map(({ source, phase }) => `${source} ${phase}`));
const fire = (page: Page, times: number) =>
  page.evaluate((count) => {
    for (let at = 0; at < count; at += 1) {
      const detail = { source: 'tabs', phase: 'event' as const, error: new Error(`fault ${at}`) };
      document.dispatchEvent(new CustomEvent('skerry:error', { cancelable: true, detail }));
    }
  }, times);

test('a failing module is reported to the site once, with what the owner needs and nothing about the visitor', async ({
  page,
  open,
  browserName,
}) => {
  const sent = await withTag(page, `data-faults="${ADDRESS}" data-faults-share="1"`);
  await breakTabs(page);
  await open('/tabs/', 'bar=off');
  await expect.poll(() => sent.length).toBe(1);
  const [first] = sent;
  expect(first?.url).toBe(new URL(ADDRESS, page.url()).href);
  expect(first?.method).toBe('POST');
  expect(first?.type?.toLowerCase()).toBe('text/plain;charset=utf-8');
  const version = await page.evaluate(() => window.skerry?.version);
  const reports = await sentReports(page);
  expect(reports).toEqual([
    {
      family: 'modules',
      source: 'tabs',
      phase: expect.stringMatching(/^(mount|event)$/),
      message: 'TypeError: broken at /a',
      page: '/tabs/',
      version,
      browser: expect.stringMatching(
        browserName === 'firefox' ? /^Firefox \d+$/ : /^(Chrome|Safari) \d+$/,
      ),
    },
  ]);
  // Firefox's driver does not report the body of a beacon.
  if (browserName !== 'firefox') expect([JSON.parse(first?.text ?? '')]).toEqual(reports);
});

test('without the attribute nothing is sent, and the file for it is not fetched', async ({
  page,
  open,
}) => {
  await withTag(page, '');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await breakTabs(page);
  await open('/tabs/', 'bar=off');
  expect(await skerryFaults(page)).toContainEqual(expect.stringMatching(/^tabs /));
  expect(await sentReports(page)).toEqual([]);
  expect(fetched.filter((url) => url.includes('faults.js'))).toEqual([]);
});

test('a page on which all is well does not fetch it either', async ({ page, open }) => {
  await withTag(page, `data-faults="${ADDRESS}" data-faults-share="1"`);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open('/tabs/', 'bar=off');
  expect(fetched.filter((url) => /faults/.test(url))).toEqual([]);
});

test('in a preview nothing is reported', async ({ page, open }) => {
  await withTag(page, `data-preview data-faults="${ADDRESS}" data-faults-share="1"`);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await breakTabs(page);
  await open('/tabs/', 'bar=off');
  expect(await skerryFaults(page)).toContainEqual(expect.stringMatching(/^tabs /));
  expect(fetched.filter((url) => /faults/.test(url))).toEqual([]);
});

test('with a share of no pages nothing is reported', async ({ page, open }) => {
  await withTag(page, `data-faults="${ADDRESS}" data-faults-share="0"`);
  const file = page.waitForResponse(/\/faults\.js/);
  await breakTabs(page);
  await open('/tabs/', 'bar=off');
  await (await file).finished();
  await fire(page, 3);
  expect(await sentReports(page)).toEqual([]);
});

test('a page that fails in a loop reports five faults', async ({ page, open }) => {
  await withTag(page, `data-faults="${ADDRESS}" data-faults-share="1"`);
  await open('/tabs/', 'bar=off');
  await fire(page, 1);
  await expect.poll(async () => (await sentReports(page)).length).toBe(1);
  await fire(page, 50);
  await expect.poll(async () => (await sentReports(page)).length).toBe(5);
  // The events are handled in the order in which they were dispatched: after this task all have been.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await sentReports(page)).toHaveLength(5);
});

test('a site whose file for it is missing works on', async ({ page, open, faults }) => {
  await withTag(page, `data-faults="${ADDRESS}"`);
  await page.route(/\/faults\.js/, (route) => route.abort());
  await page.route(/chunks\/asleep-/, (route) => route.abort());
  await open('/accordion/', 'bar=off');
  await expect.poll(() => skerryFaults(page)).toContain('toggle load');
  expect(await sentReports(page)).toEqual([]);
  expect(faults).toEqual([]);
});
