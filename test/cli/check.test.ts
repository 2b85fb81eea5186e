import { Buffer } from 'node:buffer';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { readGlobals } from '../../cli/check/read-globals.mjs';
import { createApp } from '../../demo/server.mjs';
import { check, tag } from './page';

const hasBuild = existsSync('dist/inventory.js');
const pages = '../shared/pages';
const consent = `<script id="cookie-law-info-js-extra">var _ckyConfig = ${JSON.stringify({
  _providersToBlock: [{ re: 'stats.example', categories: ['analytics'] }],
  _bannerConfig: { settings: { type: 'box', applicableLaw: 'gdpr' } },
})};</script>`;

const codes = async (...options: Parameters<typeof check>) =>
  (await check(...options)).problems.map(({ code }) => code);

describe('globals of inline scripts', () => {
  test.each([
    ['var DIVI = {"item_count":"%d Item"};', 'DIVI', { item_count: '%d Item' }],
    ['window.a = [1,"]"];', 'a', [1, ']']],
    ['var b = "x";var c = {"d":"}\\""};', 'c', { d: '}"' }],
    ['var e = {unquoted: 1};', 'e', undefined],
    ['var f = {"open":', 'f', undefined],
    // The format of WordPress 7.
    ['var g = {"url":"/a/b"};\n//# sourceURL=g-js-extra', 'g', { url: '/a/b' }],
  ])('%s', (code, name, value) => {
    const globals = readGlobals([code]);
    expect(globals.has(name)).toBe(true);
    expect(globals.get(name)).toEqual(value);
  });

  test('text inside a value is no global', () => {
    expect([...readGlobals(['var a = {"html":"; b = {}"};']).keys()]).toEqual(['a']);
  });
});

