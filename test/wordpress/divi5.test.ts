import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scripts as runtimeScripts } from '../../src/modules/divi5/scripts';
import { hasPhp, type Script, visit, type Visit } from './visit-plugin';

interface Row {
  readonly handle: string;
  readonly path: string | null;
  readonly together?: true;
}
const { replaced, kept } = JSON.parse(readFileSync('wordpress/scripts.json', 'utf8')) as {
  readonly replaced: readonly Row[];
  readonly kept: readonly Row[];
};
const divi5 = replaced.filter(({ path }) => /builder-5\/|theme-scripts-library/.test(path ?? ''));
const fileOf = (path: string | null) => path?.split('/').at(-1) ?? '';
const build = '/themes/Divi/includes/builder-5/visual-builder/build';

const script = (handle: string, deps: readonly string[] = ['jquery'], data = ''): Script => {
  const row = [...divi5, ...kept].find((each) => each.handle === handle);
  return [handle, `/themes/Divi/includes/${row?.path ?? `x/${handle}`}.js`, deps, data];
};
/** The scripts of every page of Divi 5. */
const everyPage: readonly Script[] = [
  ['divi-custom-script', '/themes/Divi/js/theme-scripts-library-base.js', ['jquery'], 'var DIVI;'],
  script('divi-theme-scripts-library-menu'),
  script('divi-script-library-global-functions'),
  script('divi-script-library-ext-waypoint'),
  ['et-core-common', '/themes/Divi/core/admin/js/common.js', ['jquery']],
  script('divi-script-library-frontend-scripts', ['jquery'], 'var et_pb_custom = {};'),
  script('divi-script-library-multi-view', ['jquery'], 'var diviBreakpointData = {};'),
];
const tabs = script('divi-script-library-tabs');
const sticky = script('et-builder-modules-script-sticky', [
  'jquery',
  'divi-script-library-frontend-scripts',
]);
const search = script('divi-script-library-search');
const lightbox: Script = ['magnific-popup', `${build}/script-library-magnific-popup.js`];

