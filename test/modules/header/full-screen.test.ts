import { expect, test, vi } from 'vitest';
import { start } from '../../../src/modules/header/full-screen';
import { type Box, withLayout } from '../../support/laid-out';

const open = withLayout();
/** Browsers compute a length for each border. */
const borders = (top = '0', bottom = '0') =>
  `style="border-top-width: ${top}px; border-bottom-width: ${bottom}px"`;
const header = (inside: string, classes = '') =>
  `<section class="et_pb_fullwidth_header et_pb_fullscreen" id="s" ${borders()}><div class="et_pb_fullwidth_header_container ${classes}">${inside}</div></section>`;
const around = (
  content: string,
  before = '',
) => `<div id="wpadminbar"></div><div id="top-header"></div>
  <header id="main-header" data-height-onload="66" data-fixed-height-onload="40"></header>${before}${content}`;
const plain = `<section class="et_pb_fullscreen" id="s" ${borders()}></section>`;
const boxes = {
  '#wpadminbar': { height: 32 },
  '#top-header': { height: 34 },
  '#main-header': { height: 54 },
  '.et-l--header': { height: 80 },
};
const at = (top: number) => ({ ...boxes, '#s': { top } });
const height = 1000;

test.each<[string, string, Readonly<Record<string, Box>>]>([
  ['868px', 'et_fixed_nav', at(132)],
  ['894px', 'et_fixed_nav', at(133)],
  ['868px', 'et_non_fixed_nav', at(100)],
  ['968px', 'et_non_fixed_nav', at(900)],
  ['968px', 'et_fixed_nav et_hide_nav', at(100)],
  ['894px', 'et_fixed_nav et_hide_nav', at(900)],
  ['934px', 'et_fixed_nav et_vertical_nav', at(66)],
  ['968px', 'et_fixed_nav et_vertical_nav', at(67)],
])('a section of the height of the window is %s high with %s', (expected, bodyClass, places) => {
  const { style } = open(start, { html: around(plain), bodyClass, height, boxes: places });
  expect(style('#s', 'min-height')).toBe(expected);
});

test('a menu at the side is one above 980 px alone', () => {
  const bodyClass = 'et_non_fixed_nav et_vertical_nav';
  const { style, resize } = open(start, {
    html: around(plain),
    bodyClass,
    height,
    width: 980,
    boxes: at(100),
  });
  expect(style('#s', 'min-height')).toBe('902px');
  resize(981, height);
  expect(style('#s', 'min-height')).toBe('968px');
});

test.each([
  ['902px', 146],
  ['1000px', 147],
])(
  'on a phone, where the header is higher than the server has printed, the section below it is %s high',
  (expected, top) => {
    const { style } = open(start, {
      html: around(plain),
      bodyClass: 'et_fixed_nav',
      height,
      width: 390,
      boxes: { ...at(top), '#main-header': { height: 80 } },
    });
    expect(style('#s', 'min-height')).toBe(expected);
  },
);

test('without printed heights the header counts as it is', () => {
  const html = around(plain).replaceAll(/data-\S+"/g, '');
  const { style } = open(start, { html, bodyClass: 'et_fixed_nav', height, boxes: at(0) });
  expect(style('#s', 'min-height')).toBe('880px');
});

test('without any bars a section fills the window, less its own borders', () => {
  const html = plain.replace(borders(), borders('7', '3'));
  const { style } = open(start, { html, height, boxes: at(0) });
  expect(style('#s', 'min-height')).toBe('990px');
});

test('a page that is scrolled starts with the same section', () => {
  const { style } = open(start, {
    html: around(plain),
    bodyClass: 'et_non_fixed_nav',
    height,
    y: 500,
    boxes: at(100),
  });
  expect(style('#s', 'min-height')).toBe('868px');
});

test('a header made with the theme builder is subtracted from the first full-screen header alone', () => {
  const html = around(
    header('') + header('').replace('"s"', '"t"') + plain.replace('"s"', '"u"'),
    '<header class="et-l et-l--header"></header>',
  );
  const places = { ...boxes, '#s': { top: 0 }, '#t,#u': { top: 3000 } };
  const { style } = open(start, { html, bodyClass: 'et_non_fixed_nav', height, boxes: places });
  expect(['#s', '#t', '#u'].map((id) => style(id, 'min-height'))).toEqual([
    '788px',
    '968px',
    '968px',
  ]);
});

test('a full-screen header within the header of the theme builder does not make room for itself', () => {
  const html = around(`<header class="et-l et-l--header">${header('')}</header>`);
  const { style } = open(start, { html, bodyClass: 'et_non_fixed_nav', height, boxes: at(0) });
  expect(style('#s', 'min-height')).toBe('868px');
});

test.each<[string, (page: ReturnType<typeof open>) => unknown]>([
  ['the window changes', ({ resize }) => resize(1200, 900)],
  [
    'the header was measured again',
    ({ doc }) => {
      Object.defineProperty(window, 'innerHeight', { value: 900, configurable: true });
      doc.dispatchEvent(new CustomEvent('skerry:et-pb-header-height-calculated', { detail: [] }));
    },
  ],
])('a section follows when %s', (_, change) => {
  const mounted = open(start, { html: plain, height, boxes: at(0) });
  change(mounted);
  expect(mounted.style('#s', 'min-height')).toBe('900px');
});

const text = (place: string) =>
  `<div class="header-content-container ${place}"><div class="header-content"></div></div>`;
const image = (place: string) =>
  `<div class="header-image-container ${place}"><div class="header-image"></div></div>`;
const container = '.et_pb_fullwidth_header_container';
/** Every inline style within the header, by the first class of its element. */
const styles = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('#s [style]')].map(({ className, style }) => [
      className.split(' ')[0],
      style.cssText,
    ]),
  );
