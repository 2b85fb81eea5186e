import type { Page } from '@playwright/test';
import { ALL, consentPage, NONE } from './consent-page';
import { choose, waitForQuiet, ran, serveGuardPage } from './guard-page';
import { expect, settle, test } from './support/test';

const listen = `<script>
window.received = [];
['cookieyes_consent_update', 'cookieyes_banner_load', 'wp_consent_type_defined', 'skerry:consent:changed'].forEach(function (type) {
  document.addEventListener(type, function (event) { received.push([type, event.detail]); });
});
</script>`;

interface Received {
  readonly received: readonly (readonly [string, unknown])[];
}
const receivedEvents = (page: Page, type: string) => () =>
  page.evaluate(
    (name) =>
      (window as unknown as Received).received
        .filter(([key]) => key === name)
        .map(([, detail]) => detail),
    type,
  );

test('the update event follows the defaults and each choice, but not closing', async ({ page }) => {
  await serveGuardPage(page, { first: listen });
  const updates = receivedEvents(page, 'cookieyes_consent_update');
  const rejected = ['functional', 'analytics', 'performance', 'advertisement'];
  await expect.poll(updates).toEqual([{ accepted: ['necessary'], rejected }]);
  await choose(page, 'accept');
  await expect.poll(updates).toEqual([
    { accepted: ['necessary'], rejected },
    { accepted: ['necessary', ...rejected], rejected: [] },
  ]);
});

test('the functions of the old script return values, even to early calls', async ({ page }) => {
  await serveGuardPage(page, {
    first: listen,
    more: { _language: 'de' },
    head: '<script>window.early = [getCkyConsent(), cookieyes._ckyGetFromStore("consent"), cookieyes._ckyConsentStore instanceof Map]; revisitCkyConsent();</script>',
  });
  const undecided = {
    activeLaw: 'gdpr',
    categories: {
      necessary: true,
      functional: false,
      analytics: false,
      performance: false,
      advertisement: false,
    },
    isUserActionCompleted: false,
    consentID: '',
    languageCode: 'de',
  };
  expect(await page.evaluate('early')).toEqual([undecided, 'no', true]);
  await expect(page.locator('.cky-consent-container')).toHaveClass(/cky-consent-bar-expand/);
  await expect.poll(receivedEvents(page, 'cookieyes_banner_load')).toEqual([undecided]);
  await page.locator('#ckySwitchanalytics').check();
  await page.evaluate('performBannerAction("accept_partial")');
  expect(await consentPage(page).record()).toContain('functional:no,analytics:yes');
  const record = (await page.evaluate('getCkyConsent()')) as typeof undecided;
  expect(record.isUserActionCompleted).toBe(true);
  expect(record.categories.analytics).toBe(true);
  expect(record.consentID).toHaveLength(43);
  await page.evaluate('performBannerAction("accept_all")');
  expect(await consentPage(page).record()).toBe(`consent:yes,action:yes,${ALL}`);
  await page.evaluate('_revisitCkyConsent()');
  await expect(page.locator('.cky-consent-container')).toBeVisible();
});

interface Layer {
  readonly dataLayer?: readonly ArrayLike<unknown>[];
}
const layer = (page: Page) => () =>
  page.evaluate(() =>
    ((window as unknown as Layer).dataLayer ?? []).map((entry) => {
      const [topic, kind, signals] = Array.from(entry) as [string, string, Record<string, string>?];
      return topic === 'consent'
        ? `${kind} ads:${signals?.ad_storage} user:${signals?.ad_user_data} analytics:${signals?.analytics_storage} security:${signals?.security_storage}`
        : topic;
    }),
  );

const tagManager = `<script>(function (w, d, s, l) { w[l] = w[l] || []; w[l].push({ 'gtm.start': 1, event: 'gtm.js', length: 1, 0: 'gtm.js' }); var j = d.createElement(s); j.async = true; j.src = 'https://www.googletagmanager.com/gtm.js?id=GTM-X'; d.head.appendChild(j); })(window, document, 'script', 'dataLayer');</script>`;

test('consent mode: a denied default precedes the tag manager, updates follow', async ({
  page,
}) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await serveGuardPage(page, { head: tagManager });
  const denied = 'ads:denied user:denied analytics:denied security:granted';
  expect(await layer(page)()).toEqual([`default ${denied}`, 'gtm.js']);
  await choose(page, 'accept');
  await expect
    .poll(layer(page))
    .toEqual([
      `default ${denied}`,
      'gtm.js',
      'update ads:granted user:granted analytics:granted security:granted',
    ]);
  await page.reload();
  await expect
    .poll(layer(page))
    .toEqual([
      `default ${denied}`,
      'update ads:granted user:granted analytics:granted security:granted',
      'gtm.js',
    ]);
});

test('consent mode: a default of another source stays the only one', async ({ page }) => {
  await serveGuardPage(page, {
    first: `<script>window.dataLayer = []; function gtag() { dataLayer.push(arguments); } gtag('consent', 'default', { ad_storage: 'denied' });</script>`,
  });
  await choose(page, 'reject');
  const kinds = async () => (await layer(page)()).map((entry) => entry.split(' ')[0]);
  await expect.poll(kinds).toEqual(['default', 'update']);
});

