import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const ADDRESS = '/wp-json/skerry/v1/faults';
interface Report {
  readonly source: string;
  readonly message: string;
}

/** Gives the script tag attributes, and the page a server that takes reports. */
const withTag = async (page: Page, attributes: string) => {
  const sent: { url: string; method: string; type: string | undefined; text: string }[] = [];
  await page.route(`**${ADDRESS}`, async (route) => {
    const request = route.request();
    sent.push({
      url: request.url(),
      method: request.method(),
      type: (await request.allHeaders())['content-type'],
      text: request.postData() ?? '',
    });
    await route.fulfill({ status: 204 });
  });
  await page.route(/\/(tabs|accordion)\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(<script[^>]*skerry(?:\.core)?\.js[^>]*)>/, `$1 ${attributes}>`),
    });
  });
  await page.addInitScript(() => {
    document.addEventListener('skerry:error', (event) => event.preventDefault());
    const told: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, text) => {
      if (typeof text === 'string') told.push(text);
      return send(url, text);
    };
    Object.assign(window, { told });
  });
  return sent;
};
const told = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { told: string[] }).told.map((text) => JSON.parse(text) as Report),
  );
/** The module breaks when it gives its list of tabs a role. */
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

test('a module that fails is told to the site once, with what the owner needs and nothing of the visitor', async ({
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
  const reports = await told(page);
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
  // Firefox' driver does not tell what a beacon carries.
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
  expect(await told(page)).toEqual([]);
  expect(fetched.filter((url) => url.includes('faults.js'))).toEqual([]);
});

test('a page on which all is well does not fetch it either', async ({ page, open }) => {
  await withTag(page, `data-faults="${ADDRESS}" data-faults-share="1"`);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open('/tabs/', 'bar=off');
  expect(fetched.filter((url) => /faults/.test(url))).toEqual([]);
});

test('in a preview nothing is told', async ({ page, open }) => {
  await withTag(page, `data-preview data-faults="${ADDRESS}" data-faults-share="1"`);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await breakTabs(page);
  await open('/tabs/', 'bar=off');
  expect(await skerryFaults(page)).toContainEqual(expect.stringMatching(/^tabs /));
  expect(fetched.filter((url) => /faults/.test(url))).toEqual([]);
});

test('on a share of no page nothing is told', async ({ page, open }) => {
  await withTag(page, `data-faults="${ADDRESS}" data-faults-share="0"`);
  const file = page.waitForResponse(/\/faults\.js/);
  await breakTabs(page);
  await open('/tabs/', 'bar=off');
  await (await file).finished();
  await fire(page, 3);
  expect(await told(page)).toEqual([]);
});

/** A runtime that is there and throws, or one that does not come at all. */
const breakRuntime = (page: Page, comes = true) =>
  page.route(/hunks\/runtime-/, (route) =>
    comes
      ? route.fulfill({
          contentType: 'text/javascript',
          body: 'export const boot = () => { throw new Error("broken"); };',
        })
      : route.abort(),
  );

for (const [what, comes] of [
  ['throws as it starts', true],
  ['does not come on the second try', false],
] as const) {
  test(`a runtime that ${what} is told to the site as a fault of Skerry itself`, async ({
    page,
  }) => {
    const sent = await withTag(page, `data-faults="${ADDRESS}"`);
    await breakRuntime(page, comes);
    await page.goto('/tabs/?bar=off');
    await expect.poll(() => sent.length).toBe(1);
    expect(await told(page)).toEqual([
      {
        family: '',
        source: 'skerry',
        phase: 'start',
        // Each engine has its own words for a file that does not come.
        message: comes ? 'Error: broken' : expect.stringMatching(/^TypeError: ./),
        page: '/tabs/',
        version: expect.stringMatching(/^\d/),
        browser: expect.stringMatching(/^\w+ \d+$/),
      },
    ]);
  });
}

test('a runtime that throws as it starts is not told where the tag has no address for it', async ({
  page,
}) => {
  await withTag(page, '');
  await breakRuntime(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const failed = page.waitForEvent('console', (line) => line.text().includes('could not start'));
  await page.goto('/tabs/?bar=off');
  await failed;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched.filter((url) => /faults/.test(url))).toEqual([]);
});

test('a runtime that throws as it starts is not told in a preview', async ({ page }) => {
  const sent = await withTag(page, `data-preview data-faults="${ADDRESS}"`);
  await breakRuntime(page);
  const file = page.waitForResponse(/\/faults\.js/);
  await page.goto('/tabs/?bar=off');
  await (await file).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await told(page)).toEqual([]);
  expect(sent).toEqual([]);
});

test('a page that fails in a loop tells of five faults', async ({ page, open }) => {
  await withTag(page, `data-faults="${ADDRESS}" data-faults-share="1"`);
  await open('/tabs/', 'bar=off');
  await fire(page, 1);
  await expect.poll(async () => (await told(page)).length).toBe(1);
  await fire(page, 50);
  await expect.poll(async () => (await told(page)).length).toBe(5);
  // Answered in the order in which they were fired: when this one has had its turn, all have.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await told(page)).toHaveLength(5);
});

test('a site whose file for it is missing works on', async ({ page, open, faults }) => {
  await withTag(page, `data-faults="${ADDRESS}"`);
  await page.route(/\/faults\.js/, (route) => route.abort());
  await page.route(/chunks\/asleep-/, (route) => route.abort());
  await open('/accordion/', 'bar=off');
  await expect.poll(() => skerryFaults(page)).toContain('toggle load');
  expect(await told(page)).toEqual([]);
  expect(faults).toEqual([]);
});
