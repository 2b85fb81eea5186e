import { describe, expect, test } from 'vitest';
import { hasPhp, type Script, visit, type Visit } from './visit-plugin';

const bundle: Script = [
  'divi-custom-script',
  '/Divi/js/scripts.min.js',
  ['jquery'],
  'var DIVI = {};',
];
const cart: Script = ['wc-cart', '/woocommerce/cart.min.js', ['jquery', 'js-cookie', 'blocking']];
const cookies: Script = ['js-cookie', '/js.cookie.min.js', [], 'var cookieData = 1;'];
/** A library that the plugin does not know. */
const unknown: Script = ['blocking', '/jquery.blocking.min.js', ['jquery']];
const lightbox: Script = ['magnific-popup', '/Divi/includes/builder/magnific-popup.js', ['jquery']];

const page: Visit = { registered: [cookies, unknown], scripts: [bundle, cart, lightbox] };
/** The script files that are active on a page with this content. */
const activeFiles = (content: string, options: Visit = {}) => {
  const { first, footer } = visit({ ...page, ...options, content });
  return [...(first + footer).matchAll(/ src="[^"]*\/([^/"]+)"/g)].map(([, file]) => file);
};
const script = (code: string, attributes = '') => `<script${attributes}>${code}</script>`;
const jquery = 'jquery.min.js';

describe.skipIf(!hasPhp)('inline code of the page', () => {
  test.each([
    ['a snippet', script('jQuery(function($){ $(".x").hide(); });')],
    ['a snippet that only hands jQuery on', script('(function(q){ q(".x"); })(window.jQuery)')],
    ['a snippet that writes $ alone', script('\n$( ".x" ).hide();\n')],
    ['a snippet that writes $. alone', script('$.ajax("/x")')],
    ['a snippet between comment marks', script('<!--\njQuery(".x").hide();\n//-->')],
    ['a snippet after an empty comment', `<!-->${script('jQuery(".x")')}<!-- -->`],
    ['a module', script('jQuery(".x").hide();', ' type="module"')],
    ['a typed snippet', script('jQuery(".x").hide();', " type='text/javascript'")],
    [
      'a snippet that waits for consent',
      script('jQuery(".x")', ' type="text/plain" data-cookieyes="cookieyes-analytics"'),
    ],
    ['a snippet in capitals', '<SCRIPT>jQuery(".x").hide()</SCRIPT>'],
    ['a snippet after > in an attribute', script('jQuery(".x")', ' data-x="a>b"')],
    ['code behind data', script('var a = {"b":1};\njQuery(a);')],
    ['data with code in it', script('var a = {"b":"<a onclick=\\"jQuery(this).hide()\\">"};')],
    ['a handler', '<a onclick="jQuery(this).hide()">x</a>'],
    ['a handler in single quotes', "<a onclick='jQuery(this).hide()'>x</a>"],
    ['a handler with character references', '<a onclick="&#36;(&quot;.x&quot;).hide()">x</a>'],
    ['a handler without quotes', '<a onclick=jQuery(this).hide()>x</a>'],
    ['a link with code', '<a href="javascript:jQuery(\'.x\').hide()">x</a>'],
  ])('%s finds jQuery', (_, content) => {
    expect(activeFiles(content)).toContain(jquery);
  });

  test.each([
    ['no code', ''],
    ['code without jQuery', script('document.querySelector(".x").hidden = true;')],
    ['a name that ends in $', script('my$("x"); a.$$("x");')],
    ['a template literal', script('const a = `${b}`;')],
    [
      'a description for search engines',
      script('{"a":"jQuery(x)"}', ' type="application/ld+json"'),
    ],
    ['an import map', script('{"imports":{"jQuery":"/x.js"}}', ' type="importmap"')],
    ['a template', script('<a onclick="jQuery(this)">', ' type="text/template"')],
    ['data that speaks of jQuery', script('var a = {"b":"set by jQuery."};')],
    ['prose that speaks of jQuery', '<p>We love jQuery, and $.</p>'],
    ['a comment', `<!-- ${script('jQuery(".x").hide();')} -->`],
    ['code to be read', '<textarea><script>jQuery("x")</script></textarea>'],
    ['an attribute of another name', '<a data-onclick="jQuery(this)">x</a>'],
    ['an inert old script', script('jQuery(1)', ' type="text/skerry-original"')],
  ])('%s: the page is printed as before, without jQuery', (_, content) => {
    const { printed, content: sent, stays } = visit({ ...page, content });
    expect(printed).toBe(visit(page).printed);
    expect(printed).not.toMatch(/<script[^>]* id="[^"]*"[^>]* src=|<script[^>]*javascript" src=/);
    expect(sent).toBe(content);
    expect(stays).toEqual({});
  });

  test('jQuery is at its own place again, before the scripts that are still inert', () => {
    const { first, inert } = visit({ ...page, content: script('jQuery()') });
    expect(first).toContain(
      '<script type="text/javascript" src="/wp-includes/js/jquery/jquery.min.js" id="jquery-core-js"></script>',
    );
    expect(inert).not.toContain('jquery-core-js');
    expect(inert).toMatch(
      /data-skerry-handle="divi-custom-script" data-skerry-needs="jquery-core"/,
    );
  });

  test.each([
    ['jQuery itself', 'jQuery(".x").hide()', [jquery, 'jquery.blocking.min.js']],
    [
      'the lightbox',
      'jQuery(".x").magnificPopup({})',
      [jquery, 'jquery.blocking.min.js', 'magnific-popup.js'],
    ],
    ['a library without jQuery', 'Cookies.get("x")', ['js.cookie.min.js']],
  ])('that uses %s gets that, what it needs, and what may hang on it', (_, code, files) => {
    expect(new Set(activeFiles(script(code)))).toEqual(new Set(files));
  });

  test('gets data of a library that it uses, before the library', () => {
    const { first } = visit({ ...page, content: script('Cookies.get("x")') });
    const data = first.indexOf('<script id="js-cookie-js-extra">var cookieData = 1;</script>');
    expect(data).toBeGreaterThan(-1);
    expect(data).toBeLessThan(first.indexOf('js.cookie.min.js'));
  });

  test('inline code of a replaced script is seen as well', () => {
    const inline: Script = ['wc-cart', '/c.js', ['magnific-popup'], '', 'q(".x").magnificPopup();'];
    expect(activeFiles('', { scripts: [lightbox, inline] })).toEqual([jquery, 'magnific-popup.js']);
  });

  test('data of a replaced script may speak of jQuery, and code in it uses it', () => {
    const withData = (data: string): Script => ['wc-cart', '/c.js', ['jquery'], data];
    const files = (data: string) => activeFiles('', { scripts: [withData(data)] });
    expect(files('var a = {"b":"Set by jQuery."};')).toEqual([]);
    expect(files('var a = {"b":"<a onclick=\\"jQuery(this).hide()\\">"};')).toEqual([jquery]);
  });

  test('the owner reads that code on the page keeps a script', () => {
    const { stays } = visit({ ...page, content: script('$(".x").magnificPopup()') });
    expect(stays).toEqual({
      'jquery-core': ['(code)'],
      blocking: ['(code)'],
      'magnific-popup': ['(code)'],
    });
  });

  test('the filter keeps jQuery also where no code is seen', () => {
    expect(activeFiles('', { keepJquery: true })).toContain(jquery);
  });

  const divi5 = '/themes/Divi/includes/builder-5/visual-builder/build/script-library-';
  const scripts: Script[] = [
    ['divi-script-library-tabs', `${divi5}tabs.js`, ['jquery']],
    ['divi-script-library-frontend-scripts', `${divi5}frontend-scripts.js`, ['jquery']],
    ['magnific-popup', `${divi5}magnific-popup.js`],
  ];
  test('Divi 5: a library is restored with the scripts that work together with it, and tabs stay Skerry’s', () => {
    expect(activeFiles(script('a.magnificPopup()'), { scripts })).toEqual([
      jquery,
      'script-library-frontend-scripts.js',
      'script-library-magnific-popup.js',
    ]);
    const { stays } = visit({ ...page, scripts, content: script('a.magnificPopup()') });
    expect(stays).toMatchObject({
      'magnific-popup': ['(code)'],
      'divi-script-library-frontend-scripts': ['(code)'],
    });
    expect(activeFiles(script('jQuery("x")'), { scripts })).toEqual([jquery]);
    expect(activeFiles('', { scripts })).toEqual([]);
  });
});

