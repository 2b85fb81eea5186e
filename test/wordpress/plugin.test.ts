import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { families } from '../../src/runtime/family';
import { alone, hasPhp, mustUse, type Script, visit } from './visit-plugin';

const source = readdirSync('wordpress/includes')
  .map((name) => readFileSync(`wordpress/includes/${name}`, 'utf8'))
  .join('');
const listed = JSON.parse(readFileSync('wordpress/scripts.json', 'utf8')) as {
  replaced: { handle: string; families: string[] }[];
  kept: { handle: string; why: string }[];
};

const bundle: Script = [
  'divi-custom-script',
  '/wp-content/themes/Divi/js/scripts.min.js',
  ['jquery'],
  'var DIVI = {};',
];
const cart: Script = [
  'wc-cart',
  '/woocommerce/assets/js/frontend/cart.min.js',
  ['jquery'],
  'var wc_cart_params = {};',
];
const jquery = 'id="jquery-core-js"';

describe('the list of handles', () => {
  test('is that of scripts.json', () => {
    const rows = [...source.matchAll(/^\t'([\w-]+)' +=> '(\w+)',$/gm)].map(
      ([, handle, family]) => `${handle}: ${family}`,
    );
    const expected = listed.replaced.map((row) => `${row.handle}: ${row.families[0]}`);
    expect(new Set(rows)).toEqual(new Set(expected));
  });

  test('scripts that stay are those of scripts.json, with what they do', () => {
    const kept = readFileSync('wordpress/includes/kept-scripts.php', 'utf8');
    const rows = [...kept.matchAll(/array\( __\( '(.+)', 'skerry' \), '(.+)' \)/g)].flatMap(
      ([, what = '', handles = '']) =>
        handles.split(' ').map((handle) => `${handle}: ${what.replaceAll("\\'", "'")}`),
    );
    expect(rows.sort()).toEqual(listed.kept.map(({ handle, why }) => `${handle}: ${why}`).sort());
  });

  test('the families are those of the product', () => {
    const [, list = ''] = /const FAMILIES = array\( (.*) \);/.exec(source) ?? [];
    expect(list.replaceAll("'", '').split(', ')).toEqual(families);
  });
});

