import { consentPage, watchErrors } from './consent-page';
import { choose, waitForQuiet, ran, serveGuardPage } from './guard-page';
import { expect, test } from './support/test';

const patchDom = `<script>
(function () {
  var create = document.createElement;
  document.createElement = function () { window.created = (window.created || 0) + 1; return create.apply(document, arguments); };
  var set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function () { return set.apply(this, arguments); };
  var src = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  Object.defineProperty(HTMLScriptElement.prototype, 'src', { configurable: true, enumerable: true, get: src.get, set: function (value) { window.set = (window.set || 0) + 1; src.set.call(this, value); } });
})();
</script>`;
const make = `<script>['src', 'attribute'].forEach(function (how) { var s = document.createElement('script'); var url = 'https://m.test/' + how + '.js'; if (how === 'src') s.src = url; else s.setAttribute('src', url); document.head.appendChild(s); });
window.upper = document.createElement('SCRIPT') instanceof HTMLScriptElement; window.svg = document.createElementNS('http://www.w3.org/2000/svg', 'script').nodeName;</script>`;

for (const place of ['before', 'after'] as const) {
  test(`another script that patches the same functions ${place} the guard changes nothing`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await serveGuardPage(
      page,
      place === 'before' ? { first: patchDom, head: make } : { head: patchDom + make },
    );
    await waitForQuiet(page);
    expect(await ran(page)()).toEqual([]);
    expect(await page.evaluate('[upper, svg, created > 0, set > 0]')).toEqual([
      true,
      'script',
      true,
      true,
    ]);
    await choose(page, 'accept');
    await expect
      .poll(async () => [...(await ran(page)())].sort())
      .toEqual(['m.test/attribute.js', 'm.test/src.js']);
    expect(errors).toEqual([]);
  });
}

test("where the plugin's own script is on the page, the guard steps aside and features follow its cookie", async ({
  page,
}) => {
  await page.route('**/wp-content/plugins/cookie-law-info/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.cookieyes = { _ckyConsentStore: new Map() }; ran.push("plugin")',
    }),
  );
  await serveGuardPage(page, {
    head: '<script id="cookie-law-info-js" src="/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js"></script><script src="https://m.test/a.js"></script>',
    isBannerless: true,
  });
  await expect.poll(ran(page)).toEqual(['plugin', 'm.test/a.js']);
  await page.waitForFunction(() => window.skerry);
  expect(await page.evaluate(() => window.skerry?.consent.state().status)).toBe('remote');
  expect(await page.evaluate(() => window.skerry?.consent.isGranted('analytics'))).toBe(false);
  await expect(page.locator('.cky-consent-container')).toHaveCount(0);
});

test("the vendor's web application owns the record where it is", async ({ page }) => {
  await page.route('**/remote/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>R</title><script src="/skerry/skerry.js"></script><script id="cookieyes" src="https://cdn-cookieyes.com/x.js"></script>',
    }),
  );
  await page.route('https://cdn-cookieyes.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/remote/');
  await page.waitForFunction(() => window.skerry);
  expect(await page.evaluate(() => window.skerry?.consent.state())).toEqual({
    status: 'remote',
    law: 'gdpr',
    categories: {},
  });
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: simulates the other script
    document.cookie =
      'cookieyes-consent=consentid:a,consent:yes,action:yes,necessary:yes,analytics:yes;path=/';
    document.dispatchEvent(new CustomEvent('cookieyes_consent_update'));
  });
  expect(await page.evaluate(() => window.skerry?.consent.isGranted('analytics'))).toBe(true);
  expect(await page.evaluate(() => 'getCkyConsent' in window)).toBe(false);
});

test('without a configuration nothing is gated', async ({ page }) => {
  await page.goto('/plain/');
  await page.waitForFunction(() => window.skerry);
  const state = await page.evaluate(() => window.skerry?.consent.state());
  expect(state).toEqual({ status: 'absent', law: null, categories: {} });
});

test('cookies that are blocked leave a choice for this page view', async ({ page }) => {
  const errors = watchErrors(page);
  const consent = consentPage(page);
  await page.goto('/consent/?storage=blocked');
  await consent.tag('accept-button').click();
  await expect(consent.revisit).toBeVisible();
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
  expect(errors.filter((text) => text.includes('skerry'))).toEqual([]);
});

for (const [name, query] of [
  ['the strict CSP', 'csp=1'],
  ['the build against React', 'build=react'],
  ['everything in one file', 'file=all'],
] as const) {
  test(`under ${name} the banner works and what was held is released [S4.04, S4.09a]`, async ({
    page,
  }) => {
    const consent = consentPage(page);
    const errors = watchErrors(page);
    await page.goto(`/consent/gdpr-box-popup/?${query}`);
    await expect(consent.container).toBeVisible();
    expect(await consent.ran()).toEqual([]);
    await consent.tag('settings-button').click();
    await consent.tag('detail-accept-button').click();
    await expect(consent.revisit).toBeVisible();
    await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
    await expect.poll(consent.videos).toBe(1);
    expect(errors).toEqual([]);
  });
}

test('under a nonce policy only what the policy would have run is released', async ({ page }) => {
  const nonce = 'abc123';
  const errors = watchErrors(page);
  await serveGuardPage(page, {
    nonce,
    headers: {
      'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; require-trusted-types-for 'script'`,
    },
    head: `<script nonce="${nonce}" src="https://m.test/good.js"></script>
<script type="text/plain" data-cookieyes="cookieyes-analytics">ran.push('no nonce')</script>
<script type="text/plain" data-cookieyes="cookieyes-analytics" src="https://evil.test/x.js"></script>
<script type="text/plain" nonce="${nonce}" data-cookieyes="cookieyes-analytics">ran.push('nonce')</script>
<script nonce="${nonce}">var s = document.createElement('script'); s.src = trustedTypes ? trustedTypes.createPolicy('site', { createScriptURL: function (u) { return u; } }).createScriptURL('https://m.test/made.js') : ''; document.head.appendChild(s);</script>`,
  });
  await choose(page, 'accept');
  await expect
    .poll(async () => [...(await ran(page)())].sort())
    .toEqual(['m.test/good.js', 'm.test/made.js', 'nonce']);
  await waitForQuiet(page);
  expect(await ran(page)()).toHaveLength(3);
  expect(errors).toEqual([]);
});

test('unmounted and mounted again, the banner works as before and leaves nothing behind', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-popup/');
  await expect(consent.container).toBeVisible();
  await expect(consent.placeholder).toBeVisible();
  await page.evaluate(() => window.skerry?.unmount());
  await expect(consent.container).toHaveCount(0);
  await expect(consent.placeholder).toHaveCount(0);
  await expect(page.locator('#cky-style')).toHaveCount(0);
  expect(await consent.ran()).toEqual([]);
  await page.evaluate(() => window.skerry?.mount());
  await consent.tag('accept-button').click();
  await expect(consent.revisit).toBeVisible();
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
});

test('a hundred rounds of taking back and mounting leave one banner and one placeholder', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-popup/');
  for (let round = 0; round < 100; round += 1) {
    await page.evaluate(() => {
      window.skerry?.unmount();
      window.skerry?.mount();
    });
  }
  await expect(consent.container).toHaveCount(1);
  await expect(consent.placeholder).toHaveCount(1);
  await consent.tag('settings-button').click();
  await expect(consent.modal).toHaveClass(/cky-modal-open/);
});