test('consent mode: a page without tags of that kind gets no data layer', async ({ page }) => {
  await serveGuardPage(page, {});
  await choose(page, 'accept');
  await waitForQuiet(page);
  expect(await page.evaluate('"dataLayer" in window')).toBe(false);
});

test('the WP Consent API gets the type at once and the consents after a choice', async ({
  page,
}) => {
  await serveGuardPage(page, {
    first: `${listen}<script>window.answers = []; function wp_set_consent(name, answer) { answers.push(name + ' ' + answer); }</script>`,
  });
  await expect.poll(receivedEvents(page, 'wp_consent_type_defined')).toHaveLength(1);
  expect(await page.evaluate('[wp_consent_type, answers.length]')).toEqual(['optin', 0]);
  await choose(page, 'accept');
  await expect
    .poll(() => page.evaluate('answers'))
    .toEqual([
      'preferences allow',
      'statistics allow',
      'statistics-anonymous allow',
      'functional allow',
      'marketing allow',
    ]);
});

test('the WP Consent API is left to the script of the plugin where that is', async ({ page }) => {
  await serveGuardPage(page, {
    first: `<script id="cookie-law-info-wca-js"></script><script>window.answers = []; function wp_set_consent(name) { answers.push(name); }</script>`,
  });
  await choose(page, 'accept');
  await waitForQuiet(page);
  expect(await page.evaluate('answers')).toEqual([]);
});

test('a choice in another tab is adopted when the page becomes visible again', async ({
  page,
  context,
}) => {
  const head = '<script src="https://m.test/a.js"></script>';
  await serveGuardPage(page, { head });
  const other = await context.newPage();
  await serveGuardPage(other, { head });
  await choose(other, 'accept');
  await expect.poll(ran(other)).toEqual(['m.test/a.js']);
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(ran(page)).toEqual(['m.test/a.js']);
  await expect(page.locator('[data-cky-tag="revisit-consent"]')).toBeVisible();
});

test('two tabs that choose differently: the later choice holds on the next page', async ({
  page,
  context,
}) => {
  const head = '<script src="https://m.test/a.js"></script>';
  await serveGuardPage(page, { head });
  const other = await context.newPage();
  await serveGuardPage(other, { head });
  await choose(page, 'accept');
  await expect.poll(ran(page)).toEqual(['m.test/a.js']);
  await choose(other, 'reject');
  expect(await consentPage(page).record()).toBe(`consent:no,action:yes,${NONE}`);
  await page.reload();
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual([]);
});

test('a page restored from history shows the choice that was made meanwhile', async ({ page }) => {
  await serveGuardPage(page, {});
  // The page must be running before the browser can restore it from history.
  await expect(page.locator('.cky-consent-container')).toBeVisible();
  await settle(page);
  await page.evaluate(() => {
    const slugs = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];
    const choices = slugs.map((slug) => `${slug}:yes`).join();
    // biome-ignore lint/suspicious/noDocumentCookie: simulates another tab
    document.cookie = `cookieyes-consent=consentid:a,consent:yes,action:yes,${choices};path=/`;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('.cky-consent-container')).toBeHidden();
  await expect(page.locator('[data-cky-tag="revisit-consent"]')).toBeVisible();
});

/** A script of WooCommerce; a held one runs once the visitor accepts statistics. */
const shopScript = (name: string, code: string, isHeld: boolean) =>
  `<script src="https://${isHeld ? 'm' : 'shop'}.test/${name}.min.js?code=${encodeURIComponent(code)}"></script>`;
const attribution =
  'wc_order_attribution.setOrderTracking=function(isAllowed){tracked.push(isAllowed&&"sbjs" in window)};wc_order_attribution.setOrderTracking(wc_order_attribution.params.allowTracking)';

for (const [name, heldScripts, isAllowed, before, after] of [
  [
    'orders are not of unknown origin where consent has held back the library that knows it',
    ['sourcebuster'],
    true,
    [false],
    [false, true],
  ],
  [
    'orders are attributed once where consent has held back all of it',
    ['sourcebuster', 'order-attribution'],
    true,
    [],
    [true],
  ],
  [
    'orders are not of unknown origin where consent was all that their tracking waited for',
    ['sourcebuster', 'order-attribution'],
    false,
    [],
    [false, true],
  ],
  ['orders are attributed once where consent has held nothing back', [], true, [true], [true]],
  [
    'a shop that allows no tracking of orders is left alone where consent has held nothing back',
    [],
    false,
    [false],
    [false],
  ],
] as const) {
  test(name, async ({ page }) => {
    const isHeld = (script: string) => heldScripts.some((each) => each === script);
    await serveGuardPage(page, {
      head: `<script>var tracked = [], wc_order_attribution = { params: { allowTracking: ${isAllowed} }, fields: {} };</script>
        <script src="https://m.test/other.js"></script>
        ${shopScript('sourcebuster', 'window.sbjs={}', isHeld('sourcebuster'))}
        ${shopScript('order-attribution', attribution, isHeld('order-attribution'))}`,
    });
    const tracked = () => page.evaluate('tracked');
    expect(await tracked()).toEqual(before);
    await choose(page, 'accept');
    await expect.poll(ran(page)).toContain('m.test/other.js');
    await expect.poll(tracked).toEqual(after);
    await waitForQuiet(page);
    expect(await tracked()).toEqual(after);
  });
}
