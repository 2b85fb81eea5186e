import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePage } from '../../cli/check/check-page.mjs';
import { findProblems } from '../../cli/check/find-problems.mjs';
import { printReport } from '../../cli/check/print-report.mjs';
import { check, tag } from './page';

/** The list of scripts, next to the recorded pages. */
const recorded = '../shared/pages-newer/README.md';
const build = '/wp-content/themes/Divi/includes/builder-5/visual-builder/build';
const printed = '<script>var diviBreakpointData = {"enabledBreakpointNames":["desktop"]};</script>';
const script = (name: string) =>
  `<script src="${build}/${name}.js?ver=5.11.0" id="divi-${name}-js"></script>`;
const common =
  script('script-library-frontend-scripts') +
  '<script src="/wp-content/themes/Divi/js/theme-scripts-library-base.js?ver=5.11.0" id="divi-custom-script-js"></script>';
const body = `<div class="et_pb_section"><div class="et_pb_tabs"></div><div class="et_pb_toggle"></div>
  <form class="variations_form"></form></div>`;
const variations = '<script>var wc_add_to_cart_variation_params = {};</script>';

const stateOf = ({ mounts }: Awaited<ReturnType<typeof check>>) =>
  Object.fromEntries(mounts.map(({ name, state }) => [name, state]));
const outcomes = ({ scripts }: Awaited<ReturnType<typeof check>>) =>
  Object.fromEntries(scripts.map(({ handle, outcome, why }) => [handle, why || outcome]));

