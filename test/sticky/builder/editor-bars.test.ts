// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../src/runtime/page';
import { type Place, withSticky } from '../sticky-page';

const open = withSticky();

const css = `<style>#wpadminbar { position: fixed } #et-fb-app-frame { padding-top: 24px }
  #et-bfb-app-frame { margin-top: 20px }</style>`;
const module = '<div class="et_pb_column"><div class="m">x</div></div>';
const bar = (id: string) => `<div id="${id}"></div>`;
const named = (name: string) => `<div class="${name}"></div>`;
const admin = bar('wpadminbar');

interface Case {
  readonly html: string;
  readonly type: Page['mode']['builderType'];
  readonly position?: string;
  readonly places?: Readonly<Record<string, Place>>;
  readonly width?: number;
}

/** The distance at which a module is stuck from the edge of the outer window, 500 px down the page. */
const placeIn = async ({ html, type, position = 'top', places = {}, width = 1200 }: Case) => {
  const top = position === 'top' ? 200 : 3000;
  const page = await open({
    html: css + html + module,
    entries: { m: { selector: '.m', position } },
    places: { '.m': { top, width: 500, height: 100 }, ...places },
    mode: { isBuilder: true, builderType: type },
    globals: { ETBlockLayoutModulesScript: { blockId: 'a1' } },
    y: 500,
    width,
  });
  return page.styleOf('.m', 'top');
};

describe('a module at the top of a page in an editor', () => {
  test.each<readonly [what: string, place: string, from: Case]>([
    ['the admin bar', '32px', { html: admin, type: 'vb' }],
    ['no admin bar of a theme builder', '500px', { html: admin, type: 'tb' }],
    ['no admin bar of a builder of layouts', '500px', { html: admin, type: 'lbb' }],
    ['no admin bar around a block', '500px', { html: admin, type: 'lbp' }],
    [
      'no admin bar that scrolls',
      '0px',
      { html: admin.replace('>', ' style="position: static">'), type: 'vb' },
    ],
    ['no admin bar beside a padding', '0px', { html: admin + bar('et-fb-app-frame'), type: 'vb' }],
    [
      'the admin bar beside a frame out of sight',
      '32px',
      { html: admin + bar('et-fb-app-frame'), type: 'vb', places: { '#et-fb-app-frame': {} } },
    ],
    [
      'a page that begins above, in the editor of posts',
      '280px',
      { html: admin + bar('et-bfb-app-frame'), type: 'bfb' },
    ],
    ['the admin bar over the editor of posts', '532px', { html: admin, type: 'bfb' }],
    [
      'the admin bar beside a frame without a padding',
      '32px',
      { html: `${admin}<div id="et-fb-app-frame" style="padding-top: 0"></div>`, type: 'vb' },
    ],
    [
      'the admin bar beside a frame without a margin',
      '32px',
      { html: `${admin}<div id="et-bfb-app-frame" style="margin-top: 0"></div>`, type: 'vb' },
    ],
    ['no frame of another editor', '500px', { html: bar('et-bfb-app-frame'), type: 'tb' }],
  ])('heeds %s: %s', async (_, place, { html, type, places }) => {
    const sizes = {
      ...places,
      '#wpadminbar': { height: 32 },
      '#et-fb-app-frame': { height: 900 },
      '#et-bfb-app-frame': { top: 200, height: 900 },
    };
    expect(await placeIn({ html, type, places: { ...places, ...sizes, ...places } })).toBe(place);
  });
});

describe('a module at the bottom of a page in an editor', () => {
  const sizes = {
    '#wpadminbar': { height: 32 },
    '#et-fb-app-frame': { height: 900 },
    '#et-bfb-app-frame': { height: 900 },
    '.et-tb-branded-modal__header': { height: 51 },
    '.et-block-builder-modal--header': { height: 52 },
    '.edit-post-header': { height: 53 },
    '.block-editor-editor-skeleton__footer': { height: 54 },
    '.components-notice-list': { height: 7 },
  };
  const around =
    named('edit-post-header') +
    named('block-editor-editor-skeleton__footer') +
    named('components-notice-list') +
    named('components-notice-list');
  /** A position is the distance between the lower edges of the module and the window. */
  const end = 500 + 800 - 100;
  test.each<readonly [what: string, pixels: number, from: Case]>([
    ['nothing', 0, { html: '', type: 'bfb' }],
    ['the margin of the frame', 20, { html: bar('et-bfb-app-frame'), type: 'bfb' }],
    ['the padding of the frame', 24, { html: bar('et-fb-app-frame'), type: 'tb' }],
    [
      'what the theme builder has there',
      51,
      { html: named('et-tb-branded-modal__header'), type: 'bfb' },
    ],
    [
      'what the builder of layouts has there',
      52,
      { html: named('et-block-builder-modal--header'), type: 'bfb' },
    ],
    ['all bars around a block', 53 + 54 + 14 + 32, { html: admin + around, type: 'lbp' }],
    [
      'no admin bar around a block in a narrow window',
      53 + 54 + 14,
      { html: admin + around, type: 'lbp', width: 599 },
    ],
    ['the admin bar from 600 px on', 32, { html: admin, type: 'lbp', width: 600 }],
    ['no bars of a block elsewhere', 0, { html: admin + around, type: 'bfb' }],
  ])('heeds %s: %d px', async (_, pixels, from) => {
    expect(await placeIn({ ...from, position: 'bottom', places: sizes })).toBe(`${end - pixels}px`);
  });
});

describe('around a block', () => {
  const block =
    '<div class="wp-block" data-type="divi/layout"><i id="divi-layout-iframe-a1"></i></div>';
  test.each([
    'interface-interface-skeleton__content',
    'block-editor-editor-skeleton__content',
    'edit-post-editor-regions__content',
    'edit-post-layout__content',
  ])('the window and %s scroll, and the frame begins at its block', async (content) => {
    const { find, styleOf } = await open({
      html: `<div class="${content}">${block}</div>${module}`,
      entries: { m: { selector: '.m', position: 'top' } },
      places: {
        '.m': { top: 200, width: 500, height: 100 },
        [`.${content}`]: { top: 600 },
        '.wp-block': { top: 910 },
      },
      mode: { isBuilder: true, builderType: 'lbp' },
      globals: { ETBlockLayoutModulesScript: { blockId: 'a1' } },
      y: 500,
    });
    // The block begins 310 px below the top of the content, and both have scrolled by 500 px.
    const scrolling = find(`.${content}`);
    Object.defineProperty(scrolling, 'scrollTop', { configurable: true, value: 700 });
    scrolling.dispatchEvent(new Event('scroll'));
    expect(styleOf('.m', 'top')).toBe(`${700 + 500 - (310 + 500)}px`);
  });
});
