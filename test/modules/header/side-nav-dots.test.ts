import { expect, test, vi } from 'vitest';
import { startSideNavigation } from '../../../src/modules/header/side-nav';
import type { Start } from '../../../src/runtime/definition';
import { layOut, withLayout } from '../../support/laid-out';

const open = withLayout();
const section = (id: string, inside = '') =>
  `<div class="et_pb_section" id="${id}">${inside}</div>`;
const page = (...sections: readonly string[]) =>
  `<header id="main-header" style="position: fixed"></header><div id="main-content">
  <div class="et-l et-l--post"><div class="et_builder_inner_content">${sections.join('')}</div></div></div>`;
const three = page(
  section('a', '<h2> First part </h2><h3>Not this</h3>'),
  section('b'),
  section('c', '<h4>Third part</h4>'),
);
const boxes = {
  '#main-header': { height: 50 },
  '#a': { top: 0 },
  '#b': { top: 1000 },
  '#c': { top: 2000 },
};
const dots = () => [...document.querySelectorAll<HTMLAnchorElement>('.side_nav_item a')];
const active = () => dots().findIndex((dot) => dot.classList.contains('active'));

test('a page of sections has a dot for each, with the heading of the section as its name', () => {
  const { find } = open(startSideNavigation, { html: three, boxes });
  expect(dots().map(({ textContent }) => textContent)).toEqual([
    'First part',
    'Section 2',
    'Third part',
  ]);
  expect(dots().map(({ id }) => id)).toEqual([
    'side_nav_item_id_0',
    'side_nav_item_id_1',
    'side_nav_item_id_2',
  ]);
  expect(dots().every((dot) => dot.getAttribute('href') === '#')).toBe(true);
  expect(find('#main-content > ul').className).toBe('et_pb_side_nav et-visible');
});

test('the dots are in the middle of the window, however many they are', () => {
  const { style } = open(startSideNavigation, { html: three, boxes });
  expect(style('.et_pb_side_nav', 'margin-top')).toBe('-50px');
});

test.each([
  ['one section', page(section('a'))],
  ['sections of which one alone is shown', page(section('a'), section('hidden'))],
  ['sections of a header and none of its own', page(section('a')).replace('--post', '--header')],
  ['sections within a section', page(section('a', section('b')))],
  ['no main content', three.replace('main-content', 'other')],
])('a page with %s has no dots', (_, html) => {
  const all = { ...boxes, '#hidden': { isShown: false } };
  const { server } = open(startSideNavigation, { html, boxes: all });
  expect(document.body.outerHTML).toBe(server);
});

test('two sections are enough for dots', () => {
  open(startSideNavigation, { html: page(section('a'), section('b')), boxes });
  expect(dots()).toHaveLength(2);
});

test.each([
  [0, 0],
  [929, 0],
  [930, 1],
  [1500, 1],
  [1930, 2],
])('at %i px of scroll the dot of section %i is the current one', (y, index) => {
  const { scrollTo } = open(startSideNavigation, { html: three, boxes });
  scrollTo(y);
  expect(active()).toBe(index);
  expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual(
    [0, 1, 2].map((each) => (each === index ? 'true' : null)),
  );
});

test.each([
  [1698, 1],
  [1699, 2],
  [1700, 2],
])(
  'where the page ends, at 1700 px, the last dot is the current one: at %i px that is %i',
  (y, index) => {
    const { scrollTo } = open(startSideNavigation, { html: three, boxes, pageHeight: 2500 });
    scrollTo(y);
    expect(active()).toBe(index);
  },
);

test('a page that is not scrolled is at its first section, even where all of it is seen', () => {
  open(startSideNavigation, { html: three, boxes, pageHeight: 600 });
  expect(active()).toBe(0);
});

test('a window that changes its size changes what is current', () => {
  const { resize, scrollTo, find } = open(startSideNavigation, { html: three, boxes });
  scrollTo(900);
  expect(active()).toBe(0);
  Object.defineProperty(find('#main-header'), 'offsetHeight', { value: 150 });
  resize(900);
  expect(active()).toBe(1);
});

test.each([
  [1, 0],
  [2, 950],
  [3, 1950],
])('a press on dot %i leads to its section, below the bars, at %i px', (nth, top) => {
  const moved = { ...boxes, '#a': { top: 120 } };
  const { press } = open(startSideNavigation, { html: three, boxes: moved, y: 700 });
  const onPage = vi.fn();
  document.body.addEventListener('click', onPage);
  const event = press(`.side_nav_item:nth-child(${nth}) a`);
  document.body.removeEventListener('click', onPage);
  expect(window.scrollY).toBe(top);
  expect(event.defaultPrevented).toBe(true);
  // Otherwise, anchor scrolling would scroll to the top of the page.
  expect(onPage).not.toHaveBeenCalled();
});