/** The files that remain active when a page has these scripts in addition to those of every page. */
const remainingFiles = (scripts: readonly Script[], options: Visit = {}) =>
  [
    ...visit({ ...options, scripts: [...everyPage, ...scripts] }).first.matchAll(
      / src="[^"]*\/([^/"]+)\.js"/g,
    ),
  ].map(([, file]) => file);

describe('the scripts of Divi 5', () => {
  test('that are removed are those for which a module is inactive while they are on the page', () => {
    const named = new Set(Object.values(runtimeScripts).flat());
    const listed = new Set(divi5.map(({ path }) => fileOf(path)));
    // Libraries of other scripts do nothing alone; scripts for maps and A/B tests stay.
    const libraries = /global-functions|ext-waypoint|script-library$|easypiechart|jquery\.|woocomm/;
    expect([...named].filter((file) => !listed.has(file))).toEqual([
      'script-library-map',
      'script-library-split-testing',
    ]);
    expect([...listed].filter((file) => !named.has(file) && !libraries.test(file))).toEqual([]);
  });

  test('of one module go and stay together', () => {
    const together = new Set(divi5.flatMap((row) => (row.together ? fileOf(row.path) : [])));
    const mixed = Object.entries(runtimeScripts).filter(
      ([, files]) =>
        files.some((file) => together.has(file)) && !files.every((file) => together.has(file)),
    );
    expect(mixed).toEqual([]);
  });
});

describe.skipIf(!hasPhp)('the plugin on a page of Divi 5', () => {
  test('removes the scripts that Skerry replaces, and jQuery with them; the printed data stays', () => {
    expect(remainingFiles([tabs, sticky, search, lightbox])).toEqual([]);
    const { first } = visit({ scripts: everyPage });
    expect(first).toContain('var diviBreakpointData = {};');
    expect(first).toContain('var et_pb_custom = {};');
    expect(first).toContain('var DIVI;');
  });

  test('leaves a module unknown to Skerry, with its dependencies', () => {
    const carousel: Script = [
      'divi-module-library-script-group-carousel',
      `${build}/module-library-script-group-carousel.js`,
      ['jquery'],
    ];
    expect(remainingFiles([tabs, sticky, search, lightbox, carousel])).toEqual([
      'jquery.min',
      'script-library-frontend-global-functions',
      'script-library-ext-waypoint',
      'script-library-frontend-scripts',
      'script-library-search',
      'script-library-magnific-popup',
      'module-library-script-group-carousel',
    ]);
  });

  test.each(['extra-scripts', 'divi-builder-custom-script'])(
    'removes its common script under the handle that Extra and the builder plugin give it: %s',
    (handle) => {
      const file = `${build}/script-library-frontend-scripts.js`;
      const { first } = visit({
        scripts: [[handle, file, ['jquery'], 'var et_pb_custom = {};'], tabs],
      });
      expect(first).not.toContain(' src=');
      expect(first).toContain('var et_pb_custom = {};');
    },
  );

  test("leaves the dependencies of a plugin's script", () => {
    const foreign: Script = ['mine', '/mine.js', ['divi-script-library-frontend-scripts']];
    const files = remainingFiles([tabs, foreign]);
    expect(files).toContain('script-library-frontend-scripts');
    expect(files).toContain('mine');
    expect(files).not.toContain('script-library-tabs');
  });

  test('leaves contents that change with the device where the page has some', () => {
    const data = 'var diviBreakpointData = {}; var diviElementMultiViewData = [];';
    const withData = script('divi-script-library-multi-view', ['jquery'], data);
    const files = remainingFiles([tabs, withData]);
    expect(files).toContain('script-library-multi-view');
    expect(files).toContain('script-library-frontend-scripts');
    expect(files).not.toContain('script-library-tabs');
  });

  test('leaves the scripts of a family that is switched off', () => {
    const files = remainingFiles([tabs, sticky], { families: ['modules'] });
    expect(files).toContain('script-library-sticky-elements');
    expect(files).toContain('script-library-frontend-scripts');
    expect(files).not.toContain('script-library-tabs');
    expect(remainingFiles([tabs], { families: ['shop'] })).toContain('script-library-tabs');
  });

  test('leaves a library of another product, which keeps nothing of Divi 5 there', () => {
    const foreign: Script = ['magnific-popup', '/themes/other/magnific-popup.js', ['jquery']];
    expect(remainingFiles([foreign])).toEqual(['jquery.min', 'magnific-popup']);
  });

  test('lists in Site Health the detected versions, the replaced and the kept scripts', () => {
    const state = (Version: string) =>
      visit({ theme: { Name: 'Divi', Version }, shop: '11.0.1' }).info.skerry.fields.state.value;
    expect(state('5.11.0')).toContain('Skerry runs the modules whose scripts it knows');
    expect(state('5.11.0')).toContain('group carousels');
    expect(state('5.11.0')).toContain('Found: WordPress 7.0.4, Divi 5.11.0, WooCommerce 11.0.1.');
    expect(state('4.27.6')).not.toContain('Divi 5');
    expect(state('4.27.6')).toContain('Divi 4.27.6');
  });
  describe('beside a theme of blocks, where the builder is a plugin (WordPress 7)', () => {
    const theme = { Name: 'Twenty Twenty-Five', Version: '1.4' };
    const inPlugin = (version: string): Visit => ({ theme, builderPlugin: version });

    test('its scripts go, what the theme has of its own stays', () => {
      const common: Script = [
        'divi-builder-custom-script',
        '/plugins/divi-builder/includes/builder-5/visual-builder/build/script-library-frontend-scripts.js',
        ['jquery'],
        'var et_pb_custom = {};',
      ];
      const ofTheme: Script = ['twenty-navigation', '/themes/twentytwentyfive/navigation.js'];
      const { first } = visit({ ...inPlugin('5.11.0'), scripts: [common, tabs, ofTheme] });
      expect([...first.matchAll(/ src="([^"]*)"/g)].map(([, src]) => src)).toEqual([ofTheme[1]]);
      expect(first).toContain('var et_pb_custom = {};');
    });

    test('Site Health lists the replaced scripts', () => {
      const state = (version: string) => visit(inPlugin(version)).info.skerry.fields.state.value;
      expect(state('5.11.0')).toContain('This site runs Divi 5');
      expect(state('5.11.0')).toContain('Divi Builder 5.11.0');
      expect(state('4.27.6')).not.toContain('Divi 5');
      expect(visit({ theme }).info.skerry.fields.state.value).not.toContain('Divi');
    });
  });
});
