import { ALL, consentPage } from './consent-page';
import { choose, serveGuardPage } from './guard-page';
import { expect, test } from './support/test';

for (const [expiry, days] of [
  ['30', 30],
  ['0', 365],
  ['', 365],
  ['soon', 365],
  [undefined, 365],
] as const) {
  test(`a lifetime of ${JSON.stringify(expiry)} gives ${days} days [S9.01b, S9.01c]`, async ({
    page,
  }) => {
    await serveGuardPage(page, { more: { _expiry: expiry } });
    await choose(page, 'accept');
    await expect(page.locator('[data-cky-tag="revisit-consent"]')).toBeVisible();
    const cookie = await consentPage(page).cookie();
    const lifetime = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(lifetime).toBeGreaterThan(days - 0.1);
    expect(lifetime).toBeLessThan(days + 0.1);
  });
}

test("a root domain that is not the host's gives a cookie of the host [S9.01a]", async ({
  page,
}) => {
  await serveGuardPage(page, { more: { _rootDomain: '.elsewhere.example' } });
  await choose(page, 'accept');
  await expect(page.locator('[data-cky-tag="revisit-consent"]')).toBeVisible();
  expect((await consentPage(page).cookie())?.domain).toBe('127.0.0.1');
});

test('on https the cookie is secure and lives on the configured root domain [S9.01a]', async ({
  page,
}) => {
  await page.route('https://shop.example.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({
      url: `http://127.0.0.1:${process.env.SKERRY_PORT ?? 4317}${pathname}`,
    });
    const body = pathname.startsWith('/consent/')
      ? (await response.text()).replace('"_rootDomain":""', '"_rootDomain":".example.com"')
      : await response.body();
    await route.fulfill({ response, body });
  });
  const consent = consentPage(page);
  await page.goto('https://shop.example.com/consent/');
  await consent.tag('accept-button').click();
  await expect(consent.revisit).toBeVisible();
  const cookie = await consent.cookie();
  expect(cookie?.domain).toBe('.example.com');
  expect(cookie?.secure).toBe(true);
  expect(cookie?.sameSite).toBe('Strict');
  expect(cookie?.path).toBe('/');
});

test('a record of an older version is kept, a new category stays off and the banner away', async ({
  page,
  baseURL,
}) => {
  const value =
    'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no';
  await page.context().addCookies([{ name: 'cookieyes-consent', value, url: baseURL ?? '' }]);
  const consent = consentPage(page);
  await page.goto('/consent/');
  await expect(consent.revisit).toBeVisible();
  await expect(consent.container).toBeHidden();
  expect((await consent.cookie())?.value).toBe(value);
  await expect.poll(consent.ran).toEqual(['chat']);
  await consent.revisit.locator('button').click();
  await expect(page.locator('#ckySwitchfunctional')).toBeChecked();
  await expect(page.locator('#ckySwitchadvertisement')).not.toBeChecked();
});

test('a returning visitor opens the choices by keyboard, and only then the code of the dialog is loaded [S2.10f]', async ({
  page,
  open,
  baseURL,
}) => {
  const value = `consentid:abc,consent:yes,action:yes,${ALL}`;
  await page.context().addCookies([{ name: 'cookieyes-consent', value, url: baseURL ?? '' }]);
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  const isLoaded = () => files.some((url) => url.includes('/consent-banner-'));
  const consent = consentPage(page);
  await open('/consent/gdpr-box-popup/');
  await expect(consent.revisit).toBeVisible();
  expect(isLoaded()).toBe(false);
  await consent.revisit.locator('button').focus();
  await page.keyboard.press('Enter');
  await expect(consent.modal).toBeVisible();
  await expect(consent.tag('detail')).toBeFocused();
  expect(isLoaded()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(consent.modal).toBeHidden();
  await expect(consent.revisit.locator('button')).toBeFocused();
});

for (const value of [
  'consentid:abc,consent:yes,action:yes,necessary:yes,functional:ye',
  'consentid:abc,consent:maybe,action:yes,necessary:yes,functional:yes',
  encodeURIComponent('consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes'),
]) {
  test(`the record ${value} counts as no choice`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'cookieyes-consent', value, url: baseURL ?? '' }]);
    const consent = consentPage(page);
    await page.goto('/consent/');
    await expect(consent.container).toBeVisible();
    expect(await consent.ran()).toEqual([]);
  });
}