test('below a menu that is stuck, higher than the bar, dots lead and are marked', () => {
  const belowMenu: Start = (scope) =>
    startSideNavigation({ ...scope, page: { ...scope.page, stuckAbove: () => 90 } });
  const { press, scrollTo } = open(belowMenu, { html: three, boxes });
  press('#side_nav_item_id_1');
  expect(window.scrollY).toBe(910);
  scrollTo(910);
  expect(active()).toBe(1);
});

test('a section that is stuck has its dot, which leads to its place in the page', () => {
  const as = (name: string, html: string) =>
    html.replace('et_pb_section', `et_pb_section et_pb_sticky${name}`);
  const html = page(
    section('a'),
    as('', section('b', '<h2>Stuck</h2>')),
    as('_placeholder', section('copy', '<h2>Copy</h2>')),
    section('c'),
  );
  const { press, scrollTo } = open(startSideNavigation, {
    html,
    // A fixed element moves with the window and has no `offsetParent`.
    boxes: { ...boxes, '#b': { top: 1500, isShown: false }, '#copy': { top: 1000 } },
  });
  expect(dots().map(({ textContent }) => textContent)).toEqual(['Section 1', 'Stuck', 'Section 3']);
  scrollTo(1000);
  expect(active()).toBe(1);
  press('#side_nav_item_id_1');
  expect(window.scrollY).toBe(950);
});

test('while the page scrolls the bars are measured once, however many sections there are', () => {
  const count = (html: string) => {
    const { scrollTo, stop } = open(startSideNavigation, { html, boxes });
    const measured = vi.spyOn(window, 'getComputedStyle');
    scrollTo(10);
    const calls = measured.mock.calls.length;
    measured.mockRestore();
    stop();
    return calls;
  };
  const many = page(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => section(id)));
  expect(count(many)).toBe(count(page(section('a'), section('b'))));
});

test('scrolling to a section lasts 800 ms', () => {
  const { press } = open(startSideNavigation, { html: three, boxes, motion: 'full' });
  press('#side_nav_item_id_1');
  vi.advanceTimersByTime(750);
  expect(window.scrollY).toBeLessThan(950);
  vi.advanceTimersByTime(70);
  expect(window.scrollY).toBe(950);
});

/** A post in a theme builder template, after a section of the template. */
const template = (...sections: readonly string[]) =>
  page(...sections)
    .replace('<div class="et-l et-l--post">', (post) => {
      const body = '<div class="et-l et-l--body"><div class="et_builder_inner_content">';
      return `${body}${section('title')}<div class="et_pb_section" id="around">${post}`;
    })
    .concat('</div></div></div>');
const inTemplate = { ...boxes, '#title': { top: 0 }, '#around': { top: 400 }, '#a': { top: 420 } };

test('a post without sections has the dots of the template around it', () => {
  const { press } = open(startSideNavigation, { html: template(section('a')), boxes: inTemplate });
  expect(dots()).toHaveLength(2);
  press('#side_nav_item_id_1');
  expect(window.scrollY).toBe(350);
});

test('the first dot of a post leads to its first section, not to the template above it', () => {
  const { press } = open(startSideNavigation, {
    html: template(section('a'), section('b')),
    boxes: inTemplate,
  });
  expect(dots()).toHaveLength(2);
  press('#side_nav_item_id_0');
  expect(window.scrollY).toBe(370);
});

test('a window that turns shows other sections, and has dots for those alone', () => {
  const { resize, scrollTo, find } = open(startSideNavigation, { html: three, boxes });
  scrollTo(1500);
  layOut(find('#c'), { top: 1500, isShown: false });
  resize(600);
  expect(dots().map(({ textContent }) => textContent)).toEqual(['First part', 'Section 2']);
  expect(active()).toBe(1);
  layOut(find('#b'), { isShown: false });
  resize(500);
  expect(document.querySelector('.et_pb_side_nav')).toBeNull();
  layOut(find('#c'), { top: 2000 });
  resize(1200);
  expect(dots()).toHaveLength(2);
});

test('a window that grows keeps the dots of the same sections', () => {
  const { resize } = open(startSideNavigation, { html: three, boxes });
  const before = dots();
  resize(900);
  expect(dots()).toEqual(before);
});

test('the end leaves the markup of the server', () => {
  const { stop, server } = open(startSideNavigation, { html: three, boxes });
  stop();
  expect(document.body.outerHTML).toBe(server);
});
