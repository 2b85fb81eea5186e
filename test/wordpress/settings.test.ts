import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families, type Fields, optionNamesJson, ownerOf } from './owner';
import { hasWpCli, missing, type Site, startSite } from './site';

const lacks = missing() ?? (existsSync('dist/skerry.js') ? null : 'the build');
if (lacks) console.log(`Settings on a real WordPress: not run, there is no ${lacks}.`);

const SETUP_MS = 120_000;
const excluded = (text: string): Fields => ({ 'skerry_settings[left_out]': text });
if (!lacks && !hasWpCli) console.log('Commands of the plugin: not run, there is no WP-CLI.');

describe.skipIf(lacks !== null)('the settings on a real WordPress', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('<p>Getting here</p>');
  }, SETUP_MS);
  afterAll(() => site?.stop());

  const { cookie, get, page, post, save, settings } = ownerOf(() => site);
  const runSkerry = (...args: readonly string[]) => site.wp('skerry', ...args);
  const uninstall = () =>
    JSON.parse(
      site.php(
        `define( 'WP_UNINSTALL_PLUGIN', 'skerry/skerry.php' ); require WP_PLUGIN_DIR . '/skerry/uninstall.php'; wp_cache_flush(); ${optionNamesJson}`,
      ),
    ) as string[];
  const reset = () => site.php("delete_option( 'skerry_settings' );");
  const asBoth = async () => [await get(site.post), await get(site.post, true)] as const;
  const divi = / id=["']divi-custom-script-js["']/;

  test('are available to administrators only', async () => {
    const html = await page();
    expect(html).toContain('name="skerry_settings[families][shop]"');
    expect(html).toContain('name="skerry_settings[left_out]"');
    expect(html).not.toMatch(/Latest fault reports/);
    const anonymous = await fetch(`${site.address}/wp-admin/options-general.php?page=skerry`);
    expect(anonymous.url).toContain('wp-login.php');
  });

  test('a family that is switched off has its original scripts again', async () => {
    expect(await save(families({ shop: 'off' }))).toContain('Settings saved.');
    const html = await get(site.post);
    expect(html).toMatch(/ id=["']wc-add-to-cart-js["']/);
    expect(html).not.toMatch(divi);
    expect(html).toMatch(/data-only="modules,learndash,consent/);
    reset();
  });

  test('for me only: visitors get the originals, all the same; administrators get Skerry, and no cache may keep that', async () => {
    await save(families({ modules: 'me', consent: 'on' }));
    const [visitor, owner] = await asBoth();
    expect(visitor).toMatch(divi);
    expect(visitor).toContain('data-only="shop,learndash');
    expect(owner).not.toMatch(divi);
    expect(owner).not.toContain('data-only');
    const scripts = (html: string) => html.match(/<script[^>]*>/g);
    expect(scripts(await get(site.post))).toEqual(scripts(visitor));
    const asVisitor = await fetch(site.post);
    expect(asVisitor.headers.get('cache-control')).toBe('public, max-age=600');
    expect(asVisitor.headers.get('vary') ?? '').not.toContain('Cookie');
    const asOwner = await fetch(site.post, { headers: { cookie: await cookie() } });
    expect(asOwner.headers.get('cache-control')).toContain('private, no-store');
    expect(asOwner.headers.get('cache-control')).not.toContain('public');
    expect(asOwner.headers.get('vary')).toContain('Cookie');
    reset();
    const afterwards = await fetch(site.post, { headers: { cookie: await cookie() } });
    expect(afterwards.headers.get('cache-control')).toBe('public, max-age=600');
  });

  test.each([
    ['/?p=*', true],
    ['*', true],
    ['/', true],
    ['/other/*', false],
    ['/*?q=1', false],
  ])('the pattern %s leaves the page out: %s', async (pattern, isOut) => {
    await save(excluded(pattern));
    expect((await get(site.post)).includes('skerry-js')).toBe(!isOut);
    reset();
  });

  test('the whole address of the page may be pasted', async () => {
    await save(excluded(`/nowhere\n${site.post}`));
    expect(await get(site.post)).not.toContain('skerry-js');
    expect(await get(`${site.address}/?s=x`)).toContain('skerry-js');
    reset();
  });

  test('bad patterns are reported, kept, and leave nothing out', async () => {
    const html = await save(excluded('checkout\n/a b\nhttps://other.example/*\n/fine/<script>'));
    expect(html.match(/excludes no page/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toContain('/fine/<script>');
    expect(settings().left_out).toHaveLength(4);
    expect(await get(site.post)).toContain('skerry-js');
    const isLeftOut = (line: string) =>
      site.php(
        `update_option( 'skerry_settings', array( 'left_out' => array( '${line}' ) ) ); $_SERVER['REQUEST_URI'] = '/fine%22/'; echo \\Skerry\\is_excluded() ? 'yes' : 'no';`,
      );
    expect(isLeftOut('/fine%22*')).toBe('yes');
    // This pattern is invalid, although it would match the same page.
    expect(isLeftOut('/fine"*')).toBe('no');
    reset();
  });

  test('the line /checkout/* leaves out the checkout and what is below it, and nothing that only begins so', () => {
    const addresses = [
      '/checkout/',
      '/checkout',
      '/checkout/pay/?key=1',
      '/checkouts/',
      '/a/checkout/',
    ];
    const matched = (pattern: string) =>
      JSON.parse(
        site.php(
          `echo json_encode( array_values( array_filter( array( '${addresses.join("', '")}' ), fn( $address ) => \\Skerry\\matches_pattern( '${pattern}', $address ) ) ) );`,
        ),
      ) as string[];
    expect(matched('/checkout/*')).toEqual(addresses.slice(0, 3));
    expect(matched('/Checkout')).toEqual(addresses.slice(0, 2));
    expect(matched('*checkout*?key=*')).toEqual(['/checkout/pay/?key=1']);
  });

  test('a page that a cache has kept from before a change names files that are still there', async () => {
    const before = await get(site.post);
    await save(families({ modules: 'off', consent: 'off' }));
    const after = await get(site.post);
    const named = [...before.matchAll(/(?:src|href)=["']([^"']*\/skerry\/dist\/[^"']*)["']/g)];
    expect(named.length).toBeGreaterThan(1);
    expect(after).not.toContain(named[0]?.[1] ?? '');
    for (const [, url = ''] of named) {
      expect((await fetch(url.replaceAll('&#038;', '&'))).status).toBe(200);
    }
    reset();
  });

  test('a pattern of many stars is matched in time', () => {
    const code = `var_export( \\Skerry\\matches_pattern( '/${'*a'.repeat(40)}b', '/${'a'.repeat(500)}' ) );`;
    expect(site.php(code)).toBe('false');
  });

  test('a form without its nonce is refused and changes nothing', async () => {
    const fields = { option_page: 'skerry', action: 'update', ...families({ shop: 'off' }) };
    const response = await post('/wp-admin/options.php', fields);
    expect(response.status).toBe(403);
    expect(settings().families['shop']).toBe('on');
  });

  test.each<[string, Fields]>([
    ['text for all settings', { skerry_settings: 'x' }],
    ['nothing', {}],
    ['text for the families', { 'skerry_settings[families]': 'off' }],
    ['a list for a family', { 'skerry_settings[families][shop][]': 'off' }],
    ['an unknown choice', families({ shop: '<b>maybe' })],
    ['an unknown family', families({ nonsense: 'off' })],
    ['a list of lists for the addresses', { 'skerry_settings[left_out][][]': '/a' }],
  ])('a form with %s changes nothing, and reports it', async (_, fields) => {
    const before = settings();
    const html = await save(fields);
    expect(html).toMatch(/No settings were changed|not changed/);
    expect(html).not.toContain('<b>maybe');
    expect(settings()).toEqual(before);
    reset();
  });

  test('a filter wins, and the page shows it', async () => {
    const plugin = join(site.folder, 'wp-content/mu-plugins/filter.php');
    mkdirSync(join(site.folder, 'wp-content/mu-plugins'), { recursive: true });
    writeFileSync(
      plugin,
      "<?php add_filter( 'skerry_families', fn( $f ) => array_diff( $f, array( 'shop' ) ) );",
    );
    expect(await page()).toContain('overrides the setting of “WooCommerce');
    expect(await get(site.post)).toMatch(/ id=["']wc-add-to-cart-js["']/);
    rmSync(plugin);
    expect(await page()).not.toContain('overrides the setting');
  });

  test('what was found is that of pages which an administrator opened; visitors leave no trace', async () => {
    site.php("delete_option( 'skerry_seen_pages' );");
    await get(site.post);
    expect(JSON.parse(site.php(optionNamesJson))).toEqual([]);
    await get(`${site.post}&with-quiz=1`, true);
    const html = await page();
    expect(html).toMatch(/<td>divi-custom-script<\/td><td>modules<\/td><td>1<\/td>/);
    expect(html).toMatch(/<td>wpProQuiz_front_javascript<\/td><td>[^<]*: quiz engine<\/td>/);
    expect(html).toMatch(/<td>jquery-core<\/td><td>needed by [^<]*wpProQuiz_front_javascript/);
    expect(html).toContain('WordPress 6');
    // A script that the page itself enqueues is not listed as needed by itself.
    expect(html).toContain('<td>theme-own</td><td>belongs to a theme or plugin');
    // Without the quiz jQuery is inert: it is not listed as removed, because it belongs to no product.
    await get(`${site.post}&without-quiz=1`, true);
    expect(await page()).not.toMatch(/<td>jquery-core<\/td><td>[^<]*<\/td><td>\d/);
  });

  test.skipIf(!hasWpCli)('wp skerry shows and changes them', async () => {
    await get(`${site.post}&with-quiz=1`, true);
    expect(runSkerry('disable', 'shop')).toMatchObject({ isDone: true });
    expect(settings().families['shop']).toBe('off');
    expect(runSkerry('enable', 'shop', '--for-me').text).toContain('Success: shop: for me only');
    const status = runSkerry('status');
    expect(status.isDone).toBe(true);
    expect(status.text).toContain('Skerry is on for: modules, learndash');
    expect(status.text).toContain('For administrators only: shop.');
    expect(status.text).toContain('shop: for me only');
    expect(runSkerry('enable', '--all').isDone).toBe(true);
    expect(new Set(Object.values(settings().families))).toEqual(new Set(['on']));
    const report = runSkerry('report').text;
    expect(report).toMatch(/removed: divi-custom-script \(modules\), pages: [1-9]/);
    expect(report).toContain('stays: wpProQuiz_front_javascript');
    reset();
  });

  test.skipIf(!hasWpCli).each([
    [['enable', 'nonsense'], /^Error: Specify families or --all/],
    [['disable'], /^Error: Specify families or --all/],
    [['enable', '--everything'], /^Error: Parameter errors:\n.*--everything/],
    [['nonsense'], /^Error: 'nonsense' is not a registered subcommand of 'skerry'/],
  ])('wp skerry %j changes nothing, reports it and fails', (args, text) => {
    const before = settings();
    const result = runSkerry(...args);
    expect(result.isDone).toBe(false);
    expect(result.text).toMatch(text);
    expect(settings()).toEqual(before);
  });

  test.skipIf(!hasWpCli)('wp help skerry explains the commands and their arguments', () => {
    const { text } = site.wp('help', 'skerry');
    for (const command of ['status', 'enable', 'disable', 'report'])
      expect(text).toContain(command);
    expect(site.wp('help', 'skerry', 'enable').text).toMatch(
      /--for-me\]\s+For signed-in administrators only/,
    );
  });

  test('of two copies the second does nothing and is reported; the settings go with the last', async () => {
    const folder = join(site.folder, 'wp-content/mu-plugins');
    const own = join(site.folder, 'wp-content/plugins/skerry');
    cpSync(join(own, 'skerry.php'), join(folder, 'skerry.php'));
    for (const name of ['includes', 'dist'])
      cpSync(join(own, name), join(folder, 'skerry', name), { recursive: true });
    const html = await get(site.post);
    expect(html.match(/id=["']skerry-js["']/g)).toHaveLength(1);
    expect(html).toContain('/mu-plugins/skerry/dist/skerry.js');
    expect(await page()).toContain('Skerry is installed twice');
    expect(site.php("echo \\Skerry\\site_status()['status'];")).toBe('recommended');
    expect(uninstall()).toContain('skerry_seen_pages');
    rmSync(join(folder, 'skerry.php'));
    rmSync(join(folder, 'skerry'), { recursive: true });
    expect(await get(site.post)).toContain('/plugins/skerry/dist/skerry.js');
    site.php("update_option( 'skerry_settings', array( 'left_out' => array( '/a' ) ) );");
    expect(uninstall()).toEqual([]);
  });
});
