import { ALL, consentPage, NONE, watchErrors } from './consent-page';
import { expect, oneBuild, oneEngine, oneOfEach, test } from './support/test';

test('before a choice the banner shows, nothing is stored and nothing held runs [S4.01a, S4.01b, S4.01c]', async ({
  page,
  browserName,
}) => {
  const errors = watchErrors(page);
  const consent = consentPage(page);
  await page.goto('/consent/');
  await expect(consent.container).toBeVisible();
  await expect(consent.revisit).toBeHidden();
  await page.waitForLoadState('load');
  expect(await consent.ran()).toEqual([]);
  expect(consent.videos()).toBe(0);
  // Chromium requests a printed frame before any script can run (docs/consent.md); the response is discarded.
  if (browserName === 'firefox') expect(await consent.requests()).not.toHaveProperty('video');
  expect(await consent.record()).toBeNull();
  expect(errors).toEqual([]);
});

test('accepting stores yes for all, releases what was held in order and hides the banner [S1.02d, S4.04, S4.07b, S4.09a]', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const consent = consentPage(page);
  await page.goto('/consent/');
  await consent.tag('accept-button').click();
  await expect(consent.container).toBeHidden();
  await expect(consent.revisit).toBeVisible();
  expect(await consent.record()).toBe(`consent:yes,action:yes,${ALL}`);
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
  await expect.poll(consent.videos).toBe(1);
  await expect(consent.frames).toBeVisible();
  await expect(consent.placeholder).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('rejecting keeps only the necessary, runs nothing, also on the next page [S1.02e, S4.05a, S4.05b, S4.07a]', async ({
  page,
  browserName,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/');
  await consent.tag('reject-button').click();
  await expect(consent.container).toBeHidden();
  await expect(consent.revisit).toBeVisible();
  expect(await consent.record()).toBe(`consent:no,action:yes,${NONE}`);
  await page.reload();
  await expect(consent.revisit).toBeVisible();
  await expect(consent.container).toBeHidden();
  await page.waitForLoadState('load');
  expect(await consent.ran()).toEqual([]);
  expect(consent.videos()).toBe(0);
  // Chromium requests a printed frame before any script can run (docs/consent.md); the response is discarded.
  if (browserName === 'firefox') expect(await consent.requests()).not.toHaveProperty('video');
});

test('saving keeps only what is ticked and releases only that [S4.06, S4.09a]', async ({
  page,
  browserName,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/');
  await consent.tag('settings-button').click();
  await expect(consent.container).toHaveClass(/cky-consent-bar-expand/);
  await page.locator('#ckySwitchanalytics').check();
  await consent.tag('detail-save-button').click();
  await expect(consent.container).toBeHidden();
  expect(await consent.record()).toBe(
    'consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no',
  );
  await expect.poll(consent.ran).toEqual(['stats', 'inline']);
  expect(consent.videos()).toBe(0);
  // Chromium requests a printed frame before any script can run (docs/consent.md); the response is discarded.
  if (browserName === 'firefox') expect(await consent.requests()).not.toHaveProperty('video');
});

test('closing under gdpr is remembered but grants nothing', oneEngine, async ({ page }) => {
  const consent = consentPage(page);
  await page.goto('/consent/');
  await consent.tag('close-button').click();
  await expect(consent.container).toBeHidden();
  await expect(consent.revisit).toBeVisible();
  expect(await consent.record()).toBe(`consent:no,action:yes,${NONE}`);
  await page.reload();
  await expect(consent.revisit).toBeVisible();
  expect(await consent.ran()).toEqual([]);
});

test('the revisit button opens the choice again, and withdrawing stops what ran', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/');
  await consent.tag('accept-button').click();
  await expect.poll(consent.ran).toContain('stats');
  await consent.revisit.locator('button').click();
  await expect(consent.container).toBeVisible();
  await expect(consent.tag('detail')).toBeVisible();
  await expect(page.locator('#ckySwitchanalytics')).toBeChecked();
  await expect(consent.revisit).toBeHidden();
  const reloaded = page.waitForEvent('load');
  await consent.tag('detail-reject-button').click();
  await reloaded;
  await expect(consent.revisit).toBeVisible();
  expect(await consent.record()).toBe(`consent:no,action:yes,${NONE}`);
  expect(await consent.ran()).toEqual([]);
});

test(
  'a refused category loses its cookies, the others keep theirs [S4.08]',
  oneBuild,
  async ({ page, baseURL }) => {
    const url = baseURL ?? '';
    const names = ['_pier_stats', '_pier_stats_7', 'pier_session', 'unlisted'];
    await page.context().addCookies(names.map((name) => ({ name, value: '1', url })));
    const consent = consentPage(page);
    await page.goto('/consent/');
    await consent.tag('reject-button').click();
    await expect(consent.revisit).toBeVisible();
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => names.includes(name)).sort()).toEqual([
      'pier_session',
      'unlisted',
    ]);
  },
);

test(
  'the record is a first-party cookie for 365 days with SameSite Strict and an id of 32 characters [S9.01a, S9.01b, S9.01d, S9.01e, S3.02a]',
  oneBuild,
  async ({ page, browserName }) => {
    const consent = consentPage(page);
    await page.goto('/consent/');
    await consent.tag('accept-button').click();
    await expect(consent.revisit).toBeVisible();
    const cookie = await consent.cookie();
    expect(cookie?.sameSite).toBe('Strict');
    expect(cookie?.path).toBe('/');
    expect(cookie?.domain).toBe('127.0.0.1');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(browserName === 'chromium' ? 364.9 : 364.9);
    expect(days).toBeLessThan(365.1);
    const id = /^consentid:([^,]*),/.exec(cookie?.value ?? '')?.[1] ?? '';
    expect(id).toHaveLength(43);
    expect(Buffer.from(id, 'base64').toString('latin1')).toMatch(/^[0-9A-Za-z]{32}$/);
  },
);

test(
  'quiz answers that LearnDash 5 stores are not held before a choice',
  oneOfEach,
  async ({ page, open }) => {
    await open('/consent/');
    const key = 'ld_7_3_quiz_responses';
    await page.evaluate((name) => localStorage.setItem(name, '{"1":"a"}'), key);
    await open('/consent/');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('{"1":"a"}');
  },
);

test(
  'a choice is announced in words once, and closing the banner, which is none, is not',
  oneEngine,
  async ({ page, open }) => {
    await open('/consent/', 'motion=reduce');
    const status = page.locator('[role=status]', { hasText: 'Your choice is saved' });
    await page.locator('.cky-btn-reject').first().click();
    await expect(status).toHaveCount(1);
    await expect(status).toHaveText('Your choice is saved');
    await page.locator('.cky-btn-revisit').first().click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.cky-modal-open')).toHaveCount(0);
    await expect(status).toHaveCount(1);
  },
);
