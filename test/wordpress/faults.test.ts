import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { optionNamesJson, ownerOf } from './owner';
import { missing, type Site, startSite } from './site';

const lacks = missing() ?? (existsSync('dist/skerry.js') ? null : 'the build');
if (lacks) console.log(`Reports of faults on a real WordPress: not run, there is no ${lacks}.`);

const SETUP_MS = 120_000;
const report = {
  family: 'shop',
  source: 'cart-fragments',
  phase: 'mount',
  message: 'TypeError: broken',
  page: '/',
  version: '0.1.0',
  browser: 'Firefox 140',
};
/** A host whose visitor address comes from a header, and whose e-mails are written to a file. */
const host = `<?php
add_filter( 'skerry_visitor_address', fn( $address ) => $_SERVER['HTTP_X_VISITOR'] ?? $address );
add_filter( 'pre_wp_mail', function ( $sent, $mail ) {
	file_put_contents( WP_CONTENT_DIR . '/mails.txt', json_encode( $mail ) . "\\n", FILE_APPEND );
	return true;
}, 10, 2 );`;

interface Row {
  readonly count: number;
  readonly page: string;
  readonly message: string;
}

describe.skipIf(lacks !== null)('reports of faults on a real WordPress', () => {
  let site: Site;
  /** Addresses of which no two are in the same group when visitors are counted. */
  let addresses: readonly string[];
  beforeAll(async () => {
    site = await startSite('<p>Getting here</p>');
    const folder = join(site.folder, 'wp-content/mu-plugins');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'host.php'), host);
    addresses = JSON.parse(
      site.php(
        `$by_group = array(); foreach ( range( 1, 99 ) as $at ) { $_SERVER['HTTP_X_VISITOR'] = "192.0.2.$at"; $by_group[ \\Skerry\\visitor_group( time() ) ] = "192.0.2.$at"; } echo json_encode( array_values( $by_group ) );`,
      ),
    ) as string[];
  }, SETUP_MS);
  afterAll(() => site?.stop());

  const { get, page, post, save, settings } = ownerOf(() => site);
  const mailFile = () => join(site.folder, 'wp-content/mails.txt');
  const mails = () =>
    readFileSync(mailFile(), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { to: string; subject: string; message: string });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.address}/?rest_route=/skerry/v1/faults`, {
      method: 'POST',
      headers: { origin: site.address, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    await response.text();
    return response.status;
  };
  const stored = () =>
    JSON.parse(site.php('echo json_encode( \\Skerry\\stored_faults() );')) as Row[];
  const optionNames = () => JSON.parse(site.php(optionNamesJson)) as string[];
  /** Sends the same fault several times, distributed among this number of visitors. */
  const sendFaults = async (times: number, visitors: number, overrides = {}) => {
    for (let at = 0; at < times; at += 1)
      await send({ ...report, ...overrides }, { 'x-visitor': addresses[at % visitors] ?? '' });
  };

  beforeEach(() => {
    site.php(
      "delete_option( 'skerry_faults' ); delete_option( 'skerry_switched_off' ); update_option( 'skerry_settings', array( 'faults' => '1' ) );",
    );
    writeFileSync(mailFile(), '');
  });

  test('they are rejected unless the owner has enabled them', async () => {
    site.php("delete_option( 'skerry_settings' );");
    expect(await send(report)).toBe(404);
    expect(optionNames()).toEqual([]);
    expect(await get(site.post)).not.toContain('data-faults');
    await save({ 'skerry_settings[faults]': '0.1' });
    expect(settings()).toMatchObject({ faults: '0.1' });
    const html = await get(site.post);
    expect(html).toMatch(/data-faults="[^"]*skerry\/v1\/faults" data-faults-share="0\.1"/);
    expect(await save({ 'skerry_settings[faults]': '7' })).toContain('not one of the choices');
    expect(settings()).toMatchObject({ faults: '0.1' });
    expect(await send(report)).toBe(204);
  });

  test('the owner sees them by family, page and browser, and so does Site Health', async () => {
    await send(report);
    await send(report);
    await send({ ...report, family: '', source: 'bus', browser: '' });
    expect(await page()).toMatch(
      /<td>shop<\/td><td>\/<\/td><td>Firefox 140<\/td><td>2<\/td><td>cart-fragments \(mount\): TypeError: broken<\/td>/,
    );
    const info = site.php(
      "echo apply_filters( 'debug_information', array() )['skerry']['fields']['faults']['value'];",
    );
    expect(info).toBe('Skerry /: 1; shop / Firefox 140: 2');
    expect(site.php("echo \\Skerry\\site_status()['description'];")).toContain(
      '<li>shop / Firefox 140: 2</li>',
    );
  });

  test.each<[string, unknown, number, Record<string, string>]>([
    ['of one megabyte', { ...report, message: 'x'.repeat(1_000_000) }, 413, {}],
    ['of another origin', report, 403, { origin: 'https://evil.example' }],
    ['without an origin', report, 403, { origin: '' }],
    ['of an origin that is none', report, 403, { origin: 'null' }],
    ['that is no JSON', '{"family":', 400, {}],
    ['that is a number', '1', 400, {}],
    ['of nested lists', '['.repeat(1000), 400, {}],
    ['of an unknown family', { ...report, family: 'nonsense' }, 400, {}],
    ['with lists for texts', { ...report, family: ['shop'], page: {} }, 400, {}],
    ['of a page with a query', { ...report, page: '/?mail=a@b.example' }, 400, {}],
    ['of a page elsewhere', { ...report, page: 'https://evil.example/' }, 400, {}],
    ['of a page with markup', { ...report, page: '/<script>' }, 400, {}],
    ['of an unknown phase', { ...report, phase: 'x' }, 400, {}],
  ])('a report %s is refused, and nothing is written', async (_, body, status, headers) => {
    expect(await send(body, headers)).toBe(status);
    expect(stored()).toEqual([]);
  });

  test('hostile texts are cut to one line and shown as text', async () => {
    const message = `<img src=x onerror=alert(1)>\u0000\r\n\u202Eline${'y'.repeat(900)}`;
    const hostile = { ...report, message, source: '"><b>', browser: '<b>1', version: '<i>' };
    expect(await send(hostile)).toBe(204);
    const [row] = stored();
    expect(row?.message).toHaveLength(200);
    expect(row?.message).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    const html = await page();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('"><b>');
    expect(site.php("echo \\Skerry\\site_status()['description'];")).not.toContain('<b>');
  });

  test('a flood is cut off after thirty in a minute, and what is kept stays bounded', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 80; at += 1)
      statuses.push(await send({ ...report, message: `fault ${at}` }));
    // The current minute may change once meanwhile.
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(60);
    expect(statuses).toContain(429);
    const size = site.php(
      `$rows = array(); for ( $at = 0; $at < 1000; ++$at ) { $rows = \\Skerry\\add_report( $rows, array( 'family' => 'shop', 'page' => "/$at" ), 'aa', $at ); } echo count( $rows ), ' ', reset( $rows )['page'];`,
    );
    expect(size).toBe('200 /999');
    const autoload = site.php(
      'global $wpdb; echo $wpdb->get_var( "select autoload from {$wpdb->options} where option_name = \'skerry_faults\'" );',
    );
    expect(autoload).toMatch(/^(no|off)$/);
  });

  test('of ten thousand reports in a minute thirty are kept, and the rest writes nothing', () => {
    const [kept = 0, writes = 0] = JSON.parse(
      site.php(
        `$writes = 0; add_action( 'update_option_skerry_faults', function () use ( &$writes ) { ++$writes; } );
