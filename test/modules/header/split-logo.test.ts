import { expect, test } from 'vitest';
import { headerLayout, splitLogoLayout } from '../../../src/modules/header/header-layout';
import { startSplitLogo } from '../../../src/modules/header/split-logo';
import { createChanges } from '../../../src/runtime/dom/changes';
import { createLaidOutPage, withLayout } from '../../support/laid-out';

const open = withLayout();
const menu = (items: number) =>
  `<header id="main-header"><div class="logo_container"><img id="logo"></div><div id="et-top-navigation">
    <nav><ul>${Array.from({ length: items }, (_, at) => `<li>${at + 1}<ul><li>-</li></ul></li>`).join('')}</ul></nav></div></header>`;
const split = { html: menu(4), bodyClass: 'et_header_style_split' };
/** The menu entries in the order of the page. */
const entries = () =>
  [...document.querySelectorAll('nav > ul > li')].map((item) =>
    item.querySelector('.logo_container') ? item.className : (item.firstChild?.textContent ?? ''),
  );

test.each([
  [1, '1 L'],
  [2, '1 L 2'],
  [3, '1 2 L 3'],
  [4, '1 2 L 3 4'],
])('the logo is in the middle of a split menu with %i entries', (count, expected) => {
  open(startSplitLogo, { ...split, html: menu(count) });
  expect(entries()).toEqual(expected.replace('L', 'centered-inline-logo-wrap').split(' '));
});

test.each([
  ['a whole header', '', '', '153.71px'],
  ['one that has shrunk', '', 'et-fixed-header', '116.27px'],
  ['a header that hides the logo at the top', 'et_hide_primary_logo', '', '0px'],
  ['one that has shrunk and hides it', 'et_hide_fixed_logo', 'et-fixed-header', '0px'],
  ['a whole one that hides it later', 'et_hide_fixed_logo', '', '153.71px'],
])('the entries beside the logo leave it room in %s', (_, more, state, expected) => {
  const html = menu(4)
    .replace('<img', '<img width="240" height="90" data-height-percentage="54"')
    .replace('id="et-top-navigation"', '$& data-height="66" data-fixed-height="40"');
  const { find } = open(startSplitLogo, { html, bodyClass: `et_header_style_split ${more}` });
  find('#main-header').className = state;
  window.dispatchEvent(new Event('ETDiviFixedHeaderTransitionStart'));
  const { width } = find('.centered-inline-logo-wrap').style;
  expect(`${+Number.parseFloat(width).toFixed(2)}px`).toBe(expected);
});

test('a logo of unknown size has the room that the style sheet gives it', () => {
  const { find } = open(startSplitLogo, split);
  expect(find('.centered-inline-logo-wrap').style.width).toBe('');
});

test('a menu without entries has no middle', () => {
  const { server } = open(startSplitLogo, { ...split, html: menu(0) });
  expect(document.body.outerHTML).toBe(server);
});

test.each([
  [981, true],
  [980, false],
])('in a window of %i px the logo is in the menu: %s', (width, isInside) => {
  const { server } = open(startSplitLogo, { ...split, width });
  expect(document.body.outerHTML !== server).toBe(isInside);
});