describe.skipIf(!existsSync('dist/inventory.js'))('the check of a page of Divi 5', () => {
  test('names the scripts that go, and counts them off', async () => {
    const head = printed + variations + common + script('script-library-tabs');
    const report = await check({ head, body, isBefore: true });
    expect(new Set(report.scripts.map(({ outcome }) => outcome))).toEqual(new Set(['goes']));
    expect(stateOf(report)).toMatchObject({ tabs: 'mounts', enhancements: 'mounts' });
    expect(report.bytes.replaced).toEqual(report.bytes.before);
    expect(report.problems).toEqual([]);
    expect(report.notes.filter((note) => note.includes('Divi 5'))).toEqual([]);
  });

  test('scripts unknown to Skerry stay, with their dependencies', async () => {
    const others = script('module-library-script-tooltip') + script('script-library-tabs');
    const report = await check({ head: printed + common + others, body, isBefore: true });
    expect(outcomes(report)).toEqual({
      'divi-script-library-frontend-scripts': 'other scripts of Divi 5 need it',
      'divi-custom-script': 'goes',
      'divi-module-library-script-tooltip': 'part of Divi 5',
      'divi-script-library-tabs': 'goes',
    });
    expect(stateOf(report)).toMatchObject({ tabs: 'mounts', enhancements: 'stands down' });
  });

  test('where only the data of a script is left, it is that of Divi 5', async () => {
    const data = '<script id="divi-custom-script-js-extra">var DIVI = {};</script>';
    const divi5 = await check({ head: printed + data, body, isBefore: true });
    const divi4 = await check({ head: data, body, isBefore: true });
    expect(divi5.bytes.before.bytes).toBeLessThan(2000);
    expect(divi4.bytes.before.bytes).toBeGreaterThan(60_000);
  });

  test('if all scripts are removed a page with seven of its modules fetches less than half as much', async () => {
    const own = [
      'script-library-tabs',
      'script-library-toggle',
      'script-library-slider',
      'module-library-script-number-counter',
      'script-library-animation',
      'script-library-sticky-elements',
      'module-script-background-parallax',
      'script-library',
      'script-library-frontend-global-functions',
      'script-library-ext-waypoint',
      'script-library-multi-view',
    ].map(script);
    const jquery =
      '<script src="/wp-includes/js/jquery/jquery.min.js" id="jquery-core-js"></script>';
    const sticky = '<script>var diviElementStickyData = {"a":{}}</script>';
    const modules = `<div class="et_pb_section"><div class="et_pb_tabs"></div><div class="et_pb_toggle"></div>
      <div class="et_pb_slider"></div><div class="et_pb_number_counter"></div><p class="et_animated"></p>
      <span class="et-pb-parallax-background"></span></div>`;
    const report = await check({
      head: jquery + printed + sticky + common + own.join(''),
      body: modules,
      isBefore: true,
    });
    const states = stateOf(report);
    for (const name of [
      'tabs',
      'toggle',
      'slider',
      'number counter',
      'animations',
      'sticky',
      'parallax',
    ]) {
      expect(states[name], name).toBe('mounts');
    }
    expect(report.bytes.skerry).toBeLessThan(report.bytes.before.bytes / 2);
  });

  test('a module whose own script is beside the tag is inactive alone, and a note reports it', async () => {
    const head = tag + printed + variations + script('script-library-tabs');
    const report = await check({ head, body });
    expect(stateOf(report)).toMatchObject({ tabs: 'stands down', toggle: 'mounts' });
    expect(report.families['modules']).toBe('mounts');
    expect(report.families['shop']).toBe('mounts');
    expect(report.problems).toEqual([]);
    expect(report.notes).toContain('Divi 5’s own scripts are on the page for: tabs.');
  });

  test('without the data that such pages print the families are inactive, and the problem is named', async () => {
    const report = await check({ head: tag + variations + common, body });
    expect(report.families['modules']).toBe('stands down');
    expect(report.families['shop']).toBe('mounts');
    expect(new Set(report.problems.map(({ code }) => code))).toEqual(new Set(['stands-down']));
    expect(report.problems).toHaveLength(3);
  });

  test.skipIf(!existsSync(recorded))(
    'knows every script of Divi that recorded pages of Divi 5 had',
    async () => {
      const rows = [
        ...readFileSync(recorded, 'utf8').matchAll(/^\| (\S+) \| (Divi\/\S+\.js) \|/gm),
      ];
      expect(rows.length).toBeGreaterThan(45);
      const head = rows
        .map(
          ([, handle, path]) =>
            `<script src="/wp-content/themes/${path}" id="${handle}-js"></script>`,
        )
        .join('');
      const { scripts } = await check({ head: printed + head, body, isBefore: true });
      const unknown = scripts.filter(
        ({ outcome, why }) => outcome === 'unknown' || why === 'part of Divi 5',
      );
      expect(unknown.map(({ handle }) => handle)).toEqual([]);
    },
  );

  test('the versions of the products are named', async () => {
    const shop = '<meta name="generator" content="WooCommerce 11.0.1" />';
    const wordpress = '<meta name="generator" content="WordPress 7.0.4" />';
    const report = await check({ head: tag + shop + wordpress + printed + common, body });
    expect(report.versions).toEqual({
      Divi: '5.11.0',
      WooCommerce: '11.0.1',
      WordPress: '7.0.4',
    });
    expect(printReport(report)).toContain('Versions\n  Divi 5.11.0, WooCommerce 11.0.1');
    expect(printReport(await check({ head: tag, body }))).toContain('none detected');
  });
});

test.each([
  ['diviElementStickyData', []],
  ['et_pb_sticky_elements', []],
  ['diviElementScrollData', ['missing-global']],
])('stuck modules with the data of %s', async (name, expected) => {
  const { window, document } = parsePage({
    address: 'https://site.example/',
    html: '<div class="et_pb_text et_pb_sticky_module"></div>',
  });
  const problems = findProblems({
    document,
    globals: new Map([[name, {}]]),
    tags: [],
    isBefore: true,
    standsDown: new Map(),
    hasConsent: false,
    inventory: { builderTypes: [''] } as never,
  });
  expect(problems.map(({ code }) => code)).toEqual(expected);
  await window.happyDOM.close();
});
