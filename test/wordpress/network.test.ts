import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families, type Fields, nonceOf, optionNamesJson, ownerOf } from './owner';
import { hasWpCli, missing, type Site, startSite } from './site';

const lacks = missing() ?? (existsSync('dist/skerry.js') ? null : 'the build');
if (lacks) console.log(`Settings of a network of sites: not run, there is no ${lacks}.`);

const SETUP_MS = 120_000;

describe.skipIf(lacks !== null)('the settings of a network', () => {
  let site: Site;
  afterAll(() => site?.stop());
  const { get, page, post, save, settings } = ownerOf(() => site);
  const network = '/wp-admin/network/settings.php?page=skerry';
  const setNetwork = async (fields: Fields, isSigned = true) => {
    const _wpnonce = isSigned ? nonceOf(await get(`${site.address}${network}`, true)) : '';
    return post('/wp-admin/network/edit.php?action=skerry_network_settings', {
      ...(isSigned ? { _wpnonce } : {}),
      ...fields,
    });
  };

  beforeAll(async () => {
    site = await startSite('<p>Getting here</p>');
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
  }, SETUP_MS);

  test('hold for a site until it chooses for itself, unless the network forbids that', async () => {
    const response = await setNetwork({ 'skerry_network_settings[families][shop]': 'off' });
    expect(await response.text()).toContain('Settings saved.');
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
    expect(await page()).toContain('The network controls the settings of this site.');
    expect(await save(families({ shop: 'on' }))).toContain('No settings were changed');
    expect(settings().families['shop']).toBe('off');
  });

  test('are not changed without the nonce', async () => {
    const response = await setNetwork({ 'skerry_network_settings[families][shop]': 'on' }, false);
    expect(response.status).toBe(403);
    expect(settings().families['shop']).toBe('off');
  });

  test.skipIf(!hasWpCli)(
    'are not changed by wp skerry where the network forbids that',
    async () => {
      await setNetwork({
        'skerry_network_settings[forbid]': '1',
        'skerry_network_settings[families][shop]': 'off',
      });
      expect(site.wp('skerry', 'enable', 'shop')).toEqual({
        isDone: false,
        text: 'Error: The network controls the settings of this site.\n',
      });
      expect(settings().families['shop']).toBe('off');
      await setNetwork({ 'skerry_network_settings[families][shop]': 'off' });
      expect(site.wp('skerry', 'enable', 'shop').isDone).toBe(true);
      expect(settings().families['shop']).toBe('on');
    },
  );

  test('nothing is left on any site when the plugin is deleted', () => {
    site.php(
      "switch_to_blog( 2 ); update_option( 'skerry_settings', array( 'inherit' => true ) );",
    );
    site.php("set_site_transient( 'skerry_network_settings_said', array( 'x' ), 60 );");
    expect(JSON.parse(site.php(optionNamesJson))).not.toEqual([]);
    site.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php';
add_filter( 'filesystem_method', fn() => 'direct' ); deactivate_plugins( 'skerry/skerry.php' );
delete_plugins( array( 'skerry/skerry.php' ) );`);
    expect(existsSync(join(site.folder, 'wp-content/plugins/skerry'))).toBe(false);
    expect(JSON.parse(site.php(optionNamesJson))).toEqual([]);
    expect(JSON.parse(site.php(`switch_to_blog( 2 ); ${optionNamesJson}`))).toEqual([]);
    const meta = `global $wpdb; echo $wpdb->get_var( "select count(*) from $wpdb->sitemeta where meta_key like '%skerry%'" );`;
    expect(site.php(meta)).toBe('0');
  });
});
