import { expect, test } from 'vitest';
import { startVerticalMenu } from '../../../src/modules/header/vertical-menu';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const html = `<div id="page-container" style="margin-right: 300px"><header id="main-header">
  <img id="logo"><div id="et-top-navigation"></div></header>
  <div id="et-main-area" style="margin-right: 20px"></div></div>`;
const low = {
  '#main-header': { height: 400 },
  '#et-top-navigation': { height: 500 },
  '#logo': { height: 40 },
};
const right = 'et_boxed_layout et_vertical_fixed et_vertical_right';

test('a menu at the side that is lower than its links has room for them, the logo and what is around', () => {
  const { style } = open(startVerticalMenu, { html, boxes: low });
  expect(style('#main-header', 'height')).toBe('640px');
});

test('without a logo the menu at the side has room for its links', () => {
  const { style } = open(startVerticalMenu, {
    html: html.replace('<img id="logo">', ''),
    boxes: low,
  });
  expect(style('#main-header', 'height')).toBe('600px');
});

test.each([499, 500, 501])(
  'a menu at the side of %i px is left alone where its links are 500 px high or it is lower',
  (height) => {
    const { style } = open(startVerticalMenu, {
      html,
      boxes: { ...low, '#main-header': { height } },
    });
    expect(style('#main-header', 'height')).toBe(height < 500 ? '640px' : '');
  },
);

test.each([
  [981, '640px'],
  [980, ''],
])('in a window of %i px the height of the menu at the side is "%s"', (width, height) => {
  const { style } = open(startVerticalMenu, { html, width, boxes: low });
  expect(style('#main-header', 'height')).toBe(height);
});

test('a window that becomes narrow gives the menu its own height and place again, a wide one the room', () => {
  const { resize, style, find } = open(startVerticalMenu, { html, bodyClass: right, boxes: low });
  expect(style('#main-header', 'right')).toBe('95px');
  resize(700);
  expect(find('#main-header').style.cssText).toBe('');
  resize(1200);
  expect(style('#main-header', 'height')).toBe('640px');
});

test('the fixed menu at the right of a boxed page is beside the page, not at the edge of the window', () => {
  const { style, has } = open(startVerticalMenu, { html, bodyClass: right, boxes: low });
  expect(style('#main-header', 'right')).toBe('95px');
  expect(style('#main-header', 'left')).toBe('auto');
  expect(has('#main-header', 'et_vertical_menu_set')).toBe(true);
});

test.each([
  ['narrow margins', html.replace('300px', '10px')],
  ['margins that are no lengths', html.replaceAll(/\d+px/g, 'auto')],
  ['no page container and no main area', html.replace('page-container', 'x').replace('area', 'y')],
])('with %s that menu never leaves the window', (_, markup) => {
  const { style } = open(startVerticalMenu, { html: markup, bodyClass: right, boxes: low });
  expect(style('#main-header', 'right')).toBe('0px');
});

test.each(right.split(' '))('without %s the menu keeps its own side', (missing) => {
  const bodyClass = right.replace(missing, '');
  const { style, has } = open(startVerticalMenu, { html, bodyClass, boxes: low });
  expect(style('#main-header', 'right')).toBe('');
  expect(has('#main-header', 'et_vertical_menu_set')).toBe(false);
});

test('the end leaves the markup of the server', () => {
  const { server, stop } = open(startVerticalMenu, { html, bodyClass: right, boxes: low });
  stop();
  expect(document.body.outerHTML).toBe(server);
});
