import { expect, test } from 'vitest';
import { isFixedAt, startExtraNavigation } from '../../../src/modules/header/extra-navigation';
import { layOut, withLayout } from '../../support/laid-out';

test.each<[number, number, number, boolean]>([
  [1024, 101, 100, true],
  [1024, 100, 100, false],
  [1024, 0, 100, false],
  [1023, 101, 100, false],
  // A header below only the admin bar is at a position above the page.
  [1024, 0, -32, true],
])(
  'in a window of %i px, scrolled %i px, a header at %i px is fixed: %s [S9.21]',
  (width, y, top, isFixed) => {
    expect(isFixedAt({ width, y, top })).toBe(isFixed);
  },
);

const open = withLayout();
const html = `<div id="wpadminbar"></div><div id="page-container"><div id="main-header-wrapper">
  <header id="main-header" data-fixed-height="80"><a class="logo" data-fixed-height="50"><img id="logo"></a></header></div></div>`;
const bodyClass = 'et_extra et_fixed_nav';
const boxes = {
  '#wpadminbar': { height: 32 },
  '#main-header-wrapper': { top: 132, height: 120 },
  '#logo': { width: 300, height: 100 },
};

test.each([
  [100, ''],
  [101, 'et-fixed-header'],
])('the header of Extra, whose place is 100 px down, at %i px of scroll: "%s"', (y, classes) => {
  const { scrollTo, find } = open(startExtraNavigation, { html, bodyClass, boxes });
  scrollTo(y);
  expect(find('#page-container').className).toBe(classes);
});

test('while it stays at the top nothing below it moves, and its logo is the share of it that is set', () => {
  const { scrollTo, find, style } = open(startExtraNavigation, { html, bodyClass, boxes });
  scrollTo(500);
  expect(style('#main-header-wrapper', 'height')).toBe('120px');
  // Half of 80 px, multiplied by the aspect ratio of 3.
  expect(style('#logo', 'width')).toBe('120px');
  scrollTo(0);
  expect(find('#main-header-wrapper').style.cssText).toBe('');
  expect(find('#logo').style.cssText).toBe('');
});

test('the width of a logo is whole pixels', () => {
  const odd = { ...boxes, '#logo': { width: 301, height: 90 } };
  const { scrollTo, style } = open(startExtraNavigation, { html, bodyClass, boxes: odd });
  scrollTo(500);
  expect(style('#logo', 'width')).toBe('134px');
});

test.each([
  ['without a size set', html.replaceAll(/data-fixed-height="\d+"/g, ''), boxes],
  ['with a size that is no number', html.replaceAll(/"(80|50)"/g, '"x"'), boxes],
  ['that is not shown', html, { ...boxes, '#logo': { width: 0, height: 0 } }],
])('a logo %s keeps its own width', (_, markup, places) => {
  const { scrollTo, style } = open(startExtraNavigation, {
    html: markup,
    bodyClass,
    boxes: places,
  });
  scrollTo(500);
  expect(style('#logo', 'width')).toBe('');
  expect(style('#main-header-wrapper', 'height')).toBe('120px');
});

test('a window that becomes narrow has the header at its own place again', () => {
  const { scrollTo, resize, has } = open(startExtraNavigation, { html, bodyClass, boxes });
  scrollTo(500);
  resize(1023);
  expect(has('#page-container', 'et-fixed-header')).toBe(false);
  resize(1024);
  expect(has('#page-container', 'et-fixed-header')).toBe(true);
});

test('a page that opens further down has its header at the top at once', () => {
  const { has } = open(startExtraNavigation, { html, bodyClass, boxes, y: 500 });
  expect(has('#page-container', 'et-fixed-header')).toBe(true);
});

test('a window of another width has the place of the header measured again, one of another height has not', () => {
  const { find, scrollTo, resize, has } = open(startExtraNavigation, { html, bodyClass, boxes });
  layOut(find('#main-header-wrapper'), { top: 432, height: 120 });
  resize(1200, 600);
  scrollTo(200);
  expect(has('#page-container', 'et-fixed-header')).toBe(true);
  resize(1100);
  expect(has('#page-container', 'et-fixed-header')).toBe(false);
  scrollTo(401);
  expect(has('#page-container', 'et-fixed-header')).toBe(true);
});

test.each([
  ['a header that is not fixed', html, 'et_extra'],
  ['no wrapper', html.replace('main-header-wrapper', 'x'), bodyClass],
  ['no header', html.replace('"main-header"', '"x"'), bodyClass],
  ['no container', html.replace('page-container', 'x'), bodyClass],
])('a page with %s stays as it is', (_, markup, classes) => {
  const { scrollTo, server } = open(startExtraNavigation, {
    html: markup,
    bodyClass: classes,
    boxes,
  });
  scrollTo(500);
  expect(document.body.outerHTML).toBe(server);
});

test('a page without admin bar, logo and image has its header at the top, too', () => {
  const { scrollTo, has, stop, server } = open(startExtraNavigation, {
    html: html.replace('wpadminbar', 'x').replace(/<a.*a>/, ''),
    bodyClass,
    boxes,
  });
  scrollTo(132);
  expect(has('#page-container', 'et-fixed-header')).toBe(false);
  scrollTo(133);
  expect(has('#page-container', 'et-fixed-header')).toBe(true);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test.each([
  [1120, '1', 'translateY(0px)'],
  [1121, '', 'translateY(-120px)'],
])(
  'a header of Extra that hides until the visitor scrolls is seen on a page too short for that: of %i px',
  (pageHeight, opacity, transform) => {
    const { style, stop, server } = open(startExtraNavigation, {
      html,
      bodyClass: `${bodyClass} et_hide_nav`,
      boxes: { ...boxes, '#main-header': { height: 120 } },
      pageHeight,
    });
    expect(style('#main-header', 'opacity')).toBe(opacity);
    expect(style('#main-header', 'transform')).toBe(transform);
    stop();
    expect(document.body.outerHTML).toBe(server);
  },
);

test('a page of Extra that images have made long hides its header', () => {
  const { style } = open(startExtraNavigation, {
    html,
    bodyClass: `${bodyClass} et_hide_nav`,
    boxes: { ...boxes, '#main-header': { height: 120 } },
    pageHeight: 900,
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000 });
  window.dispatchEvent(new Event('load'));
  expect(style('#main-header', 'transform')).toBe('translateY(-120px)');
});