const whole = { et_pb_fullwidth_header_container: 'min-height: 1000px;' };

test.each<[string, string, string, object]>([
  ['a text alone', text('center'), 'left', whole],
  [
    'an image alone is at the end',
    image('bottom'),
    'left',
    { et_pb_fullwidth_header_container: 'min-height: 1000px; justify-content: flex-end;' },
  ],
  ['text and image beside each other', text('bottom') + image('center'), 'left', whole],
  ['a text in the centre', text('center'), 'center', whole],
  [
    'a text at the bottom has room below',
    text('bottom'),
    'center',
    { ...whole, 'header-content': 'margin-bottom: 80px;' },
  ],
  ['an image in the centre', image('center'), 'center', whole],
  ['both at the bottom', text('bottom') + image('bottom'), 'center', whole],
  ['both in the centre', text('center') + image('center'), 'center', whole],
  [
    'a text above an image at the bottom',
    text('center') + image('bottom'),
    'center',
    { ...whole, 'header-content-container': 'min-height: 700px; height: 10px;' },
  ],
  [
    'an image above a text at the bottom',
    text('bottom') + image('center'),
    'center',
    {
      ...whole,
      'header-image-container': 'align-self: flex-end;',
      'header-image': 'margin-bottom: 80px;',
    },
  ],
])('a full-screen header places what it shows: %s', (_, inside, classes, expected) => {
  const places = { '.header-image-container': { height: 300 } };
  open(start, { html: header(inside, classes), height, boxes: places });
  expect(styles()).toEqual(expected);
});

test.each([
  [text('center') + image('bottom'), 'center-bottom'],
  [text('bottom') + image('center'), 'bottom-center'],
  [text('center') + image('center'), 'center-center'],
  [text('bottom'), null],
  [image('center'), null],
  [text('') + image('center'), null],
])('the style sheet gets a class for both positions', (inside, name) => {
  const { find } = open(start, { html: header(inside, 'center'), height });
  const own = ['et_pb_fullwidth_header_container', 'center', ...(name ? [name] : [])];
  expect([...find(container).classList]).toEqual(own);
});

test('an image as high as the window leaves the text its own height', () => {
  const places = { '.header-image-container': { height: 1000 } };
  const { find } = open(start, {
    html: header(text('center') + image('bottom'), 'center'),
    height,
    boxes: places,
  });
  expect(find('.header-content-container').style.cssText).toBe('');
});

test('an image missing from its box causes no error', () => {
  const box = '<div class="header-image-container center"></div>';
  const { style } = open(start, { html: header(text('bottom') + box, 'center'), height });
  expect(style('.header-image-container', 'align-self')).toBe('flex-end');
});

test('the arrow of a header that fills the window leads below it', () => {
  const arrow = '<div class="et_pb_fullwidth_header_scroll"><a href="#"></a></div>';
  const { press } = open(start, { html: `${header(arrow)}<p>Below</p>`, height });
  press('.et_pb_fullwidth_header_scroll a');
  expect(document.activeElement?.textContent).toBe('Below');
  vi.runAllTimers();
});

test('the end leaves the markup of the server', () => {
  const { stop, server } = open(start, {
    html: header(text('bottom') + image('center'), 'center'),
    height,
  });
  stop();
  expect(document.body.outerHTML).toBe(server);
});