describe.skipIf(!hasBuild)('the check of a page', () => {
  test('an ordinary page with the tag has no problems', async () => {
    const { problems, mounts, families } = await check({
      head: tag,
      body: '<div class="et_pb_tabs"></div><div class="et_pb_tabs"></div>',
    });
    expect(problems).toEqual([]);
    expect(mounts).toMatchObject([
      { name: 'tabs', count: 2, state: 'mounts' },
      { name: 'visible focus', count: 1, state: 'mounts' },
    ]);
    expect(families).toMatchObject({ modules: 'mounts', shop: 'nothing on this page' });
  });

  test('a missing tag is a problem unless the page before adding it is checked', async () => {
    expect(await codes({})).toEqual(['tag-missing']);
    expect(await codes({ isBefore: true })).toEqual([]);
  });

  test.each([
    ['a second tag', tag + tag, 'tag-twice'],
    ['an unknown family', tag.replace(' src', ' data-only="moduls" src'), 'tag-attribute'],
    [
      'one that is on and off',
      tag.replace(' src', ' data-only="shop" data-off="shop" src'),
      'tag-attribute',
    ],
    ['a deferred guard', consent + tag.replace(' src', ' defer src'), 'guard-deferred'],
    ['a guard as a module', consent + tag.replace(' src', ' type="module" src'), 'guard-deferred'],
    [
      'a held script before it',
      `${consent}<script src="https://stats.example/a.js"></script>${tag}`,
      'guard-late',
    ],
    [
      'a marked script before it',
      `${consent}<script data-cookieyes="cookieyes-analytics">x()</script>${tag}`,
      'guard-late',
    ],
    ['an unknown banner', consent.replace('"box"', '"bubble"') + tag, 'unknown-variant'],
    ['an unknown law', consent.replace('"gdpr"', '"lgpd"') + tag, 'unknown-variant'],
  ])('%s', async (_, head, code) => {
    expect(await codes({ head })).toEqual([code]);
  });

  test('a guard in the body is too late', async () => {
    expect(await codes({ head: consent, body: tag })).toEqual(['guard-late']);
  });

  test('without a banner the tag may be deferred', async () => {
    expect(await codes({ head: tag.replace(' src', ' defer src') })).toEqual([]);
  });

  test('markup whose configuration is missing', async () => {
    const { problems } = await check({
      head: tag,
      body: '<div class="et_pb_sticky_module"></div>',
    });
    expect(problems.map(({ text }) => text)).toEqual([
      'et_pb_sticky_elements is missing on the page: sticky modules cannot work fully.',
    ]);
  });

  test('a family is inactive for its old script, as in the runtime', async () => {
    const body = '<form class="variations_form"></form>';
    const old =
      '<script>var wc_add_to_cart_variation_params = {};</script>' +
      '<script src="/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js?ver=9"></script>';
    const report = await check({ head: tag + old, body });
    expect(report.families['shop']).toBe('stands down');
    expect(report.problems).toMatchObject([{ code: 'stands-down' }]);
    const without = await check({ head: old, body, isBefore: true });
    expect(without.families['shop']).toBe('mounts');
    expect(without.problems).toEqual([]);
  });

  test('what LearnDash 5 adds to a lesson stays and is named with its use', async () => {
    const folder = '/wp-content/plugins/sfwd-lms/';
    const { scripts } = await check({
      body: `<div class="learndash-wrapper"></div>
        <script id="learndash-presenter-mode-script-js" src="${folder}src/assets/dist/js/themes/ld30/components/presenter-mode.js"></script>
        <script id="learndash-ld30-shortcodes-script-js" src="${folder}any/shortcodes.js"></script>
        <script id="learndash-js" src="${folder}includes/course-grid/assets/js/script.js"></script>
        <script id="learndash-course-reviews-js" src="${folder}includes/course-reviews/dist/scripts.js"></script>
        <script id="learndash-front-js" src="${folder}themes/ld30/assets/js/learndash.js"></script>`,
      isBefore: true,
    });
    expect(scripts.map(({ handle, outcome, why }) => [handle, outcome, why])).toEqual([
      ['learndash-presenter-mode-script', 'stays', 'presenter mode of LearnDash 5'],
      ['learndash-ld30-shortcodes-script', 'stays', 'cards and profile of LearnDash 5'],
      ['learndash', 'stays', 'course grid'],
      ['learndash-course-reviews', 'stays', 'course reviews'],
      ['learndash-front', 'goes', expect.anything()],
    ]);
  });

  test('a family that the tag switches off does not mount, and its scripts are not counted off', async () => {
    const { families, bytes } = await check({
      head: `${tag.replace(' src', ' data-off="modules" src')}<script src="/wp-content/themes/Divi/js/scripts.min.js" id="divi-custom-script-js"></script>`,
      body: '<div class="et_pb_tabs"></div>',
    });
    expect(families['modules']).toBe('switched off');
    // The A/B tests are in the same script and are switched off with it.
    expect(bytes.before.bytes).toBe(68_500);
  });

  test('the bytes are those that the page fetches: a file counts with its imports', async () => {
    const sizes = JSON.parse(readFileSync('dist/sizes.json', 'utf8')) as Record<
      string,
      { gzip: number }
    >;
    const { bytes } = await check({
      head: tag,
      body: '<div class="et_pb_fullwidth_portfolio"></div>',
    });
    const names = ['skerry.js', 'runtime', 'ui', 'sliding-lists'];
    // The last one is loaded at the first key press.
    const fetched = [...names, 'slider', 'listing', 'keep-focus-seen'];
    expect(bytes.skerry).toBe(
      fetched.reduce((sum, name) => sum + (sizes[name]?.gzip ?? Number.NaN), 0),
    );
  });

  const frontend = '/wp-content/plugins/woocommerce/assets/js/frontend';
  test.each([
    ['wc-zoom', '/wp-content/plugins/woocommerce/assets/js/zoom/jquery.zoom.min.js', 'shared'],
    ['wc-select2', '/wp-content/plugins/woocommerce/assets/js/select2/select2.full.js', 'shared'],
    ['wc-photoswipe', '', 'shared'],
    ['photoswipe', '', 'shared'],
    ['jquery-payment', '', 'shared'],
    ['wc-dompurify', '', 'shared'],
    ['wc-address-autocomplete', `${frontend}/address-autocomplete.min.js`, 'stays'],
    ['wc-address-autocomplete-common', '', 'stays'],
    ['wc-back-in-stock-form', `${frontend}/back-in-stock-form.min.js`, 'stays'],
    ['wc-order-review', `${frontend}/order-review.min.js`, 'stays'],
  ])(
    '%s of WooCommerce 10.3 and later is known, by file or by data',
    async (handle, src, outcome) => {
      const body = src
        ? `<script id="${handle}-js" src="${src}"></script>`
        : `<script id="${handle}-js-extra">var a = {};</script>`;
      const { scripts } = await check({ head: tag, body });
      expect(scripts).toMatchObject([{ handle, outcome }]);
    },
  );

  test('bytes are read from the page if they can be loaded, else from a table, else not at all', async () => {
    const content = Buffer.from('a'.repeat(5_000));
    const { scripts, bytes } = await check({
      head: tag,
      body: `<script src="https://site.example/a.js"></script>
        <script id="easypiechart-js" src="/wp-content/themes/Divi/includes/builder/feature/dynamic-assets/assets/js/easypiechart.js"></script>
        <script src="https://other.example/b.js"></script>`,
      files: { 'https://site.example/a.js': content },
    });
    expect(scripts).toMatchObject([
      { bytes: gzipSync(content, { level: 9 }).length, bytesFrom: 'page', outcome: 'unknown' },
      { bytes: 3_000, bytesFrom: 'table', outcome: 'goes' },
      { bytes: null, bytesFrom: 'nowhere', outcome: 'unknown' },
    ]);
    expect(bytes.before.isComplete).toBe(false);
    expect(bytes.replaced).toEqual({ bytes: 3_000, isComplete: true });
  });
});