describe.skipIf(!hasPhp)('Divi’s placeholder for jQuery, which remembers early calls', () => {
  /** Only the parts that the plugin checks; the code between them differs by version. */
  const recordsCalls =
    'let jqueryParams=[],jQuery=r=>r;window.jQuery=jQuery,$.fn.ready=function(r){jqueryParams=[...jqueryParams,r]};';
  const passesOn =
    'jqueryParams.length&&$.each(jqueryParams,function(e,r){var a=r;$(document).ready(a)}});';
  const placeholder =
    script(recordsCalls) +
    script(`\n/* <![CDATA[ */\n${passesOn}\n/* ]]> */\n`, ' id="jquery-js-after"');

  test('is removed with jQuery, if nothing else on the page uses it', () => {
    const { printed, content, stays } = visit({
      ...page,
      content: `<p>a</p>${placeholder}<p>b</p>`,
    });
    expect(printed).toBe(visit(page).printed);
    expect(content).toBe(
      '<p>a</p><script></script><script id="jquery-js-after">\n/* <![CDATA[ */\n\n/* ]]> */\n</script><p>b</p>',
    );
    expect(stays).toEqual({});
  });

  test.each([
    ['a snippet', placeholder + script('jQuery(".x")')],
    ['a snippet in the same script', script(`${recordsCalls}jQuery(".x")`) + script(passesOn)],
    ['a remaining script', placeholder, [['theme', '/theme.js', ['jquery']] satisfies Script]],
    ['no half that is known', script(recordsCalls) + script('$.each(jqueryParams, run)')],
    ['no other half that is known', script('var jQuery = 1;') + script(passesOn)],
  ])('stays as it is, with jQuery, where there is %s', (_, content, scripts: Script[] = []) => {
    const more = { ...page, scripts: [bundle, ...scripts], content };
    expect(activeFiles(content, more)).toContain(jquery);
    expect(visit(more).content).toBe(content);
  });

  test('stays where it is only shown, and where the page is sent bit by bit', () => {
    const shown = `<pre>${recordsCalls} ${passesOn}</pre>`;
    expect(visit({ ...page, content: shown }).content).toBe(shown);
    expect(visit({ ...page, content: placeholder, buffer: 'flushed' }).content).toBe(placeholder);
  });
});