describe.skipIf(!hasPhp)('the plugin', () => {
  test('prints the tag and the rule for visitors without scripts first in the head', () => {
    const { head } = visit();
    expect(head).toMatch(
      /^<script src="https:\/\/site\.example\/wp-content\/plugins\/skerry\/dist\/skerry\.js\?ver=\d+" id="skerry-js"/,
    );
    expect(head).not.toMatch(/ defer| async|data-only/);
    expect(head).toContain(
      '<noscript><style>.et_animated,.et-waypoint{opacity:1!important}</style></noscript>',
    );
  });

  test('prints the same to every visitor, so that a page cache may keep it', () => {
    const page = { scripts: [bundle, cart], content: '<div class="et_pb_tabs"></div>' };
    const { head, printed } = visit(page);
    const other = visit({
      ...page,
      cookies: {
        'cookieyes-consent': 'consentid:x,consent:yes,action:yes',
        woocommerce_items_in_cart: '2',
        wordpress_logged_in_x: 'someone',
      },
      headers: { HTTP_USER_AGENT: 'Mozilla/5.0 (iPhone) Mobile', HTTP_ACCEPT_LANGUAGE: 'ar' },
    });
    expect(other.head).toBe(head);
    expect(other.printed).toBe(printed);
  });

  test('removes the script, leaves its data, and removes jQuery when nothing depends on it', () => {
    const { first } = visit({ scripts: [bundle, cart] });
    expect(first).toContain('<script id="divi-custom-script-js-extra">var DIVI = {};</script>');
    expect(first).toContain('wc_cart_params');
    expect(first).not.toContain(' src=');
  });

  test.each([
    [
      'stays on a page with a module of Extra’s own, which it alone opens',
      'et_pb_extra_module',
      true,
    ],
    ['is removed from other pages', 'et_pb_text', false],
  ])('the script of the Extra theme %s', (_, name, isKept) => {
    const extra: Script = ['extra-scripts', '/themes/Extra/scripts/scripts.min.js', ['jquery']];
    const { footer, stays } = visit({
      shortcodes: ['<div class="et_pb_row"></div>', `<div class="module ${name}"></div>`, ''],
      late: [extra],
    });
    expect(footer.includes('/Extra/scripts/')).toBe(isKept);
    expect(footer.includes(jquery)).toBe(isKept);
    expect(Object.keys(stays).includes('extra-scripts')).toBe(isKept);
  });

  test('jQuery and other dependencies stay for what is kept', () => {
    const quiz: Script = [
      'wpProQuiz_front_javascript',
      '/quiz.js',
      ['jquery', 'jquery-ui-sortable'],
    ];
    const sortable: Script = ['jquery-ui-sortable', '/sortable.js', ['jquery']];
    const { first } = visit({ scripts: [bundle, sortable, quiz] });
    expect(first).toContain(jquery);
    expect(first).toContain('/sortable.js');
    expect(first).toContain('/quiz.js');
    expect(first).not.toContain('scripts.min.js');
  });

  test('what a foreign script needs through a replaced one stays', () => {
    const swatches: Script = ['swatches', '/swatches.js', ['wc-cart']];
    const { first } = visit({ scripts: [cart, swatches] });
    expect(first.indexOf(jquery)).toBeLessThan(first.indexOf('/swatches.js'));
    expect(first).toContain(jquery);
    expect(first).not.toContain('/cart.min.js');
  });

  test.each<[string, Script[], boolean]>([
    ['by its new name', [['theme', '/theme.js', ['wc-jquery-blockui']]], true],
    ['by its old name, which is an alias', [['theme', '/theme.js', ['jquery-blockui']]], true],
    ['by no name', [], false],
  ])(
    'a library that WooCommerce 10.3 has renamed stays if a script depends on it %s',
    (_, scripts, stays) => {
      const { first } = visit({
        registered: [
          ['wc-jquery-blockui', '/jquery.blockUI.min.js', ['jquery']],
          ['jquery-blockui', false, ['wc-jquery-blockui']],
        ],
        scripts: [
          ['wc-add-to-cart', '/add-to-cart.min.js', ['jquery', 'wc-jquery-blockui']],
          ['woocommerce', '/woocommerce.min.js', ['jquery', 'jquery-blockui']],
          ...scripts,
        ],
      });
      expect(first.split('/jquery.blockUI.min.js')).toHaveLength(stays ? 2 : 1);
      expect(first.includes(jquery)).toBe(stays);
      expect(first).not.toMatch(/add-to-cart|woocommerce\.min/);
    },
  );

  test.each([
    ['stays where a gateway wants it', '["wallet"]', true],
    ['is removed if no gateway needs it', '[]', false],
  ])('a gateway’s own button at the checkout %s', (_, gateways, isKept) => {
    const button: Script = [
      'wc-custom-place-order-button',
      '/custom-place-order-button.min.js',
      ['jquery'],
    ];
    const checkout: Script = [
      'wc-checkout',
      '/woocommerce/assets/js/frontend/checkout.min.js',
      ['jquery', 'woocommerce', 'wc-custom-place-order-button'],
      `var wc_checkout_params = {"gateways_with_custom_place_order_button":${gateways}};`,
    ];
    const { first } = visit({ registered: [button], scripts: [checkout] });
    expect(first).not.toContain('/checkout.min.js');
    expect(first.includes('/custom-place-order-button.min.js')).toBe(isKept);
    expect(first.includes(jquery)).toBe(isKept);
  });

  test('inline code that hangs on a replaced script keeps its jQuery', () => {
    const [handle, src, deps = [], data = ''] = bundle;
    const inline: Script = [handle, src, deps, data, 'jQuery(function ($) {});'];
    expect(visit({ scripts: [inline] }).first).toContain(jquery);
  });

  test('a foreign script that is enqueued late gets its dependencies', () => {
    const { first, footer } = visit({
      scripts: [cart],
      late: [
        ['swatches', '/swatches.js', ['wc-add-to-cart-variation']],
        ['wc-add-to-cart-variation', '/v.js', ['jquery']],
      ],
    });
    expect((first + footer).split(jquery)).toHaveLength(2);
    expect(footer).toContain('/swatches.js');
    expect(footer).not.toContain('/v.js');
  });

  test("a library is removed as the builder's copy, and stays for others and as another theme's", () => {
    const copy: Script = [
      'magnific-popup',
      '/Divi/includes/builder/feature/magnific-popup.js',
      ['jquery'],
    ];
    expect(visit({ scripts: [copy] }).first).not.toContain('magnific-popup.js');
    const gallery: Script = ['gallery', '/gallery.js', ['magnific-popup']];
    expect(visit({ scripts: [copy, gallery] }).first).toContain('magnific-popup.js');
    const foreign: Script = ['magnific-popup', '/themes/other/magnific-popup.js'];
    expect(visit({ scripts: [foreign] }).first).toContain('magnific-popup.js');
  });

  test("the consent plugin's older interface is left alone", () => {
    const script = (data: string): Script => ['cookie-law-info', '/cookie.js', [], data];
    expect(visit({ scripts: [script('var _ckyConfig = {};')] }).first).not.toContain('/cookie.js');
    expect(visit({ scripts: [script('var Cli_Data = {};')] }).first).toContain('/cookie.js');
  });

  test('a filter sets which families are on; the scripts of the others stay', () => {
    const { head, first } = visit({
      scripts: [bundle, cart],
      families: ['modules', 'sticky', 'nonsense'],
    });
    expect(head).toContain('data-only="modules,sticky"');
    expect(head).toContain(' defer');
    expect(first).not.toContain('scripts.min.js');
    expect(first).toContain('/cart.min.js');
    expect(first).toContain(jquery);
  });

  test.each([
    ['in the visual builder', { builder: true }],
    ['in the visual builder by its address', { get: { et_fb: '1' } }],
    ['in the administration', { admin: true }],
    ['with ?skerry=off', { get: { skerry: 'off' } }],
    ['without a family', { families: [] }],
    ['without its files', { plugin: alone }],
  ])('changes nothing %s', (_, options) => {
    const { head, first } = visit({ scripts: [bundle, cart], ...options });
    expect(head).toBe('');
    expect(first).toContain('scripts.min.js');
    expect(first).toContain('/cart.min.js');
  });

  test('an address that looks like the builder is no builder', () => {
    expect(visit({ builder: false, get: { et_fb: '1' } }).head).not.toBe('');
  });

  test('is a must-use plugin as well', () => {
    expect(visit({ plugin: mustUse }).head).toContain('/skerry/dist/skerry.js');
  });

  test('Site Health lists the active families', () => {
    const { info, status } = visit({ families: ['shop'] });
    expect(info.skerry.fields.state.value).toMatch(/^Skerry is on for: shop\. https:/);
    expect(status).toMatchObject({ status: 'good' });
    const without = visit({ plugin: alone });
    expect(without.status).toMatchObject({ status: 'recommended' });
    expect(without.status.description).toContain(
      'its files (dist/) are missing next to the plugin',
    );
  });
});

test.skipIf(!hasPhp)('the template for translators has the texts of today', () => {
  const { stdout } = spawnSync('php', ['tools/pot.php', '--print'], { encoding: 'utf8' });
  expect(readFileSync('wordpress/languages/skerry.pot', 'utf8')).toBe(stdout);
});

describe('docs/wordpress.md', () => {
  const page = readFileSync('docs/wordpress.md', 'utf8');

  test('names every handle that is removed, and every filter', () => {
    const handles = listed.replaced.map(({ handle }) => handle);
    expect(handles.filter((handle) => !page.includes(`\`${handle}\``))).toEqual([]);
    const filters = [...source.matchAll(/apply_filters\( '(skerry_\w+)'/g)].map(
      ([, name = '']) => name,
    );
    expect(filters.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

test('every filter of the plugin is named on the settings page where a site uses it', () => {
  const used = [...source.matchAll(/apply_filters\( '(skerry_\w+)'/g)].map(([, name = '']) => name);
  const [, list = ''] = /\$names = array\((.*?)\);/.exec(source) ?? [];
  const named = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  // This filter is used only by a second copy of the plugin.
  expect(new Set(named)).toEqual(new Set(used.filter((name) => name !== 'skerry_other_copies')));
});
