import { expect, test, vi } from 'vitest';
import { startFixed } from '../../../src/modules/header/fixed-header';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const html = `<div id="page-container"><div id="top-header"></div><header id="main-header"></header></div>`;
const boxes = { '#main-header': { height: 60 }, '#top-header': { height: 30 } };

test.each([
  ['et_fixed_nav', 30, 28, 29],
  ['et_fixed_nav', 31, 55, 56],
  ['et_vertical_fixed', 30, 28, 29],
  ['et_fixed_nav et_hide_nav', 30, 199, 200],
])(
  'with %s and a secondary bar of %i px it is whole at %i px of scroll and small at %i px',
  (bodyClass, height, before, after) => {
    const { scrollTo, has } = open(startFixed, {
      html,
      bodyClass,
      boxes: { ...boxes, '#top-header': { height } },
    });
    const small = () => [
      has('#main-header', 'et-fixed-header'),
      has('#top-header', 'et-fixed-header'),
    ];
    scrollTo(before);
    expect(small()).toEqual([false, false]);
    scrollTo(after);
    expect(small()).toEqual([true, true]);
    scrollTo(before);
    expect(small()).toEqual([false, false]);
  },
);

test.each(['et_non_fixed_nav', 'et_fixed_nav et_extra'])(
  'with %s it stays as it is',
  (bodyClass) => {
    const { scrollTo, has } = open(startFixed, { html, bodyClass, boxes });
    scrollTo(500);
    expect(has('#main-header', 'et-fixed-header')).toBe(false);
  },
);

test('a page that opens further down has a small header at once', () => {
  const { has } = open(startFixed, { html, bodyClass: 'et_fixed_nav', boxes, y: 300 });
  expect(has('#main-header', 'et-fixed-header')).toBe(true);
});

test('the page moves with the header once that has changed, not before', () => {
  const { scrollTo, has } = open(startFixed, { html, bodyClass: 'et_fixed_nav', boxes });
  expect(has('#page-container', 'et-animated-content')).toBe(false);
  scrollTo(100);
  expect(has('#page-container', 'et-animated-content')).toBe(true);
});

test('a header without a page around it and without a secondary bar shrinks, too', () => {
  const { scrollTo, has } = open(startFixed, {
    html: '<header id="main-header"></header>',
    bodyClass: 'et_fixed_nav',
  });
  scrollTo(29);
  expect(has('#main-header', 'et-fixed-header')).toBe(true);
});

test('other scripts are notified when the header starts to change, and 400 ms later at the end', () => {
  const { scrollTo } = open(startFixed, { html, bodyClass: 'et_fixed_nav', boxes });
  const received: unknown[] = [];
  const types = ['ETDiviFixedHeaderTransitionStart', 'ETDiviFixedHeaderTransitionEnd'];
  const listen = ({ type, detail }: Event & { detail?: unknown }) => received.push([type, detail]);
  for (const type of types) window.addEventListener(type, listen);
  const [start, end] = types;
  scrollTo(100);
  expect(received).toEqual([[start, { marginTop: 0 }]]);
  vi.advanceTimersByTime(399);
  expect(received).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(received.splice(0)).toEqual([
    [start, { marginTop: 0 }],
    [end, { marginTop: 0 }],
  ]);
  scrollTo(0);
  vi.advanceTimersByTime(200);
  // Reversed before its end: both transitions have one end event.
  scrollTo(100);
  vi.advanceTimersByTime(1000);
  for (const type of types) window.removeEventListener(type, listen);
  expect(received).toEqual([
    [start, { marginTop: -1 }],
    [start, { marginTop: 0 }],
    [end, { marginTop: 0 }],
  ]);
});

test('the end leaves the markup of the server', () => {
  const { scrollTo, stop, server } = open(startFixed, { html, bodyClass: 'et_fixed_nav', boxes });
  scrollTo(100);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('a header that hides stays hidden for the first 200 px, also on a page that images have made long', () => {
  const { scrollTo, has } = open(startFixed, {
    html,
    bodyClass: 'et_fixed_nav et_hide_nav',
    boxes,
    pageHeight: 900,
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000 });
  window.dispatchEvent(new Event('load'));
  scrollTo(199);
  expect(has('#main-header', 'et-fixed-header')).toBe(false);
  scrollTo(200);
  expect(has('#main-header', 'et-fixed-header')).toBe(true);
});
