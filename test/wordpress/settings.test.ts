import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missing, type Site, startSite } from './site';

const lacks = missing() ?? (existsSync('dist/skerry.js') ? null : 'the build');
if (lacks) console.log(`Settings on a real WordPress: not run, there is no ${lacks}.`);

const SETUP_MS = 120_000;
type Fields = Readonly<Record<string, string>>;
const families = (states: Fields): Fields =>
  Object.fromEntries(
    Object.entries(states).map(([family, state]) => [
      `skerry_settings[families][${family}]`,
      state,
    ]),
  );
const leftOut = (text: string): Fields => ({ 'skerry_settings[left_out]': text });
const wpCli = resolve('test/wordpress/wp-cli-stand-in.php');
const rows = `global $wpdb; echo json_encode( $wpdb->get_col( "select option_name from {$wpdb->options} where option_name like '%skerry%'" ) );`;

describe.skipIf(lacks !== null)('the settings on a real WordPress', () => {
  let site: Site;
  let cookie = '';
  beforeAll(async () => {
    site = await startSite('<p>Getting here</p>');
    cookie = await site.login();
  }, SETUP_MS);
  afterAll(() => site?.stop());

  const get = async (address: string, asOwner = false) =>
    (await fetch(address, asOwner ? { headers: { cookie } } : {})).text();
  const page = () => get(`${site.address}/wp-admin/options-general.php?page=skerry`, true);
  const post = (path: string, fields: Fields) =>
    fetch(`${site.address}${path}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ ...fields }),
    });
  const nonceOf = (html: string) => /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
  const save = async (fields: Fields) => {
    const own = { option_page: 'skerry', action: 'update', _wpnonce: nonceOf(await page()) };
    const referer = '/wp-admin/options-general.php?page=skerry';
    const sent = await post('/wp-admin/options.php', {
      ...own,
      _wp_http_referer: referer,
      ...fields,
    });
    expect(sent.status).toBe(200);
    return sent.text();
  };
  const settings = () =>
    JSON.parse(site.php('echo json_encode( \\Skerry\\settings() );')) as {
      families: Fields;
      left_out: string[];
    };
  const cli = (code: string) =>
    site.php(`$skerry = new WP_CLI::$commands['skerry'](); ${code}`, wpCli);
  const uninstall = () =>
    JSON.parse(
      site.php(
        `define( 'WP_UNINSTALL_PLUGIN', 'skerry/skerry.php' ); require WP_PLUGIN_DIR . '/skerry/uninstall.php'; wp_cache_flush(); ${rows}`,
      ),
    ) as string[];
  const reset = () => site.php("delete_option( 'skerry_settings' );");
  const both = async () => [await get(site.post), await get(site.post, true)] as const;
  const divi = /id=["']divi-custom-script-js["']/;

  test('are there for administrators, and for nobody else', async () => {
    const html = await page();
    expect(html).toContain('name="skerry_settings[families][shop]"');
    expect(html).toContain('name="skerry_settings[left_out]"');
    expect(html).not.toMatch(/Last reports of faults/);
    const anonymous = await fetch(`${site.address}/wp-admin/options-general.php?page=skerry`);
    expect(anonymous.url).toContain('wp-login.php');
  });

  test('a family that is switched off has its original scripts again', async () => {
    expect(await save(families({ shop: 'off' }))).toContain('Settings saved.');
    const html = await get(site.post);
    expect(html).toMatch(/id=["']wc-add-to-cart-js["']/);
    expect(html).not.toMatch(divi);
    expect(html).toMatch(/data-only="modules,learndash,consent/);
    reset();
  });

  test('for me only: visitors get the originals, all the same; administrators get Skerry, and no cache may keep that', async () => {
    await save(families({ modules: 'me', consent: 'on' }));
    const [visitor, owner] = await both();
    expect(visitor).toMatch(divi);
    expect(visitor).toContain('data-only="shop,learndash');
    expect(owner).not.toMatch(divi);
    expect(owner).not.toContain('data-only');
    const scripts = (html: string) => html.match(/<script[^>]*>/g);
    expect(scripts(await get(site.post))).toEqual(scripts(visitor));
    const asVisitor = await fetch(site.post);
    expect(asVisitor.headers.get('cache-control')).toBe('public, max-age=600');
    expect(asVisitor.headers.get('vary') ?? '').not.toContain('Cookie');
    const asOwner = await fetch(site.post, { headers: { cookie } });
    expect(asOwner.headers.get('cache-control')).toContain('private, no-store');
    expect(asOwner.headers.get('cache-control')).not.toContain('public');
    expect(asOwner.headers.get('vary')).toContain('Cookie');
    reset();
    const afterwards = await fetch(site.post, { headers: { cookie } });
    expect(afterwards.headers.get('cache-control')).toBe('public, max-age=600');
  });

  test.each([
    ['/?p=*', true],
    ['*', true],
    ['/', true],
    ['/other/*', false],
    ['/*?q=1', false],
  ])('the pattern %s leaves the page out: %s', async (pattern, isOut) => {
    await save(leftOut(pattern));
    expect((await get(site.post)).includes('skerry-js')).toBe(!isOut);
    reset();
  });

  test('the whole address of the page may be pasted', async () => {
    await save(leftOut(`/nowhere\n${site.post}`));
    expect(await get(site.post)).not.toContain('skerry-js');
    expect(await get(`${site.address}/?s=x`)).toContain('skerry-js');
    reset();
  });

  test('bad patterns are reported, kept, and leave nothing out', async () => {
    const html = await save(leftOut('checkout\n/a b\nhttps://other.example/*\n/fine/<script>'));
    expect(html.match(/leaves no page out/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toContain('/fine/<script>');
    expect(settings().left_out).toHaveLength(4);
    expect(await get(site.post)).toContain('skerry-js');
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

  test('a pattern of many stars takes no time', () => {
    const code = `var_export( \\Skerry\\matches_pattern( '/${'*a'.repeat(40)}b', '/${'a'.repeat(500)}' ) );`;
    expect(site.php(code)).toBe('false');
  });

  test('a form without its nonce is refused and changes nothing', async () => {
    const fields = { option_page: 'skerry', action: 'update', ...families({ shop: 'off' }) };
    const sent = await post('/wp-admin/options.php', fields);
    expect(sent.status).toBe(403);
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
  ])('a form with %s changes nothing, and says so', async (_, fields) => {
    const before = settings();
    const html = await save(fields);
    expect(html).toMatch(/Nothing was changed|as they were|as it was/);
    expect(html).not.toContain('<b>maybe');
    expect(settings()).toEqual(before);
    reset();
  });

  test('a filter wins, and the page says so', async () => {
    const plugin = join(site.folder, 'wp-content/mu-plugins/filter.php');
    mkdirSync(join(site.folder, 'wp-content/mu-plugins'), { recursive: true });
    writeFileSync(
      plugin,
      "<?php add_filter( 'skerry_families', fn( $f ) => array_diff( $f, array( 'shop' ) ) );",
    );
    expect(await page()).toContain('overrides the setting of “WooCommerce');
    expect(await get(site.post)).toMatch(/id=["']wc-add-to-cart-js["']/);
    rmSync(plugin);
    expect(await page()).not.toContain('overrides the setting');
  });

  test('what was found is that of pages which an administrator opened; visitors leave no trace', async () => {
    site.php("delete_option( 'skerry_seen_pages' );");
    await get(site.post);
    expect(JSON.parse(site.php(rows))).toEqual([]);
    await get(`${site.post}&with-quiz=1`, true);
    const html = await page();
    expect(html).toMatch(/<td>divi-custom-script<\/td><td>modules<\/td><td>1<\/td>/);
    expect(html).toMatch(/<td>wpProQuiz_front_javascript<\/td><td>[^<]*: quiz engine<\/td>/);
    expect(html).toMatch(/<td>jquery-core<\/td><td>needed by [^<]*wpProQuiz_front_javascript/);
    expect(html).toContain('WordPress 6');
  });

  test('wp skerry shows and changes them', () => {
    expect(cli("$skerry->disable( array( 'shop' ), array() );")).toContain('Success: shop: off');
    expect(settings().families['shop']).toBe('off');
    expect(cli("$skerry->enable( array( 'shop' ), array( 'for-me' => true ) );")).toContain(
      'Success: shop: for me only',
    );
    const status = cli('$skerry->status();');
    expect(status).toContain('Skerry is on for: modules, learndash');
    expect(status).toContain('For administrators only: shop.');
    expect(status).toContain('shop: for me only');
    expect(cli("$skerry->enable( array( 'nonsense' ), array() );")).toMatch(
      /^Error: Name families/,
    );
    cli("$skerry->enable( array(), array( 'all' => true ) );");
    expect(new Set(Object.values(settings().families))).toEqual(new Set(['on']));
    const report = cli('$skerry->report();');
    expect(report).toContain('out: divi-custom-script (modules), pages: 1');
    expect(report).toContain('stays: wpProQuiz_front_javascript');
    reset();
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
    expect(await page()).toContain('Skerry is here twice');
    expect(site.php("echo \\Skerry\\site_status()['status'];")).toBe('recommended');
    expect(uninstall()).toContain('skerry_seen_pages');
    rmSync(join(folder, 'skerry.php'));
    rmSync(join(folder, 'skerry'), { recursive: true });
    expect(await get(site.post)).toContain('/plugins/skerry/dist/skerry.js');
    site.php("update_option( 'skerry_settings', array( 'left_out' => array( '/a' ) ) );");
    expect(uninstall()).toEqual([]);
  });

  describe('of a network', () => {
    const network = '/wp-admin/network/settings.php?page=skerry';
    const setNetwork = async (fields: Fields, isSigned = true) => {
      const _wpnonce = isSigned ? nonceOf(await get(`${site.address}${network}`, true)) : '';
      return post('/wp-admin/network/edit.php?action=skerry_network_settings', {
        ...(isSigned ? { _wpnonce } : {}),
        ...fields,
      });
    };

    beforeAll(async () => {
      const domain = new URL(site.address).host;
      site.php(`global $wpdb; foreach ( $wpdb->tables( 'ms_global' ) as $t => $name ) { $wpdb->$t = $name; }
require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/network.php';
install_network(); populate_network( 1, '${domain}', 'owner@site.example', 'Network', '/', false );`);
      const config = join(site.folder, 'wp-config.php');
      const constants = `define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${domain}' ); define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 ); $table_prefix`;
      writeFileSync(config, readFileSync(config, 'utf8').replace('$table_prefix', constants));
      site.php(`wpmu_create_blog( '${domain}', '/two/', 'Two', 1 );`);
      cookie = await site.login();
    }, SETUP_MS);

    test('hold for a site until it chooses for itself, unless the network forbids that', async () => {
      const sent = await setNetwork({ 'skerry_network_settings[families][shop]': 'off' });
      expect(await sent.text()).toContain('Settings saved.');
      expect(settings().families['shop']).toBe('off');
      expect(await get(site.post)).toMatch(/id=["']wc-add-to-cart-js["']/);
      const onTwo = "switch_to_blog( 2 ); echo \\Skerry\\settings()['families']['shop'];";
      expect(site.php(onTwo)).toBe('off');
      await save(families({ shop: 'on' }));
      expect(settings().families['shop']).toBe('on');
      expect(site.php(onTwo)).toBe('off');
      await setNetwork({
        'skerry_network_settings[forbid]': '1',
        'skerry_network_settings[families][shop]': 'off',
      });
      expect(settings().families['shop']).toBe('off');
      expect(await page()).toContain('The network decides for this site.');
      expect(await save(families({ shop: 'on' }))).toContain('Nothing was changed');
      expect(settings().families['shop']).toBe('off');
    });

    test('are not changed without the nonce', async () => {
      const sent = await setNetwork({ 'skerry_network_settings[families][shop]': 'on' }, false);
      expect(sent.status).toBe(403);
      expect(settings().families['shop']).toBe('off');
    });

    test('nothing is left on any site when the plugin is deleted', () => {
      site.php(
        "switch_to_blog( 2 ); update_option( 'skerry_settings', array( 'inherit' => true ) );",
      );
      site.php("set_site_transient( 'skerry_network_settings_said', array( 'x' ), 60 );");
      expect(JSON.parse(site.php(rows))).not.toEqual([]);
      site.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php';
add_filter( 'filesystem_method', fn() => 'direct' ); deactivate_plugins( 'skerry/skerry.php' );
delete_plugins( array( 'skerry/skerry.php' ) );`);
      expect(existsSync(join(site.folder, 'wp-content/plugins/skerry'))).toBe(false);
      expect(JSON.parse(site.php(rows))).toEqual([]);
      expect(JSON.parse(site.php(`switch_to_blog( 2 ); ${rows}`))).toEqual([]);
      const meta = `global $wpdb; echo $wpdb->get_var( "select count(*) from $wpdb->sitemeta where meta_key like '%skerry%'" );`;
      expect(site.php(meta)).toBe('0');
    });
  });
});
