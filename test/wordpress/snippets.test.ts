import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../tools/find-browser.mjs';
import { launchBrowser } from '../../tools/launch-browser.mjs';
import { ownerOf } from './owner';
import { missing, type Site, startSite } from './site';

const lacks = missing() ?? (existsSync('dist/skerry.js') ? null : 'the build');
if (lacks) console.log(`Snippets on a real WordPress: not run, there is no ${lacks}.`);

const SETUP_MS = 120_000;
/** A plugin that prints code from the query at a position from the query, as snippets of a site do. */
const snippets = `<?php
$code = $_GET['code'] ?? '';
foreach ( array( 'wp_head', 'wp_footer' ) as $at ) {
	if ( $at === ( $_GET['at'] ?? '' ) ) {
		add_action( $at, function () use ( $code ) { echo $code; }, 100 );
	}
}
if ( 'content' === ( $_GET['at'] ?? '' ) ) {
	add_filter( 'the_content', fn( $content ) => $content . $code, 100 );
}
if ( 'flush' === ( $_GET['other'] ?? '' ) ) {
	add_filter( 'the_content', function ( $content ) { ob_flush(); flush(); return $content; }, 100 );
}
if ( 'direct' === ( $_GET['other'] ?? '' ) ) {
	add_action( 'template_redirect', function () { echo '<html><head>'; wp_head(); echo '</head><body>'; wp_footer(); echo '</body></html>'; exit; } );
}
// A second buffer, outside the plugin's or inside it; WordPress 6.9 has one too.
function buffer_page( $value ) {
	ob_start( fn( $page ) => $page . '<!--seen-->', 0, PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE );
	return $value;
}
if ( 'outer' === ( $_GET['other'] ?? '' ) ) {
	add_filter( 'template_include', 'buffer_page', 1 );
}
if ( 'inner' === ( $_GET['other'] ?? '' ) ) {
	add_action( 'wp_head', 'buffer_page', PHP_INT_MIN );
}
// As in Divi 4.10 and later: jQuery at the end of the page, and a placeholder for it in the head.
if ( 'stand-in' === ( $_GET['other'] ?? '' ) ) {
	add_action( 'wp_head', function () {
		echo '<script>let jqueryParams=[];window.jQuery=window.$=function(r){jqueryParams=[...jqueryParams,r]};$.fn={};$.fn.ready=function(r){jqueryParams=[...jqueryParams,r]};</script>';
	}, 1 );
	add_action( 'wp_enqueue_scripts', function () {
		foreach ( array( 'jquery', 'jquery-core', 'jquery-migrate' ) as $handle ) {
			wp_scripts()->add_data( $handle, 'group', 1 );
		}
		wp_add_inline_script( 'jquery', 'jqueryParams.length&&$.each(jqueryParams,function(e,r){if(r){let a=r;$(document).ready(a)}});' );
	} );
}
add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'magnific-popup', '/Divi/includes/builder/magnific-popup.js', array( 'jquery' ), '1', true ), 11 );
`;

