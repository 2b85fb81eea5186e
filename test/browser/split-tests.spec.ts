import type { Frame, Page } from '@playwright/test';
import { consentPage } from './consent-page';
import { openInPreview } from './support/open-in-preview';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, test } from './support/test';

interface Entry {
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}
interface Stats {
  readonly test_id: number;
  readonly subject_id: string;
  readonly record_type: string;
}

/** The requests that the server of the bench has received from this visitor, in order. */
const watchServer = (page: Page) => {
  const calls = async (name: string) => {
    const entries = (await (await page.request.get('/qa/requests')).json()) as Entry[];
    return entries.filter(({ call }) => call === name).map(({ fields }) => fields);
  };
  const records = async () =>
    (await calls('et_pb_update_stats_table')).map(
      ({ stats_data_array: stats = '' }) => JSON.parse(stats) as Stats,
    );
  return {
    records,
    types: async () => (await records()).map(({ record_type: type }) => type),
    subjects: async () =>
      (await calls('et_pb_ab_get_subject_id')).map((fields) => fields.et_pb_ab_test_id),
  };
};
const cookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name.startsWith('et_pb_ab_'))
    .map(({ name }) => name)
    .sort();
const pass = (page: Page | Frame, milliseconds: number) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(milliseconds);

test.afterEach(({ faults }) => {
  expect(faults).toEqual([]);
});

test('each goal counts once: read page, view, read, click, and the page it leads to [S1.05c, S3.06e, S4.29a, S4.29b, S4.29c, S4.29d, S4.29f, S4.29g, S7.15, S7.16a, S7.17, S9.29c]', async ({
  page,
  open,
}) => {
  const server = watchServer(page);
  await open('/split-test/');
  await expect.poll(server.types).toEqual(['read_page']);
  await page.locator('#goal').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(server.types).toEqual(['read_page', 'view_goal']);
  await expect.poll(server.types).toEqual(['read_page', 'view_goal', 'read_goal']);
  await page.locator('#goal .et_pb_button').click();
  await page.waitForURL('**/result/**');
  await expect
    .poll(server.types)
    .toEqual(['read_page', 'view_goal', 'read_goal', 'click_goal', 'con_short']);
  expect((await server.records())[0]).toEqual({
    test_id: 144,
    subject_id: '1',
    record_type: 'read_page',
  });
  expect(await cookies(page)).toEqual([
    'et_pb_ab_click_goal_144700144',
    'et_pb_ab_con_short_144700144',
    'et_pb_ab_read_goal_1447001441',
    'et_pb_ab_read_page_1447001441',
    'et_pb_ab_view_goal_1447001441',
  ]);
  const [first] = (await page.context().cookies()).filter(({ name }) =>
    name.includes('click_goal'),
  );
  expect(((first?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);

  // After going back, nothing is counted twice.
  await page.goBack();
  await page.locator('#goal .et_pb_button').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/result/**');
  await open('/split-test/');
  await pass(page, 2000);
  expect(await server.records()).toHaveLength(5);
});

test('a second tab does not count what the first has counted', async ({ page, open, context }) => {
  await open('/split-test/');
  const second = await context.newPage();
  const server = watchServer(page);
  await second.goto('/split-test/');
  await second.waitForFunction(() =>
    window.skerry?.islands().some(({ name, status }) => name === 'abtest' && status === 'mounted'),
  );
  for (const each of [page, second]) {
    await each.evaluate(() => {
      const link = document.querySelector<HTMLElement>('#goal .et_pb_button');
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
    });
  }
  await pass(second, 2500);
  expect((await server.types()).filter((type) => type === 'click_goal')).toHaveLength(1);
});

test('on a cached page the server’s variant is inserted, its modules and its script work [S7.21] [S7.22b] [S7.23b] [S7.24a, S7.24b]', async ({
  page,
  open,
  switches,
}) => {
  const server = watchServer(page);
  await rememberServerDom(page);
  await open('/split-test/cached/');
  await expect(page.getByRole('heading', { name: 'Variant B' })).toBeVisible();
  await expect(page.locator('.et_pb_subject_placeholder')).toHaveCount(0);
  expect(await server.subjects()).toEqual(['144']);
  await page.getByRole('tab', { name: 'Second' }).click();
  await expect(page.getByText('Two', { exact: true })).toBeVisible();
  // A policy that requires a nonce blocks this script.
  if (switches.includes('csp')) {
    await expect(page.locator('html')).not.toHaveAttribute('data-variant-script');
  } else await expect(page.locator('html')).toHaveAttribute('data-variant-script', '2');
  await expect.poll(server.types).toEqual(['read_page']);
  expect((await server.records())[0]?.subject_id).toBe('2');
  await page.evaluate(() => {
    window.skerry?.stop();
    document.documentElement.removeAttribute('data-variant-script');
  });
  expect(await differences(page)).toEqual([]);
});

for (const fault of ['500', 'hang', 'garbage', 'empty']) {
  test(`a variant that cannot be loaded (${fault}) stops nothing else [S7.24b]`, async ({
    page,
    open,
  }) => {
    await page.route('**/admin-ajax.php', (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '');
      if (body.get('action') !== 'et_pb_ab_get_subject_id') return route.continue();
      if (fault === 'hang') return undefined;
      if (fault === '500') return route.fulfill({ status: 500, body: 'error' });
      return route.fulfill({ body: fault === 'empty' ? '' : '<html>login</html>' });
    });
    const server = watchServer(page);
    await open('/split-test/cached/');
    await expect(page.locator('.et_pb_subject_placeholder')).toHaveCount(0);
    await expect.poll(server.types).toContain('read_page');
    expect(
      await page.evaluate(() =>
        window.skerry
          ?.islands()
          .every(
            ({ status, when }) => status === 'mounted' || status === 'asleep' || when === 'key',
          ),
      ),
    ).toBe(true);
  });
}

test('before a choice nothing is recorded or kept; with consent it is', async ({ page, open }) => {
  const server = watchServer(page);
  await open('/split-test/', 'consent=on');
  await pass(page, 2500);
  expect(await server.records()).toEqual([]);
  expect(await cookies(page)).toEqual([]);
  await consentPage(page).tag('accept-button').first().click();
  await expect.poll(server.types).toEqual(['read_page']);
});

test('after a refusal nothing is', async ({ page, open }) => {
  const server = watchServer(page);
  await open('/split-test/', 'consent=on');
  await consentPage(page).tag('reject-button').first().click();
  await pass(page, 2500);
  expect(await server.records()).toEqual([]);
  expect(await cookies(page)).toEqual([]);
});

test('in a preview and while prerendering nothing is recorded [S1.07b]', async ({ page, open }) => {
  const server = watchServer(page);
  await pass(await openInPreview(page, '/split-test/'), 2000);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true });
  });
  await open('/split-test/');
  await pass(page, 2000);
  expect(await server.records()).toEqual([]);
  expect(await cookies(page)).toEqual([]);
});

test('where storage is blocked nothing is recorded, as it would count on every page', async ({
  page,
  open,
}) => {
  const server = watchServer(page);
  await open('/split-test/', 'storage=blocked');
  await pass(page, 2500);
  expect(await server.records()).toEqual([]);
});
