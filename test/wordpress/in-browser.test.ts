import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../tools/find-browser.mjs';
import { launchBrowser } from '../../tools/launch-browser.mjs';
import { missing, type Site, startSite } from './site';

const lacks =
  missing() ??
  (existsSync('dist/skerry.js') ? null : 'the build') ??
  (findBrowser('chromium') ? null : 'Chromium');
if (lacks) console.log(`A real WordPress in a browser: not run, there is no ${lacks}.`);

const SETUP_MS = 120_000;
/** A limit for what never happens, not for what is slow. */
const poll: typeof expect.poll = (read) => expect.poll(read, { timeout: 20_000 });
const markup = `<div class="et_pb_section"><div class="et_pb_tabs"><ul class="et_pb_tabs_controls">
<li class="et_pb_tab_active"><a href="#">One</a></li><li><a href="#">Two</a></li></ul>
<div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content">First</div><div class="et_pb_tab">Second</div></div></div></div>
<p><a href="?add-to-cart=7" data-quantity="1" data-product_id="7" class="button add_to_cart_button ajax_add_to_cart">Add to cart</a></p>`;

/** The old scripts of the stand-in theme in page order, at the addresses where it registers them. */
const old = {
  shop: 'woocommerce/assets/js/frontend/add-to-cart.min.js',
  consent: 'cookie-law-info/lite/frontend/js/script.min.js',
  modules: 'Divi/js/scripts.min.js',
};
/** Replaces an old script: records when it runs, whether jQuery exists, and which events it receives. */
const recorder = (name: string) => `{
  const record = (what) => (window.recorded ??= []).push('${name} ' + what);
  record('runs ' + document.readyState + ' ' + typeof window.jQuery);
  document.addEventListener('DOMContentLoaded', () => record('DOMContentLoaded ' + document.readyState));
  window.addEventListener('load', () => record('load ' + document.readyState));
  if (window.jQuery) jQuery(() => record('ready'));
}`;

