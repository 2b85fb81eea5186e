import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fulfilWithBuild, builtFolder, hasCapturedPages } from './support/captured';
import { expect, settle, test } from './support/test';

const site = 'https://site.example';
const shared = join(process.cwd(), '../shared');
interface Exchange {
  readonly request: { readonly body: string };
  readonly response: { readonly status: number; readonly body: string };
}
const recorded = (name: string) =>
  JSON.parse(readFileSync(join(shared, `recorded/${name}.json`), 'utf8')) as Exchange;

const pixel =
  '<script>window.fbq = function () { (window.pixelCalls = window.pixelCalls || []).push([].slice.call(arguments)); };</script>';

/**
 * Opens a recorded page at its own address, for a visitor who has accepted or rejected everything,
 * or not decided yet.
 */
const open = async (page: Page, name: string, choice: 'yes' | 'no' | null) => {
  const dist = builtFolder();
  const requests: { readonly path: string; readonly body: string }[] = [];
  const markup = readFileSync(join(shared, `pages/${name}.html`), 'utf8').replace(
    '<head>',
    `<head>${pixel}`,
  );
  // After the consent configuration, as the README tells site owners.
  const config = /<script[^>]*id="cookie-law-info-js-extra"[\s\S]*?<\/script>/;
  const tag = '<script src="/skerry/skerry.js"></script>';
  const document = markup.replace(config, (found) => found + tag);
  if (choice) {
    const slugs = ['functional', 'analytics', 'performance', 'advertisement'];
    const categories = slugs.map((slug) => `${slug}:${choice}`).join();
    const value = `consentid:x,consent:${choice},action:yes,necessary:yes,${categories}`;
    await page.context().addCookies([{ name: 'cookieyes-consent', value, url: site }]);
  }
  await page.route(/.*/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== site) return route.abort();
    if (url.pathname.startsWith('/skerry/')) return fulfilWithBuild(route, dist);
    if (request.method() === 'POST') {
      const body = request.postData() ?? '';
      requests.push({ path: url.pathname, body });
      if (body.includes('et_pb_ab_get_subject_id')) {
        return route.fulfill({ body: recorded('ab/subject').response.body });
      }
      if (url.pathname.includes('fbq')) return route.fulfill({ status: 204 });
      if (url.pathname === '/split-form/') {
        const thanks = '<div class="et-pb-contact-message"><p>Thanks</p></div>';
        const sent = document.replace('<div class="et-pb-contact-message"></div>', thanks);
        return route.fulfill({ body: sent, contentType: 'text/html' });
      }
      if (url.searchParams.get('wc-ajax') === 'add_to_cart') {
        const { body: response } = recorded('shop/add-to-cart-ok').response;
        return route.fulfill({ body: response, contentType: 'application/json' });
      }
      return route.fulfill({ body: '' });
    }
    if (request.resourceType() === 'document')
      return route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' });
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${site}/captured/`, { waitUntil: 'domcontentloaded' });
  await settle(page);
  return {
    /** Records and events, without other requests of the page. */
    tracking: () =>
      requests
        .filter(({ path, body }) => path.includes('fbq') || body.includes('update_stats'))
        .map(({ body }) => new URLSearchParams(body)),
    subjectRequests: () => requests.filter(({ body }) => body.includes('get_subject_id')),
    calls: () =>
      page.evaluate(() => (window as unknown as { pixelCalls?: unknown[][] }).pixelCalls ?? []),
  };
};
const nameOf = (fields: URLSearchParams) => fields.getAll('query[]')[1] ?? '';
const pass = (page: Page, milliseconds: number) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(milliseconds);

test.skip(!hasCapturedPages, 'There are no recorded pages.');
test.skip(({ browserName }) => browserName === 'firefox', 'Firefox does not report posted data.');
test.afterEach(({ faults }) => {
  expect(faults).toEqual([]);
});

const pages: readonly (readonly [string, readonly string[]])[] = [
  ['pixel/checkout', ['InitiateCheckout', 'AdvancedEvents']],
  ['pixel/contact-visit', ['AdvancedEvents', 'Contact']],
  ['pixel/logged-in', ['AdvancedEvents']],
  ['pixel/product', ['ViewContent', 'AdvancedEvents']],
  ['pixel/search', ['Search', 'AdvancedEvents']],
];
for (const [name, events] of pages) {
  test(`${name}: its events go to pixel and server with consent, and nowhere without [S7.51a]`, async ({
    page,
    context,
  }) => {
    const { calls, tracking } = await open(page, name, 'yes');
    const names = async () => (await calls()).map(([, event]) => event);
    await expect.poll(names).toEqual(events);
    await expect.poll(() => tracking().map(nameOf)).toEqual(events);
    const ids = (await calls()).map(([, , , options]) => (options as { eventID: string }).eventID);
    expect(tracking().map((fields) => fields.get('query[3][eventID]'))).toEqual(ids);
    for (const choice of ['no', null] as const) {
      await context.clearCookies();
      const other = await context.newPage();
      const without = await open(other, name, choice);
      await pass(other, 3000);
      expect((await without.calls()).filter(([type]) => type !== 'consent')).toEqual([]);
      expect(without.tracking()).toEqual([]);
      await other.close();
    }
  });
}

test('the call for a visit has the form of the recorded one', async ({ page }) => {
  const { tracking } = await open(page, 'pixel/contact-visit', 'yes');
  await expect.poll(() => tracking().map(nameOf)).toContain('Contact');
  const keys = (fields: URLSearchParams) =>
    [...fields.keys()].filter((key) => !/userAgent|language|referrer|campaign/.test(key));
  const sentFields = tracking().find((fields) => nameOf(fields) === 'Contact');
  const recordedFields = new URLSearchParams(recorded('pixel/page-view-2').request.body);
  expect(keys(sentFields ?? new URLSearchParams())).toEqual(keys(recordedFields));
});

test('the real A/B test records what was recorded there [S4.29d] [S7.16a]', async ({ page }) => {
  const { tracking } = await open(page, 'ab/split-test', 'yes');
  const stats = () => tracking().flatMap((fields) => fields.get('stats_data_array') ?? []);
  await page.locator('#goal').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => stats().length).toBe(3);
  await page.locator('#goal .et_pb_button').click();
  await expect.poll(() => stats().length).toBe(4);
  const expectedStats = ['stats-1', 'stats-2', 'stats-3', 'stats-4'].map((name) =>
    new URLSearchParams(recorded(`ab/${name}`).request.body).get('stats_data_array'),
  );
  expect(new Set(stats())).toEqual(new Set(expectedStats));
});

test('the real cached page shows the variant that the real server gave [S7.23b]', async ({
  page,
}) => {
  const { subjectRequests } = await open(page, 'ab/split-test-cache-plugin', null);
  await expect(page.getByRole('heading', { name: 'Variant B' })).toBeVisible();
  await expect(page.locator('.et_pb_subject_placeholder')).toHaveCount(0);
  expect(subjectRequests()[0]?.body).toBe(recorded('ab/subject').request.body);
});

for (const choice of ['no', null] as const) {
  test(`the recorded A/B test records nothing ${choice ? 'after a refusal' : 'before a choice'}`, async ({
    page,
  }) => {
    const { tracking } = await open(page, 'ab/split-test', choice);
    await page.locator('#goal').scrollIntoViewIfNeeded();
    await pass(page, 7000);
    expect(tracking()).toEqual([]);
  });
}

test('the recorded contact form counts as a goal when the server has accepted it, and its events are reported [S4.29e] [S9.38i]', async ({
  page,
}) => {
  const { tracking, calls } = await open(page, 'ab/split-form', 'yes');
  const goals = () =>
    tracking().flatMap((fields) => {
      const stats = JSON.parse(fields.get('stats_data_array') ?? 'null') as {
        record_type: string;
      } | null;
      return stats?.record_type === 'con_goal' ? [stats] : [];
    });
  const form = page.locator('.et_pb_contact_form_container');
  await form.locator('.et_pb_contact_submit').click();
  await expect(form.locator('.et-pb-contact-message')).not.toBeEmpty();
  expect(goals()).toEqual([]);
  await form.locator('input[type=text]').fill('someone@site.example');
  await form.locator('.et_pb_contact_submit').click();
  await expect(form.locator('.et-pb-contact-message')).toHaveText('Thanks');
  await expect.poll(goals).toEqual([{ test_id: 148, subject_id: '2', record_type: 'con_goal' }]);
  const names = async () => (await calls()).map(([, name]) => name);
  await expect.poll(names).toContain('SubmitApplication');
  expect(await names()).toContain('Lead');
});

test('a product of the real shop is reported with its price and the hash of the cart [S9.39a]', async ({
  page,
}) => {
  const { calls } = await open(page, 'shop/archive-with-cart', 'yes');
  const button = page.locator('.ajax_add_to_cart').first();
  const sku = await button.getAttribute('data-product_sku');
  await button.click();
  const added = async () => (await calls()).find(([, name]) => name === 'AddToCart');
  await expect.poll(added).toBeTruthy();
  const [, , params, options] = (await added()) ?? [];
  expect(params).toMatchObject({
    currency: 'GBP',
    content_type: 'product',
    content_ids: [sku],
    content_name: expect.stringMatching(/\w/),
    value: expect.any(Number),
  });
  const response = JSON.parse(recorded('shop/add-to-cart-ok').response.body) as {
    cart_hash: string;
  };
  expect(options).toEqual({ eventID: response.cart_hash });
});
