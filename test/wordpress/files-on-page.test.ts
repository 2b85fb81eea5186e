import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, hasPhp, mustUse, type Script, visit, type Visit } from './visit-plugin';

const root = mkdtempSync(join(tmpdir(), 'skerry-site-'));
const contents = mkdtempSync(join(tmpdir(), 'skerry-contents-'));
afterAll(() => {
  for (const place of [root, contents]) rmSync(place, { recursive: true });
});
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const bundle: Script = ['divi-custom-script', '/Divi/js/scripts.min.js', ['jquery']];
const lightbox: Script = ['magnific-popup', '/Divi/includes/builder/magnific-popup.js', ['jquery']];
const underscore: Script = ['underscore', '/wp-includes/js/underscore.min.js'];
const themeFile = '/wp-content/themes/child/theme.js';
const theme: Script = ['theme', themeFile];

/** The script files that are active if the theme's file contains this text. */
const activeFiles = (text: string, more: Visit = {}) => {
  write(join(root, themeFile), text);
  const { first, content, footer } = visit({
    registered: [underscore],
    scripts: [bundle, lightbox, theme],
    root: `${root}/`,
    ...more,
  });
  return [...(first + content + footer).matchAll(/ src="[^"?]*\/([^/"?]+)/g)].map(
    ([, name]) => name,
  );
};
const jquery = 'jquery.min.js';
const usesJquery = '(function($){ $(".x").hide(); })(jQuery);';

describe.skipIf(!hasPhp)(
  'a file that uses jQuery without declaring the dependency to WordPress',
  () => {
    test.each([
      ['hands it on', usesJquery],
      ['hands it on, minified', '!function(e){e(".x").hide()}(jQuery);'],
      ['hands the window’s on', '(function($){ $(".x").hide(); })( window.jQuery );'],
      ['calls it', 'jQuery(document).ready(run);'],
      ['calls a part of it', 'jQuery.ajax("/x");'],
      ['assigns it to another name', 'const $ = jQuery;\n$(".x").hide();'],
      [
        'checks for a module loader, not for jQuery',
        '"function"==typeof define&&define.amd?define(["jquery"],e):e(jQuery);',
      ],
    ])('finds it: it %s', (_, text) => {
      expect(activeFiles(text)).toEqual([jquery, 'theme.js']);
    });

    test.each([
      ['has no word of it', 'document.body.hidden = false;'],
      ['only speaks of it', '/* Once this needed jQuery. */ let isjQuery = a.jQuery;'],
      ['has a $ of its own, as minified files do', 'function $(e){return e}$(".x");$.y=1;'],
      ['checks its type', 'typeof jQuery!=="undefined"&&jQuery(".x").hide();'],
      ['checks the window', 'if (window.jQuery) { window.jQuery(".x").hide(); jQuery(".y"); }'],
      ['checks the window, minified', 'window.jQuery&&jQuery(".x").hide();'],
      ['checks by name', 'if ("jQuery" in window) jQuery(".x").hide();'],
      ['leaves where it is not there', 'if (!window.jQuery) return; jQuery(".x").hide();'],
    ])('does not keep it where it does without: it %s', (_, text) => {
      expect(activeFiles(text)).toEqual(['theme.js']);
    });

    test('is named to the owner by where it lies, beside others of its name', () => {
      const names = ['themes/child/theme.js', 'plugins/one/theme.js', 'plugins/two/theme.js'];
      for (const name of names) write(join(root, 'wp-content', name), usesJquery);
      write(join(root, 'wp-content/plugins/two/theme.js'), '');
      const scripts = names.map(
        (name): Script => [name, `https://site.example/wp-content/${name}?ver=1`],
      );
      const { stays } = visit({ scripts: [bundle, ...scripts], root: `${root}/` });
      expect(stays['jquery-core']).toEqual(names.slice(0, 2));
    });

    test('finds a library of the page builder that it calls, whether it needs jQuery or not', () => {
      const files = [jquery, 'magnific-popup.js', 'theme.js'];
      expect(new Set(activeFiles('jQuery(".x").magnificPopup();'))).toEqual(new Set(files));
      const scripts: Script[] = [bundle, lightbox, ['theme', themeFile, ['jquery']]];
      const late = activeFiles('$(".x").magnificPopup();', { scripts });
      expect(new Set(late)).toEqual(new Set(files));
    });

    test('does not bring back a library for a name of one character', () => {
      const needs: Script = ['wc-cart', '/woocommerce/cart.min.js', ['underscore']];
      expect(activeFiles('_.x(_(1));', { scripts: [needs, theme] })).toEqual(['theme.js']);
    });
  },
);

describe.skipIf(!hasPhp)('which files of a page are looked at', () => {
  const tag = (address: string, attributes = '') =>
    `<script${attributes} src="${address}"></script>`;
  const scripts = [bundle];
  const keepsJquery = (content: string, more: Visit = {}) =>
    activeFiles(usesJquery, { scripts, content, ...more }).includes(jquery);

  test.each([
    ['an address of the site', tag(`https://site.example${themeFile}?ver=1`)],
    ['one without a scheme', tag(`//site.example${themeFile}`)],
    ['one without a host', tag(`${themeFile}#x`)],
    ['one with character references', tag(themeFile.replace('child', '&#99;hild'))],
    ['one with an escaped sign', tag(themeFile.replace('child', '%63hild'))],
    ['a module', tag(themeFile, ' type="module"')],
    ['one that waits for consent', tag(themeFile, ' type="text/plain"')],
    ['one in single quotes', `<script async src='${themeFile}'></script>`],
  ])('%s is', (_, content) => {
    expect(keepsJquery(content)).toBe(true);
  });

  test.each([
    ['of another site', tag(`https://cdn.example${themeFile}`)],
    ['that is not there', tag('/wp-content/gone.js')],
    ['that is no file of code', tag('/wp-content/themes/child/theme.php')],
    ['that is a folder', tag('/wp-content/themes.js')],
    ['that no browser runs', tag(themeFile, ' type="text/template"')],
    ['without a path', tag('?x')],
    ['in a comment', `<!-- ${tag(themeFile)} -->`],
    ['to be read', `<textarea>${tag(themeFile)}</textarea>`],
    ['that is no address', tag('http://')],
  ])('one %s is not, and nothing is reported about it', (_, content) => {
    write(join(root, 'wp-content/themes/child/theme.php'), usesJquery);
    mkdirSync(join(root, 'wp-content/themes.js'), { recursive: true });
    expect(keepsJquery(content)).toBe(false);
  });

  test('WordPress’ own and Skerry’s own are not', () => {
    for (const path of ['wp-includes/js/x.js', 'skerry/x.js']) {
      write(join(root, path), usesJquery);
      expect(keepsJquery(tag(`/${path}`))).toBe(false);
    }
    const more = { root: `${folder}/` };
    for (const path of ['plugin/dist/x.js', 'plugin-of-others/x.js', 'must-use/skerry/dist/x.js'])
      write(join(folder, path), usesJquery);
    expect(keepsJquery(tag('/plugin/dist/x.js'), more)).toBe(false);
    expect(keepsJquery(tag('/plugin-of-others/x.js'), more)).toBe(true);
    expect(keepsJquery(tag('/must-use/skerry/dist/x.js'), { ...more, plugin: mustUse })).toBe(
      false,
    );
  });

  test('a file beside Skerry among must-use plugins is', () => {
    write(join(folder, 'must-use/other/x.js'), usesJquery);
    const more = { root: `${folder}/`, plugin: mustUse };
    expect(keepsJquery(tag('/must-use/other/x.js'), more)).toBe(true);
  });

  test('contents in a folder of their own are found there', () => {
    write(join(contents, 'themes/other.js'), usesJquery);
    const content = tag('/wp-content/themes/other.js');
    expect(keepsJquery(content)).toBe(false);
    expect(keepsJquery(content, { contents })).toBe(true);
  });
});