add_action( 'add_option_skerry_faults', function () use ( &$writes ) { ++$writes; } );
$kept = 0; $now = time();
for ( $at = 0; $at < 10000; ++$at ) { $report = \\Skerry\\read_report( '{"family":"shop","phase":"event","page":"/","message":"fault ' . $at . '"}' ); $kept += \\Skerry\\keep_report( $report, $now ); }
echo json_encode( array( $kept, $writes ) );`,
      ),
    ) as number[];
    expect([kept, writes]).toEqual([30, 30]);
    expect(stored()).toHaveLength(30);
  });

  test('a family that fails again and again for several visitors is off on that page, and the owner gets one e-mail', async () => {
    await sendFaults(4, 3);
    expect(await get(site.post)).not.toContain('data-only');
    expect(mails()).toEqual([]);
    await sendFaults(4, 3);
    const html = await get(site.post);
    expect(html).toContain('data-only="modules,learndash,consent,');
    expect(html).toMatch(/<script(?![^>]*type="text\/skerry)[^>]*id=["']wc-add-to-cart-js["']/);
    expect(await get(`${site.address}/wp-login.php`)).not.toContain('data-only');
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toMatchObject({ to: 'owner@site.example' });
    expect(mails()[0]?.message).toContain('“shop” has failed');
    expect(mails()[0]?.message).toContain('options-general.php?page=skerry');
    expect(site.php("echo \\Skerry\\site_status()['status'];")).toBe('recommended');
  });

  test('one visitor alone switches nothing off, nor do faults of Skerry itself, nor old ones', async () => {
    await sendFaults(12, 1);
    await sendFaults(12, 4, { family: '' });
    expect(await get(site.post)).not.toContain('data-only');
    const failsAgain = (age: number) =>
      site.php(
        `$rows = array(); foreach ( range( 1, 6 ) as $at ) { $rows = \\Skerry\\add_report( $rows, array( 'family' => 'shop', 'page' => '/a/' ), "v$at", 1000000 ); } var_export( \\Skerry\\fails_again_and_again( $rows, 'shop', '/a', 1000000 + ${age} ) );`,
      );
    expect(failsAgain(60)).toBe('true');
    expect(failsAgain(86_401)).toBe('false');
  });

  test('the owner switches it on again with a button; a second round sends no second e-mail', async () => {
    await sendFaults(6, 3);
    const html = await page();
    const nonce = /name="skerry_nonce" value="(\w+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('aria-label="Switch on again: shop on /"');
    const fields = { action: 'skerry_switch_on', family: 'shop', page: '/' };
    const unsigned = await post('/wp-admin/admin-post.php', fields);
    expect(unsigned.status).toBe(403);
    await unsigned.text();
    const stranger = await fetch(`${site.address}/wp-admin/admin-post.php`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, skerry_nonce: nonce }),
    });
    expect(await stranger.text()).not.toContain('Switch on again');
    expect(await get(site.post)).toContain('data-only');
    const response = await post('/wp-admin/admin-post.php', { ...fields, skerry_nonce: nonce });
    expect(response.url).toContain('page=skerry');
    expect(await response.text()).not.toContain('Switch on again');
    expect(await get(site.post)).not.toContain('data-only');
    expect(stored()).toEqual([]);
    await sendFaults(6, 3);
    expect(await get(site.post)).toContain('data-only');
    expect(mails()).toHaveLength(1);
  });

  test('no more than three e-mails go out in a day', async () => {
    for (const family of ['shop', 'modules', 'learndash', 'consent'])
      await sendFaults(5, 3, { family });
    expect(mails()).toHaveLength(3);
    expect(await get(site.post)).toContain('data-only="sticky,');
  });

  test('nothing of them is left after the plugin is deleted', async () => {
    await sendFaults(6, 3);
    expect(optionNames()).toEqual(expect.arrayContaining(['skerry_faults', 'skerry_switched_off']));
    site.php(
      "define( 'WP_UNINSTALL_PLUGIN', 'skerry/skerry.php' ); require WP_PLUGIN_DIR . '/skerry/uninstall.php';",
    );
    expect(optionNames()).toEqual([]);
  });
});