describe.skipIf(lacks !== null)('snippets of a site on a real WordPress', () => {
  let site: Site;
  const owner = ownerOf(() => site);
  beforeAll(async () => {
    site = await startSite('<p>Content</p>');
    const folder = join(site.folder, 'wp-content/mu-plugins');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'snippets.php'), snippets);
    writeFileSync(join(folder, 'hides.js'), 'jQuery(".x").hide();');
  }, SETUP_MS);
  afterAll(() => site?.stop());

  const address = (query: Record<string, string> = {}) =>
    `${site.post}&${new URLSearchParams(query)}`;
  const get = (query?: Record<string, string>) => owner.get(address(query));
  const code = '<script>jQuery(function ($) { document.title = $.fn.jquery; });</script>';
  const isActive = (page: string, handle: string) =>
    new RegExp(`<script[^>]* id=["']${handle}-js["']`).test(page);

  test.each(['wp_head', 'content', 'wp_footer'])('one in %s finds jQuery', async (at) => {
    const page = await get({ at, code });
    expect(page).toContain(code);
    expect(isActive(page, 'jquery-core')).toBe(true);
    expect(isActive(page, 'jquery-migrate')).toBe(true);
    expect(isActive(page, 'divi-custom-script')).toBe(false);
    expect(isActive(page, 'magnific-popup')).toBe(false);
  });

  test('a handler in the markup finds jQuery, and a call of the lightbox the lightbox', async () => {
    const handler = '<a onclick="jQuery(this).hide()">x</a>';
    expect(isActive(await get({ at: 'content', code: handler }), 'jquery-core')).toBe(true);
    const call = '<script>jQuery(".x").magnificPopup();</script>';
    const page = await get({ at: 'wp_footer', code: call });
    expect(isActive(page, 'magnific-popup')).toBe(true);
    expect(isActive(page, 'jquery-core')).toBe(true);
  });

  test('a file of the site that has not declared jQuery as a dependency finds it', async () => {
    const file = (url: string) => get({ at: 'wp_footer', code: `<script src="${url}"></script>` });
    const address = `${site.address}/wp-content/mu-plugins/hides.js`;
    expect(isActive(await file(`${address}?ver=1`), 'jquery-core')).toBe(true);
    expect(isActive(await file(address.replace('hides', 'gone')), 'jquery-core')).toBe(false);
  });

  test('jQuery is restored as WordPress has printed it, and nothing else changes', async () => {
    const tags = (page: string) => page.match(/<script[^>]*jquery\/[^>]*>/g);
    const original = await get({ skerry: 'off' });
    expect(tags(await get({ at: 'content', code }))).toEqual(tags(original));
    const without = await get();
    expect(isActive(without, 'jquery-core')).toBe(false);
    const rest = (page: string) => page.replace(/<script[^>]*jquery\/[^>]*>/g, '');
    const shown = await get({ at: 'content', code: '<!--here-->' });
    const withCode = await get({ at: 'content', code });
    const normalise = (page: string) =>
      rest(page)
        .replace(/ data-skerry-needs="[^"]*"/g, '')
        .replace(/code=[^"&]*/g, '');
    expect(normalise(withCode).replace(code, '<!--here-->')).toBe(normalise(shown));
  });

  test.each(['outer', 'inner'])(
    'a page is the same where WordPress or a plugin holds it back as well (%s)',
    async (other) => {
      const strip = (text: string) => text.replace(/<!--seen-->|other=\w+/g, '');
      for (const query of [{}, { at: 'content', code }]) {
        const buffered = await get({ ...query, other });
        expect(buffered).toContain('<!--seen-->');
        expect(strip(buffered)).toBe(strip(await get({ ...query, other: 'none' })));
        expect(isActive(buffered, 'jquery-core')).toBe('code' in query);
      }
    },
  );

  test.each(['flush', 'direct'])(
    'a page that is sent bit by bit, or without a template, has its jQuery (%s)',
    async (other) => {
      const page = await get({ other });
      expect(page.trim()).toMatch(/<\/html>$/);
      expect(page).not.toMatch(/Notice|Warning/);
      expect(isActive(page, 'jquery-core')).toBe(true);
      expect(isActive(page, 'divi-custom-script')).toBe(false);
    },
  );

  test('feeds, REST and a page with ?skerry=off are what they were', async () => {
    const query = { at: 'content', code: '<script>jQuery()</script>' };
    const feed = await get({ ...query, feed: 'rss2' });
    expect(feed).toContain('<?xml');
    expect(feed).not.toContain('skerry');
    const off = await get({ ...query, skerry: 'off' });
    expect(off).not.toContain('text/skerry-original');
    expect(isActive(off, 'divi-custom-script')).toBe(true);
    const rest = await fetch(`${site.address}/?rest_route=/wp/v2/posts`);
    expect(Array.isArray(await rest.json())).toBe(true);
  });

  test('the owner reads in the settings that code on the page keeps jQuery', async () => {
    await owner.get(address({ at: 'content', code }), true);
    expect(await owner.page()).toMatch(/<td>jquery-core<\/td><td>used by code on the page/);
  });

  describe.skipIf(!findBrowser('chromium'))('in a browser', () => {
    const open = async () => {
      const browser = await launchBrowser();
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      return {
        page,
        /** Waits until the snippet has run. */
        expectRun: async (query: Record<string, string>) => {
          await page.goto(address({ ...query, at: 'content', code }));
          await expect.poll(() => page.title(), { timeout: 20_000 }).toMatch(/^\d+\.\d+/);
          expect(errors.filter((message) => /jQuery|\$/i.test(message))).toEqual([]);
        },
      };
    };

    test('Divi’s placeholder for jQuery does not keep jQuery, and passes early calls of a snippet to it', async () => {
      const { page, expectRun } = await open();
      await page.goto(address({ other: 'stand-in' }));
      expect(await page.evaluate(() => 'jQuery' in window)).toBe(false);
      await expectRun({ other: 'stand-in' });
    });

    test('the snippet runs, without an error', async () => {
      const { expectRun } = await open();
      await expectRun({});
    });
  });
});