describe.skipIf(!hasPhp)('a page that is not sent in one piece', () => {
  const snippet = script('jQuery(".x").hide();');

  test.each(['none', 'flushed', 'ended'] as const)(
    'has its jQuery, whatever is on it, and no replaced script (%s)',
    (buffer) => {
      for (const content of ['', snippet]) {
        const files = activeFiles(content, { buffer });
        expect(files).toContain(jquery);
        expect(files).not.toContain('scripts.min.js');
        expect(files).not.toContain('magnific-popup.js');
      }
    },
  );

  test('has its jQuery also if that is sent after the piece with the snippet', () => {
    const more: Visit = { scripts: [], late: [bundle], buffer: 'flushed' };
    expect(activeFiles(snippet, more)).toEqual([jquery]);
  });

  test('is whole again if another plugin has removed it from its buffer and restored it', () => {
    expect(activeFiles(snippet, { buffer: 'cleaned' })).toContain(jquery);
    expect(visit({ ...page, buffer: 'cleaned' })).toEqual(visit(page));
  });

  test('a page that is too much to look through has its jQuery', () => {
    expect(activeFiles('', { limit: 1 })).toContain(jquery);
  });

  test('a page of some megabytes is looked through', () => {
    const long = `${script('a<b;')}<p title="on=">x</p>`;
    expect(activeFiles(long, { repeat: 100_000 })).not.toContain(jquery);
    const last: Script = ['theme', '/theme.js', [], '', 'jQuery(".x");'];
    expect(activeFiles(long, { repeat: 100_000, late: [last] })).toContain(jquery);
  });
});
