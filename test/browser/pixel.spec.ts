import type { Frame, Page } from '@playwright/test';
import { ALL, consentPage, NONE } from './consent-page';
import { openInPreview } from './support/open-in-preview';
import { expect, test } from './support/test';

type Call = readonly [string, string, Record<string, unknown>?, Record<string, unknown>?];

/** Calls that the page's pixel has received. */
const pixelCalls = (page: Page | Frame) =>
  page.evaluate(() => (window as unknown as { pixelCalls?: Call[] }).pixelCalls ?? []);
const names = async (page: Page) =>
  (await pixelCalls(page)).filter(([type]) => type !== 'consent').map(([, name]) => name);

/** Records requests to the site's own server, with the status of the response. */
const watchServer = (page: Page) => {
  const calls: { readonly name: string | null; readonly status: () => Promise<number> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/wp-json/aepc/v1/fbq')) return;
    const [, name] = new URLSearchParams(request.postData() ?? '').getAll('query[]');
    calls.push({
      name: name ?? null,
      status: async () => (await request.response())?.status() ?? 0,
    });
  });
  return calls;
};
/** Waits as long as the page's delayed event takes, measured by the page's own clock. */
const untilDelayedEvent = (page: Page | Frame) =>
  page.waitForFunction(() => performance.now() > 2500, null, { timeout: 60_000 });
const pageEvents = ['ViewContent', 'AdvancedEvents', 'Contact'];

test.afterEach(({ faults }) => {
  // The page contains one selector that no browser can parse, on purpose.
  expect(faults.filter((fault) => !fault.includes('pixel (config)'))).toEqual([]);
});

test('events of the page are reported to the pixel and to the site’s server [S3.39a, S3.39b, S3.39c] [S7.51a, S7.51c] [S9.38d] [S9.39d]', async ({
  page,
  open,
}) => {
  const server = watchServer(page);
  await open('/pixel/');
  await expect.poll(() => names(page)).toEqual(pageEvents);
  expect((await pixelCalls(page))[0]).toEqual([
    'track',
    'ViewContent',
    { content_ids: ['A', 'B'], value: '1.50', language: 'en-GB', utm_source: 'mail' },
    { eventID: 'e1' },
  ]);
  await expect.poll(() => server.length).toBe(3);
  for (const call of server) expect(await call.status()).toBe(204);
});

test('a click that fires five events sends all five, in order [S9.38f]', async ({ page, open }) => {
  await open('/pixel/');
  await expect.poll(() => names(page)).toEqual(pageEvents);
  await page.locator('.five').click();
  await expect
    .poll(async () => (await names(page)).slice(pageEvents.length))
    .toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
});

test('a link is counted although it leaves the page [S9.38g]', async ({ page, open }) => {
  await open('/pixel/');
  await page.getByText('and one that is counted as a whole').click();
  await page.waitForURL('**/plain/**');
  interface Entry {
    readonly fields: Record<string, string>;
    readonly status: number;
  }
  // Read from the server, because the page that sent the request is unloaded.
  const status = async () => {
    const entries = (await (await page.request.get('/qa/requests')).json()) as Entry[];
    return entries.find(({ fields }) => fields['query[]']?.includes('FindLocation'))?.status;
  };
  await expect.poll(status).toBe(204);
});

test('an event of another script is counted [S9.38i]', async ({ page, open }) => {
  await open('/pixel/');
  await page.evaluate(() => document.dispatchEvent(new Event('demo_event')));
  await expect.poll(() => names(page)).toContain('CompleteRegistration');
});

test('a product that is added is reported with the hash of the cart [S9.39a, S9.39b]', async ({
  page,
  open,
}) => {
  await open('/pixel/');
  await page.locator('.ajax_add_to_cart').first().click();
  await expect.poll(() => names(page)).toContain('AddToCart');
  const call = (await pixelCalls(page)).find(([, name]) => name === 'AddToCart');
  expect(call?.[2]).toMatchObject({
    value: 9.5,
    currency: 'GBP',
    content_name: 'Enamel mug',
    content_type: 'product',
  });
  expect(call?.[3]).toEqual({ eventID: expect.stringMatching(/^\w+$/) });
});

test('a pixel that loads late gets everything, one that never loads throws nothing [S4.63]', async ({
  page,
  open,
}) => {
  await open('/pixel/', 'pixel=late');
  await expect.poll(() => names(page)).toEqual(pageEvents);
  await open('/pixel/', 'pixel=never');
  await page.locator('.buy').click();
  expect(await pixelCalls(page)).toEqual([]);
});

test('a nonce that has run out is left out from then on [S7.51b]', async ({ page, open }) => {
  const server = watchServer(page);
  await open('/pixel/', 'nonce=old');
  await expect.poll(() => names(page)).toEqual(pageEvents);
  const statuses = async () => Promise.all(server.map(({ status }) => status()));
  await expect
    .poll(async () => (await statuses()).filter((status) => status === 204))
    .toHaveLength(3);
});

test('before a choice nothing is sent; with consent all of it is, once', async ({ page, open }) => {
  const server = watchServer(page);
  await open('/pixel/', 'consent=on');
  await page.locator('.buy').click();
  await untilDelayedEvent(page);
  expect(await names(page)).toEqual([]);
  expect(server).toEqual([]);
  await consentPage(page).tag('accept-button').first().click();
  await expect
    .poll(async () => [...(await names(page))].sort())
    .toEqual([...pageEvents, 'Lead'].sort());
  await expect.poll(() => server.length).toBe(4);
  expect(await consentPage(page).record()).toContain(ALL);
});

test('after a refusal nothing is sent', async ({ page, open }) => {
  const server = watchServer(page);
  await open('/pixel/', 'consent=on');
  await consentPage(page).tag('reject-button').first().click();
  await page.locator('.buy').click();
  await untilDelayedEvent(page);
  expect(await names(page)).toEqual([]);
  expect(server).toEqual([]);
  expect(await consentPage(page).record()).toContain(NONE);
});

test('in a preview nothing is tracked [S1.07b]', async ({ page }) => {
  const server = watchServer(page);
  const preview = await openInPreview(page, '/pixel/');
  await preview.locator('.buy').click();
  await untilDelayedEvent(preview);
  expect(await pixelCalls(preview)).toEqual([]);
  expect(server).toEqual([]);
});

test('while a page is only prerendered nothing is tracked', async ({ page, open }) => {
  const server = watchServer(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true });
  });
  await open('/pixel/');
  await untilDelayedEvent(page);
  expect(await pixelCalls(page)).toEqual([]);
  expect(server).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => names(page)).toEqual(pageEvents);
});

test('the inspector lists every event with what became of it', async ({ page, open }) => {
  await open('/pixel/', 'skerry=inspect');
  const inspector = page.locator('skerry-inspector');
  await expect(inspector).toContainText('pixel: ViewContent – sent');
  await open('/pixel/', 'consent=on&skerry=inspect');
  await expect(inspector).toContainText('pixel: ViewContent – held: undecided');
  // By keyboard, because the panel covers half of the page.
  await page.locator('.buy').press('Enter');
  await expect(inspector).toContainText('pixel: Lead – held: undecided');
  await consentPage(page).tag('reject-button').first().press('Enter');
  await expect(inspector).toContainText('pixel: Lead – dropped: not allowed');
  await expect(inspector).not.toContainText('held');
});
