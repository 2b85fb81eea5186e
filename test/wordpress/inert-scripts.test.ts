import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { alone, folder, hasPhp, type Script, visit } from './visit-plugin';

const bundle: Script = [
  'divi-custom-script',
  '/Divi/js/scripts.min.js',
  ['jquery'],
  'var DIVI = {};',
];
const cart: Script = [
  'wc-cart',
  '/woocommerce/cart.min.js',
  ['jquery', 'js-cookie'],
  'var wc_cart_params = {};',
];
const cookies: Script = [
  'js-cookie',
  '/js.cookie.min.js',
  [],
  'var cookieData = 1;',
  'Cookies.noConflict();',
];

describe.skipIf(!hasPhp)('the old scripts on a page', () => {
  test('are inert in their order with family, handle and dependencies', () => {
    const { inert, first } = visit({ registered: [cookies], scripts: [bundle, cart] });
    const tags = [
      ...inert.matchAll(/data-skerry-original="([^"]*)" data-skerry-handle="([^"]*)"/g),
    ];
    expect(tags.map(([, families, handle]) => `${handle}: ${families}`)).toEqual([
      'jquery-core: ',
      'divi-custom-script: modules abtest',
      'js-cookie: ',
      'js-cookie: ',
      'js-cookie: ',
      'wc-cart: shop',
    ]);
    expect(inert).toContain(
      '<script type="text/skerry-original" data-skerry-original="shop" data-skerry-handle="wc-cart" data-skerry-needs="js-cookie jquery-core" data-skerry-type="text/javascript" data-skerry-id="wc-cart-js" src="/woocommerce/cart.min.js"></script>',
    );
    expect(first).not.toMatch(/ src=|[^-]id="(wc-cart|jquery-core)-js"/);
  });

  test('data of a replaced script stays active, that of a library only it needed is inert beside it', () => {
    const { inert, first } = visit({ registered: [cookies], scripts: [cart] });
    expect(first).toContain('<script id="wc-cart-js-extra">var wc_cart_params = {};</script>');
    expect(inert).not.toContain('wc_cart_params');
    expect(first).not.toContain('cookieData');
    expect(first).not.toContain('noConflict');
    expect(inert.indexOf('cookieData')).toBeLessThan(inert.indexOf('js.cookie.min.js'));
    expect(inert.indexOf('js.cookie.min.js')).toBeLessThan(inert.indexOf('noConflict'));
  });

  test('inline code of a replaced script stays alive, its translations do not', () => {
    const inline: Script = ['wc-cart', '/cart.min.js', [], '', 'var more = "<script>";'];
    const { inert, first } = visit({ scripts: [inline], translated: ['wc-cart'] });
    expect(first).toContain('<script id="wc-cart-js-after">var more = "<script>";</script>');
    expect(inert).not.toContain('var more');
    expect(inert).toMatch(/data-skerry-id="wc-cart-js-translations">translate\(\);<\/script>/);
  });

  test('the nonce of a policy stays on them', () => {
    expect(visit({ scripts: [bundle], nonce: 'abc' }).inert).toContain(
      'src="/Divi/js/scripts.min.js" nonce="abc"></script>',
    );
  });

  test('the dependencies of a late script run at their own place, once, with their data', () => {
    const { inert, footer, first, printed } = visit({
      registered: [cookies],
      scripts: [cart],
      late: [['late', '/late.js', ['js-cookie']]],
    });
    expect(inert).not.toContain('js.cookie');
    expect(first.indexOf('cookieData')).toBeGreaterThan(-1);
    expect(first.indexOf('cookieData')).toBeLessThan(first.indexOf('js.cookie.min.js'));
    expect(footer).toContain('/late.js');
    expect(printed.split('js.cookie.min.js')).toHaveLength(2);
  });

  test('nothing is printed twice alive', () => {
    const { printed } = visit({
      registered: [cookies],
      scripts: [bundle, cart],
      late: [['late', '/late.js']],
    });
    for (const text of ['wc_cart_params', 'cart.min.js', 'var DIVI', 'jquery.min.js', 'cookieData'])
      expect(printed.split(text)).toHaveLength(2);
  });

  test('are inert in the head also where another plugin has printed a script of its own before', () => {
    const { first, inert } = visit({ scripts: [bundle, cart], early: true });
    expect(first).not.toContain(' src=');
    expect(inert).toContain('/woocommerce/cart.min.js');
  });

  test('none is inert where Skerry is off', () => {
    expect(visit({ scripts: [bundle], get: { skerry: 'off' } }).inert).toBe('');
    expect(visit({ scripts: [bundle], families: ['shop'] }).inert).toBe('');
  });

  test('the safety net for a missing skerry.js is beside its tag and names the file of the old scripts', () => {
    const { head } = visit({ nonce: 'abc' });
    expect(head).toMatch(
      /id="skerry-safety-net-js" data-originals="https:\/\/site\.example\/wp-content\/plugins\/skerry\/dist\/originals\.js"[^>]* nonce="abc">net\(\);<\/script>/,
    );
  });

  test('it is there as well if the files are in the folder of WordPress', () => {
    const root = `${folder}/root/`;
    mkdirSync(`${root}skerry`, { recursive: true });
    for (const file of ['skerry.js', 'safety-net.js'])
      writeFileSync(`${root}skerry/${file}`, 'net();');
    const { head, inert } = visit({ plugin: alone, root, scripts: [bundle] });
    expect(inert).toContain('/Divi/js/scripts.min.js');
    expect(head).toMatch(
      /id="skerry-safety-net-js" data-originals="https:\/\/site\.example\/skerry\/originals\.js[^"]*"[^>]*>net\(\);<\/script>/,
    );
    expect(visit({ plugin: alone, root, safetyNet: 'file' }).head).toContain(
      '<script src="https://site.example/skerry/safety-net.js" id="skerry-safety-net-js"',
    );
    expect(visit({ safetyNet: 'file' }).head).toContain(
      '<script src="https://site.example/wp-content/plugins/skerry/dist/safety-net.js" id="skerry-safety-net-js"',
    );
  });
});
