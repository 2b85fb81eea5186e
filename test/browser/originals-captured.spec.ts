import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  capturedMarkup,
  closeToOutside,
  hasCapturedPages,
  serveCaptured,
} from './support/captured';
import { expect, settle, test } from './support/test';

if (!hasCapturedPages) console.log('Recorded pages are not here; their tests are left out.');
test.skip(!hasCapturedPages);

let server: Awaited<ReturnType<typeof serveCaptured>>;
test.beforeAll(async () => {
  server = await serveCaptured();
});
test.afterAll(() => server.close());

const name = 'pages/shop/archive';
/** That of WordPress; and the first that runs under Trusted Types. */
const jquery = readFileSync('node_modules/jquery3/dist/jquery.min.js', 'utf8');
const trustedJQuery = readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8');

/** The old scripts of that page, where the server has printed their data: handle, family, address, needs. */
const originals = [
  [
    'wc-add-to-cart',
    'shop',
    'woocommerce/assets/js/frontend/add-to-cart.min.js',
    'jquery-core js-cookie',
  ],
  ['woocommerce', 'shop', 'woocommerce/assets/js/frontend/woocommerce.min.js', 'jquery-core'],
  ['divi-custom-script', 'modules abtest', 'Divi/js/scripts.min.js', 'jquery-core'],
  ['learndash-front', 'learndash', 'themes/ld30/assets/js/learndash.js', 'jquery-core'],
] as const;

const inert = (handle: string, families: string, path: string, needs = '', more = '') =>
  `<script type="text/skerry-original" data-skerry-original="${families}" data-skerry-handle="${handle}" data-skerry-needs="${needs}" data-skerry-id="${handle}-js" src="/old/${path}"${more}></script>`;

/** The recorded page with inert old scripts at their places, after jQuery and a library in the head. */
const markup = ({ head = '', end = '', more = '' } = {}) => {
  let text = capturedMarkup(name, { head })
    .replace(
      /<script[^>]*id="wc-add-to-cart-js-extra"/,
      (found) =>
        inert('jquery-core', '', 'jquery.min.js', '', more) +
        inert('js-cookie', '', 'js.cookie.min.js', '', more) +
        found,
    )
    .replace('</body>', `${end}</body>`);
  for (const [handle, families, path, needs] of originals) {
    text = text.replace(
      new RegExp(`<script[^>]*id="${handle}-js-extra"[^>]*>[^]*?</script>`),
      (found) => found + inert(handle, families, path, needs, more),
    );
  }
  return text;
};

/** Stands in for an old script: notes when it runs and what it receives. */
const recorder = (path: string) => `{
  const it = ${JSON.stringify(path.replace(/^.*\//, ''))};
  const note = (what) => (window.heard ??= []).push(it + ' ' + what);
  note('runs ' + document.readyState + ' ' + document.currentScript.id + ' ' + (typeof jQuery));
  document.addEventListener('DOMContentLoaded', function (event) {
    note('DOMContentLoaded ' + event.type + ' ' + document.readyState + ' ' + (this === document) + ' ' + (event.target === document));
  });
  window.addEventListener('load', () => note('load ' + document.readyState));
  if (window.jQuery) { jQuery(() => note('ready')); jQuery(window).on('load', () => note('jQuery load')); }
}`;

const watcher = `<script>
window.live = [];
document.addEventListener('DOMContentLoaded', () => live.push('DOMContentLoaded'));
window.addEventListener('load', () => live.push('load'));
window.fallbacks = [];
document.addEventListener('skerry:fallback', ({ detail }) => fallbacks.push(detail));
</script>`;

const serve = async (
  page: Page,
  options: Parameters<typeof markup>[0] & { csp?: string; gone?: RegExp } = {},
) => {
  const asked: string[] = [];
  await closeToOutside(page);
  await page.route(/\/old\//, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/old/', '');
    asked.push(path);
    if (options.gone?.test(path)) return route.fulfill({ status: 404, body: '' });
    const body =
      path === 'jquery.min.js'
        ? `${options.csp ? trustedJQuery : jquery};${recorder(path)}`
        : recorder(path);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route(/\/pages\/shop\/archive/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: options.csp ? { 'content-security-policy': options.csp } : {},
      body: markup(options),
    }),
  );
  return asked;
};

const tag = '<script id="skerry-js" src="/skerry/skerry.js"></script>';
const net = '<script src="/skerry/safety-net.js"></script>';
const heard = (page: Page) => page.evaluate<string[]>('window.heard ?? []');
const all = [
  'jquery.min.js',
  'js.cookie.min.js',
  'add-to-cart.min.js',
  'woocommerce.min.js',
  'scripts.min.js',
  'learndash.js',
];
const ran = async (page: Page) =>
  (await heard(page)).filter((each) => each.includes(' runs ')).map((each) => each.split(' ')[0]);

