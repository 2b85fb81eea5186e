import { afterEach, expect, test, vi } from 'vitest';
import { startScrollDown } from '../../../src/modules/header/scroll-down';
import type { Start } from '../../../src/runtime/definition';
import { createControllerScope } from '../../../src/runtime/controller-scope';
import { createShopPage } from '../../shop/shop-page';
import { withLayout } from '../../support/laid-out';

const html = `<section class="et_pb_fullwidth_header"><div class="et_pb_fullwidth_header_scroll">
  <a href="#"><span class="et-pb-icon">A</span></a></div></section>
<div id="below"><button>Press</button></div>`;

const pressArrow = () => {
  const { page } = createShopPage({ html });
  const server = document.body.innerHTML;
  const controller = createControllerScope(page, 'test');
  startScrollDown(controller.scope);
  document.querySelector<HTMLElement>('.et_pb_fullwidth_header_scroll a')?.click();
  return { server, end: controller.end };
};
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any scroll down the page and the animations at its end, in milliseconds. */
const ARRIVED_MS = 3000;

test('a press on the arrow of a full-screen header leads below it at once, for screen readers and keyboard', () => {
  const { end } = pressArrow();
  expect(document.activeElement?.id).toBe('below');
  end();
});

test('a visitor who moves on by keyboard while the page still scrolls is not moved back at the end', async () => {
  vi.useFakeTimers();
  const { end } = pressArrow();
  const button = document.querySelector('button');
  button?.focus();
  await vi.advanceTimersByTimeAsync(ARRIVED_MS);
  expect(document.activeElement).toBe(button);
  end();
});

test('if Skerry ends during the scroll, nothing is left on the section below', async () => {
  vi.useFakeTimers();
  const { server, end } = pressArrow();
  end();
  await vi.advanceTimersByTimeAsync(ARRIVED_MS);
  expect(document.body.innerHTML).toBe(server);
});

const open = withLayout();
const arrow = '.et_pb_fullwidth_header_scroll a';
const fixed = 'style="position: fixed"';
const page = (link: string, after = '<div id="below"></div>') =>
  `<div id="wpadminbar" ${fixed}></div><div id="top-header" ${fixed}></div><header id="main-header" ${fixed}></header>
  <div><section id="full"><div class="et_pb_fullwidth_header_scroll">${link}</div></section></div>${after}`;
const link = '<a href="#"></a>';
const boxes = {
  '#wpadminbar': { height: 32, width: 1200 },
  '#top-header': { height: 30, width: 1200 },
  '#main-header': { height: 60, width: 1200 },
  '#below': { top: 1000 },
};

test('the arrow leads to the next section, less the bars that are fixed there', () => {
  const { press, find } = open(startScrollDown, { html: page(link), boxes, y: 100 });
  expect(press(arrow).defaultPrevented).toBe(true);
  expect(window.scrollY).toBe(878);
  expect(document.activeElement).toBe(find('#below'));
});

test('bars of a page with its menu at a side cover nothing', () => {
  const { press } = open(startScrollDown, {
    html: page(link),
    boxes,
    bodyClass: 'et_vertical_nav',
  });
  press(arrow);
  expect(window.scrollY).toBe(968);
});

test.each([
  ['fixed', 0, 878],
  ['stuck', 200, 800],
])('the arrow leads below a header of the theme builder that is %s', (_, stuck, top) => {
  const built = `<header class="et-l et-l--header"><div class="et_pb_section et_pb_section--fixed" ${fixed}></div></header>`;
  const start: Start = (scope) =>
    startScrollDown({ ...scope, page: { ...scope.page, stuckAbove: () => stuck } });
  const { press } = open(start, {
    html: built + page(link).replace('main-header', 'x').replace('top-header', 'y'),
    boxes: { ...boxes, '.et_pb_section--fixed': { height: 90 } },
  });
  press(arrow);
  expect(window.scrollY).toBe(top);
});

test.each([
  [
    'that scrolls with the page',
    page(link).replace(`main-header" ${fixed}`, 'main-header"'),
    boxes,
  ],
  ['that is missing', page(link).replace('main-header', 'x'), boxes],
])('a bar %s covers nothing', (_, html, places) => {
  const { press } = open(startScrollDown, { html, boxes: places });
  press(arrow);
  expect(window.scrollY).toBe(938);
});

test('the scroll down lasts 800 ms', () => {
  const { press } = open(startScrollDown, { html: page(link), boxes, motion: 'full' });
  press(arrow);
  vi.advanceTimersByTime(750);
  expect(window.scrollY).toBeLessThan(878);
  vi.advanceTimersByTime(70);
  expect(window.scrollY).toBe(878);
});

test.each([
  ['no text', link, 'Scroll down'],
  ['blanks', '<a href="#"> </a>', 'Scroll down'],
  ['an icon', '<a href="#"><i class="et-pb-icon">A</i></a>', 'Scroll down'],
  ['a text', '<a href="#">More</a>', null],
])('an arrow with %s has a name', (_, markup, label) => {
  const { find, stop, server } = open(startScrollDown, { html: page(markup) });
  expect(find(arrow).getAttribute('aria-label')).toBe(label);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('an arrow with nothing below leads nowhere, and not to the top either', () => {
  const { press } = open(startScrollDown, { html: page(link, ''), boxes, y: 500 });
  expect(press(arrow).defaultPrevented).toBe(true);
  expect(window.scrollY).toBe(500);
});

test('the arrow skips a section that this device does not show', () => {
  const phones = '<div id="phones"></div><div id="below"></div>';
  const { press, find } = open(startScrollDown, { html: page(link, phones), boxes, y: 100 });
  find('#phones').getClientRects = () => [] as unknown as DOMRectList;
  press(arrow);
  expect(window.scrollY).toBe(878);
  expect(document.activeElement).toBe(find('#below'));
});

test('links elsewhere and presses that another script has handled are left alone', () => {
  const html =
    page(link) +
    '<p class="et_pb_fullwidth_header_scroll"><a id="outside" href="#"></a></p><a id="else"></a>';
  const { press, find } = open(startScrollDown, { html, boxes, y: 500 });
  expect(press('#outside').defaultPrevented).toBe(false);
  expect(press('#else').defaultPrevented).toBe(false);
  find(arrow).addEventListener('click', (event) => event.preventDefault());
  press(arrow);
  expect(window.scrollY).toBe(500);
});