describe.skipIf(!hasBuild)('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-check-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['cli/skerry.mjs', ...args], { encoding: 'utf8' });

  // Runs five processes one after the other.
  test('ends with 0, 1 or 2', { timeout: 180_000 }, () => {
    const good = join(folder, 'good.html');
    writeFileSync(good, `<head>${tag}</head>`);
    const bad = join(folder, 'bad.html');
    writeFileSync(bad, '<p>nothing</p>');
    expect(run('check', good).status).toBe(0);
    expect(run('check', bad).status).toBe(1);
    expect(run('check', bad, '--before').status).toBe(0);
    const missing = run('check', join(folder, 'none.html'));
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain('cannot be read');
    expect(run('check').status).toBe(2);
  });

  test('reads a page of a server', async () => {
    const server = serve({ fetch: createApp().fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const address = `http://127.0.0.1:${port}/tabs/`;
      const { stdout } = await promisify(execFile)(process.execPath, [
        'cli/skerry.mjs',
        'check',
        address,
      ]);
      expect(stdout).toContain('No problems.');
      expect(stdout).toMatch(/^ {2}tabs +modules +\d+ +visible +mounts$/m);
    } finally {
      server.close();
    }
  });
});

describe.skipIf(!hasBuild || !existsSync(pages))('saved pages of a real site', () => {
  test.each([
    [
      'divi/kitchen-sink',
      { tabs: 1, slider: 4, 'contact form': 3, sticky: 1, motion: 1 },
      ['divi-custom-script', 'et-builder-modules-script-sticky'],
    ],
    ['shop/checkout', { checkout: 1, address: 1, shop: 1 }, ['wc-checkout', 'woocommerce']],
    [
      'courses/course-open',
      { learndash: 1, 'consent-banner': 1 },
      ['learndash-front', 'cookie-law-info'],
    ],
  ])('%s', async (name, parts, handles) => {
    const { readPage } = await import('../../cli/check/read-page.mjs');
    const { checkPage } = await import('../../cli/check/check-page.mjs');
    const report = await checkPage(await readPage(`${pages}/${name}.html`), { isBefore: true });
    expect(report.problems).toEqual([]);
    const counts = Object.fromEntries(report.mounts.map((mount) => [mount.name, mount.count]));
    expect(counts).toMatchObject(parts);
    const removed = report.scripts
      .filter(({ outcome }) => outcome === 'goes')
      .map(({ handle }) => handle);
    expect(removed).toEqual(expect.arrayContaining(handles));
    expect(report.bytes.after.bytes).toBeLessThan(report.bytes.before.bytes);
  });
});