/** All in order, then what they listen to, once; what listened before receives nothing twice. */
const expectWhole = async (page: Page) => {
  await expect
    .poll(async () => (await heard(page)).filter((each) => each.endsWith(' load complete')).length)
    .toBe(all.length);
  await expect
    .poll(async () => (await heard(page)).filter((each) => each.endsWith('jQuery load')).length)
    .toBe(all.length);
  const notes = await heard(page);
  expect(notes.slice(0, all.length)).toEqual([
    'jquery.min.js runs loading jquery-core-js function',
    'js.cookie.min.js runs loading js-cookie-js function',
    'add-to-cart.min.js runs loading wc-add-to-cart-js function',
    'woocommerce.min.js runs loading woocommerce-js function',
    'scripts.min.js runs loading divi-custom-script-js function',
    'learndash.js runs loading learndash-front-js function',
  ]);
  for (const what of [
    'DOMContentLoaded DOMContentLoaded interactive true true',
    'load complete',
    'ready',
    'jQuery load',
  ]) {
    expect(
      notes.filter((each) => each.endsWith(` ${what}`)).map((each) => each.split(' ')[0]),
    ).toEqual(all);
  }
  expect(notes).toHaveLength(all.length * 5);
  expect(await page.evaluate('live')).toEqual(['DOMContentLoaded', 'load']);
  expect(await page.evaluate('document.readyState')).toBe('complete');
  expect(
    await page.evaluate(
      'Object.hasOwn(document, "readyState") || Object.hasOwn(document, "addEventListener")',
    ),
  ).toBe(false);
};

test('with Skerry at work no old script of a recorded page runs and none is asked for', async ({
  page,
  faults,
}) => {
  const asked = await serve(page, { head: tag + net + watcher });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await settle(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  expect(await heard(page)).toEqual([]);
  expect(files.filter((url) => url.includes('originals.js'))).toEqual([]);
  expect(await page.evaluate('fallbacks')).toEqual([]);
  expect(faults).toEqual([]);
});

test('the old scripts run in order with their events where skerry.js does not come', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await page.route(/skerry\/skerry\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectWhole(page);
  expect(await page.evaluate('fallbacks.map(({ reason }) => reason)')).toEqual(['missing']);
});

test('the old scripts run in order where nothing of Skerry comes at all', async ({ page }) => {
  await serve(page, {
    head: `${tag}<script data-originals="/skerry/originals.js">${readFileSync('dist/safety-net.js', 'utf8')}</script>${watcher}`,
  });
  await page.route(/\/skerry\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => ran(page)).toEqual(all);
});

test('the old scripts run in order with their events where the runtime does not come on the second try', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  let tries = 0;
  await page.route(/hunks\/runtime-/, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectWhole(page);
  expect(tries).toBeGreaterThan(1);
  expect(await page.evaluate('fallbacks.map(({ reason }) => reason)')).toEqual(['start']);
});

test('window.skerryOff gives the page to its old scripts', async ({ page }) => {
  await serve(page, { head: `<script>window.skerryOff = true</script>${tag}${watcher}` });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectWhole(page);
  expect(await page.evaluate('window.skerry')).toBeUndefined();
});

test('a family whose file does not come is handed to its old scripts alone, and the others stay with Skerry', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await page.route(/chunks\/shop-\w{8}\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => ran(page)).toEqual(all.slice(0, 4));
  await settle(page);
  await expect
    .poll(async () => (await heard(page)).filter((each) => each.endsWith(' load complete')).length)
    .toBe(4);
  const families = await page.evaluate(() => [
    ...new Set(window.skerry?.islands().map(({ family }) => family)),
  ]);
  expect(families).not.toContain('shop');
  expect(families).toContain('modules');
  expect(
    await page.evaluate('fallbacks.map(({ reason, families }) => [reason, ...families])'),
  ).toEqual([['fault', 'shop']]);
});

test('what a family did is restored before its old scripts run, and a script of two families takes both along', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await settle(page);
  const fail = (message: string) =>
    page.evaluate((text) => {
      document.dispatchEvent(
        new CustomEvent('skerry:error', {
          cancelable: true,
          detail: { source: 'header', phase: 'event', error: new Error(text) },
        }),
      );
    }, message);
  await fail('one');
  await fail('two');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await ran(page)).toEqual([]);
  await fail('three');
  await expect.poll(() => ran(page)).toEqual(['jquery.min.js', 'scripts.min.js']);
  const families = await page.evaluate(() => [
    ...new Set(window.skerry?.islands().map(({ family }) => family)),
  ]);
  expect(families).not.toContain('modules');
  expect(families).toContain('shop');
  expect(await page.evaluate('fallbacks[0].families.sort()')).toEqual(['abtest', 'modules']);
});

test('an old script whose file is gone is reported, and the rest runs', async ({ page }) => {
  await serve(page, { head: tag + net + watcher, gone: /js\.cookie/ });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.route(/skerry\/skerry\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => ran(page)).toEqual(all.filter((each) => each !== 'js.cookie.min.js'));
  await expect
    .poll(async () => (await heard(page)).filter((each) => each.endsWith(' load complete')).length)
    .toBe(5);
  expect(told.some((text) => text.includes('[skerry] js-cookie (load)'))).toBe(true);
});

test('an old script that the page runs already does not run twice', async ({ page }) => {
  await serve(page, {
    head: tag + net + watcher,
    end: '<script src="/old/js.cookie.min.js?ver=2"></script>',
  });
  await page.route(/skerry\/skerry\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(async () => (await ran(page)).length).toBe(all.length);
  await expect
    .poll(async () => (await heard(page)).filter((each) => each.endsWith(' load complete')).length)
    .toBe(all.length);
  expect(new Set(await ran(page))).toEqual(new Set(all));
  expect(await ran(page)).toHaveLength(all.length);
});

test('the old scripts run under a strict CSP with nonce and Trusted Types', async ({ page }) => {
  const nonce = ' nonce="abc"';
  const csp = "script-src 'nonce-abc'; require-trusted-types-for 'script'";
  await serve(page, {
    head: (tag + net + watcher).replaceAll('<script', `<script${nonce}`),
    more: nonce,
    csp,
  });
  await page.route(/skerry\/skerry\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectWhole(page);
});