describe.skipIf(lacks !== null)('in a browser, a page of a real WordPress', () => {
  let site: Site;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const moved: string[] = [];
  beforeAll(async () => {
    site = await startSite(markup);
    for (const [name, path] of [...Object.entries(old), ['theme', 'own.js']] as const) {
      const file = join(site.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, recorder(name));
    }
    browser = await launchBrowser();
  }, SETUP_MS);
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    for (const file of moved.splice(0)) renameSync(`${file}.gone`, file);
    site.php("delete_option( 'skerry_settings' ); delete_option( 'skerry_faults' );");
  });

  const dist = () => join(site.folder, 'wp-content/plugins/skerry/dist');
  /** Removes a file until the end of the test. */
  const removeFile = (file: string) => {
    renameSync(file, `${file}.gone`);
    moved.push(file);
  };
  /** The same for a file of the plugin, found by its name. */
  const remove = (folder: string, pattern: RegExp) => {
    const found = readdirSync(join(dist(), folder)).filter((name) => pattern.test(name));
    expect(found).toHaveLength(1);
    for (const name of found) removeFile(join(dist(), folder, name));
  };
  /** A visitor with a separate browser context. */
  const visitor = async (cookies = '') => {
    const context = await browser.newContext();
    contexts.push(context);
    const pairs = cookies ? cookies.split('; ').map((pair) => pair.split('=')) : [];
    await context.addCookies(
      pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url: site.address })),
    );
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    return { page, requested };
  };
  const recorded = (page: Page) => page.evaluate<string[]>('window.recorded ?? []');
  const ran = async (page: Page) =>
    (await recorded(page)).filter((each) => / runs /.test(each)).map((each) => each.split(' ')[0]);
  /** Families of everything that Skerry has found on the page. */
  const families = (page: Page) =>
    page.evaluate(() => [...new Set(window.skerry?.islands().map(({ family }) => family))]);
  const pressSecondTab = async (page: Page) => {
    // The admin bar opens its menu over the tabs if the browser starts with the pointer in the corner.
    await page.mouse.move(600, 500);
    await page.getByText('Two', { exact: true }).click();
    await poll(() => page.getByText('Second', { exact: true }).isVisible()).toBe(true);
  };
  /** Saves the current page as a page cache does, and returns its address. */
  const cachePage = async () => {
    writeFileSync(join(site.folder, 'kept.html'), await (await fetch(site.post)).text());
    return `${site.address}/kept.html`;
  };

  test('with all files there no old script runs, none is fetched, and its tabs work', async () => {
    const { page, requested } = await visitor();
    await page.goto(site.post);
    await poll(() => families(page)).toEqual(expect.arrayContaining(['modules', 'shop']));
    await pressSecondTab(page);
    expect(await page.locator('.et_pb_tabs_controls [role="tab"]').count()).toBe(2);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await ran(page)).toEqual(['theme']);
    expect(requested.filter((path) => Object.values(old).includes(path.slice(1)))).toEqual([]);
    expect(requested.filter((path) => /jquery|originals\.js|faults\.js/.test(path))).toEqual([]);
  });

  test('that a cache has kept runs its old scripts in order, with their events, if skerry.js no longer exists', async () => {
    const address = await cachePage();
    remove('', /^skerry\.js$/);
    const { page, requested } = await visitor();
    await page.goto(address);
    await poll(
      async () => (await recorded(page)).filter((each) => each.endsWith('load complete')).length,
    ).toBe(4);
    expect(await ran(page)).toEqual(['theme', 'shop', 'consent', 'modules']);
    const records = await recorded(page);
    for (const name of ['shop', 'consent', 'modules']) {
      expect(records.filter((each) => each.startsWith(`${name} `))).toEqual(
        expect.arrayContaining([
          `${name} runs loading function`,
          `${name} DOMContentLoaded interactive`,
          `${name} ready`,
          `${name} load complete`,
        ]),
      );
    }
    expect(requested.filter((path) => path.endsWith('/jquery.min.js'))).toHaveLength(1);
    expect(await page.evaluate('window.skerry')).toBeUndefined();
  });

  test('that is printed while skerry.js is missing has its old scripts active, as without the plugin', async () => {
    remove('', /^skerry\.js$/);
    const { page } = await visitor();
    await page.goto(site.post);
    expect(await ran(page)).toEqual(['shop', 'consent', 'modules', 'theme']);
    expect(await page.locator('script[src*="skerry"], [data-skerry-original]').count()).toBe(0);
  });

  test('of which an old script is missing as well reports it and runs the others', async () => {
    const address = await cachePage();
    remove('', /^skerry\.js$/);
    removeFile(join(site.folder, old.shop));
    const { page } = await visitor();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(address);
    await poll(() => recorded(page)).toContain('modules load complete');
    expect(await ran(page)).toEqual(['theme', 'consent', 'modules']);
    expect(messages.join('\n')).toContain('[skerry] wc-add-to-cart (load)');
  });

  test('without the file of its shop runs the old scripts of the shop alone, and its tabs stay with Skerry', async () => {
    remove('chunks', /^shop-\w{8}\.js$/);
    const { page, requested } = await visitor();
    await page.goto(site.post);
    await poll(() => ran(page)).toEqual(['theme', 'shop']);
    await poll(() => recorded(page)).toContain('shop load complete');
    expect(await recorded(page)).toContain('shop runs loading function');
    await pressSecondTab(page);
    expect(await families(page)).not.toContain('shop');
    expect(await families(page)).toContain('modules');
    expect(await ran(page)).toEqual(['theme', 'shop']);
    expect(requested.filter((path) => path.endsWith(old.modules))).toEqual([]);
  });

  test('is the owner’s alone if a family is for me only: visitors get the old script, and no visitor both', async () => {
    site.php(
      "update_option( 'skerry_settings', array( 'families' => array( 'modules' => 'me' ) ) );",
    );
    const owner = await visitor(await site.login());
    const guest = await visitor();
    await Promise.all([owner, guest].map(({ page }) => page.goto(site.post)));
    await poll(() => families(owner.page)).toContain('modules');
    await poll(() => families(guest.page)).toContain('shop');
    await pressSecondTab(owner.page);
    expect(await ran(owner.page)).not.toContain('modules');
    expect(await ran(guest.page)).toContain('modules');
    expect(await families(guest.page)).not.toContain('modules');
    await poll(() => recorded(guest.page)).toContain('modules load complete');
  });

  test.each([
    ['skerry.js', '', /^skerry\.js$/, 'load', 'skerry.js failed to load', /^Chrome \d+$/],
    ['the runtime', 'chunks', /^runtime-\w{8}\.js$/, 'start', 'TypeError: ', /^Chrome \d+$/],
    ['all of Skerry', '..', /^dist$/, 'load', 'skerry.js failed to load', /^$/],
  ] as const)(
    'reports to an owner with reports enabled that %s failed to load, and its old scripts run',
    async (_, folder, name, phase, message, engine) => {
      site.php("update_option( 'skerry_settings', array( 'faults' => '1' ) );");
      const address = await cachePage();
      remove(folder, name);
      const { page } = await visitor();
      await page.goto(address);
      await poll(() => ran(page)).toEqual(['theme', 'shop', 'consent', 'modules']);
      const stored = () =>
        JSON.parse(site.php('echo json_encode( \\Skerry\\stored_faults() );')) as unknown[];
      await poll(stored).toEqual([
        expect.objectContaining({
          family: '',
          source: 'skerry',
          phase,
          message: expect.stringContaining(message),
          page: '/kept.html',
          browser: expect.stringMatching(engine),
          count: 1,
        }),
      ]);
    },
  );
});