test('the logo is restored to its place if the window becomes narrow, and at the end', () => {
  const { server, resize, stop } = open(startSplitLogo, split);
  resize(800);
  expect(document.body.outerHTML).toBe(server);
  resize(1200);
  resize(1100);
  expect(entries()).toHaveLength(5);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test.each([
  ['a menu at the side', menu(4), 'et_vertical_nav'],
  ['no menu', menu(4).replace('et-top-navigation', 'x'), ''],
  ['no logo', menu(4).replace('logo_container', 'x'), ''],
])('a page with %s stays as it is', (_, html, bodyClass) => {
  const { server } = open(startSplitLogo, { html, bodyClass });
  expect(document.body.outerHTML).toBe(server);
});

test.each([
  [981, true],
  [980, false],
])(
  'before any chunk of a header is loaded, in a window of %i px, its logo is in the menu: %s',
  (width, isInside) => {
    const { server } = createLaidOutPage({ ...split, width });
    const navigation = document.querySelector<HTMLElement>(splitLogoLayout.selector);
    const undo = navigation && splitLogoLayout.layOut(navigation, createChanges());
    expect(document.body.outerHTML !== server).toBe(isInside);
    undo?.();
    expect(document.body.outerHTML).toBe(server);
  },
);

test('a menu that is not split is left alone before any chunk is loaded, and so is one without a logo', () => {
  createLaidOutPage({ html: menu(4) });
  expect(document.querySelector(splitLogoLayout.selector)).toBeNull();
  createLaidOutPage({ ...split, html: menu(4).replace('logo_container', 'x') });
  const navigation = document.querySelector<HTMLElement>(splitLogoLayout.selector);
  expect(navigation && splitLogoLayout.layOut(navigation, createChanges())).toBeUndefined();
});

const bars = `<div id="wpadminbar"></div><div id="page-container"><div id="top-header"></div>
  <header id="main-header"><img id="logo" width="93" height="43"></header></div>`;
const boxes = {
  '#wpadminbar': { height: 32 },
  '#top-header': { height: 30 },
  '#main-header': { height: 80 },
};
const layOutEarly = (options: Parameters<typeof createLaidOutPage>[0]) => {
  const page = createLaidOutPage({ html: bars, bodyClass: 'et_fixed_nav', boxes, ...options });
  const changes = createChanges();
  const header = document.querySelector<HTMLElement>(headerLayout.selector);
  if (header) headerLayout.layOut(header, changes);
  return { ...page, changes };
};

test.each([
  [981, '110px'],
  [980, '109px'],
])(
  'from the first paint on, in a window of %i px, the page starts at %s below its fixed header',
  (width, top) => {
    const { style } = layOutEarly({ width });
    expect(style('#page-container', 'padding-top')).toBe(top);
    expect(style('#main-header', 'top')).toBe('62px');
  },
);

test('without bars above it the header is at the top from the first paint on', () => {
  const html = bars.replace('wpadminbar', 'x').replace('top-header', 'y');
  const { style } = layOutEarly({ html });
  expect(style('#page-container', 'padding-top')).toBe('80px');
  expect(style('#main-header', 'top')).toBe('0px');
});

test.each([
  'et_non_fixed_nav',
  'et_fixed_nav et_vertical_nav',
  'et_fixed_nav et_extra',
  'et_fixed_nav et_transparent_nav',
])('with %s nothing is moved before the first paint', (bodyClass) => {
  const { server } = layOutEarly({ bodyClass });
  expect(document.body.outerHTML).toBe(server);
});

test('a page whose container is not there yet is not moved', () => {
  const { server } = layOutEarly({ html: bars.replace('page-container', 'x') });
  expect(document.body.outerHTML).toBe(server);
});

test.each<[string, string, boolean | undefined, string]>([
  ['on its way', bars, false, 'contain: size; contain-intrinsic-size: 93px 43px;'],
  ['that is there', bars, true, ''],
  ['without a printed height', bars.replace('height="43"', ''), false, ''],
  ['that is no image', bars, undefined, ''],
])('a logo %s is in its place from the first paint on or not', (_, html, complete, css) => {
  createLaidOutPage({ html, bodyClass: 'et_fixed_nav', boxes });
  const logo = document.getElementById('logo') as HTMLElement;
  Object.defineProperty(logo, 'complete', { value: complete });
  const header = document.querySelector<HTMLElement>(headerLayout.selector) as HTMLElement;
  headerLayout.layOut(header, createChanges());
  expect(logo.style.cssText).toBe(css);
});

test('a header that the logo leaves, or returns to, has another height', () => {
  const { page, resize } = open(startSplitLogo, split);
  const heights: boolean[] = [];
  page.bus.on('header:changed', () => heights.push(entries().length > 4));
  resize(390);
  resize(400);
  resize(1200);
  expect(heights).toEqual([false, true]);
});
