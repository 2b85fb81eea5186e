import { expect, test } from 'vitest';
import { startPageOffset } from '../../../src/modules/header/page-offset';
import { withLayout } from '../../support/laid-out';
import { around, boxes, full, layout, section } from './offset-page';

const open = withLayout();
const html = around('');

const clear = { bodyClass: 'et_transparent_nav', boxes };
const styles = () =>
  [...document.querySelectorAll<HTMLElement>('#page-container [style]:not(#main-header)')].map(
    (element) => `${element.className.trim()}: ${element.style.cssText}`,
  );

test.each<[string, string, readonly string[]]>([
  [
    'a section',
    layout(section() + section()),
    ['et_pb_section et_pb_section_first: padding-top: 110px;'],
  ],
  [
    'a section with room of its own',
    layout(section().replace('<div ', '<div style="padding-top: 40px" ')),
    ['et_pb_section et_pb_section_first: padding-top: 150px;'],
  ],
  [
    'a section behind hidden ones and none of the footer',
    layout(section(), 'footer') + layout(section('', 'is-hidden') + section('', 'b')),
    ['et_pb_section b et_pb_section_first: padding-top: 110px;'],
  ],
  [
    'a module of a section that is not as wide as the page',
    layout(section('<i class="et_pb_module"></i>')),
    ['et_pb_section et_pb_section_first: padding-top: 110px;'],
  ],
  [
    'a wide module',
    full('<i class="et_pb_module is-hidden"></i><i class="et_pb_module b"></i>'),
    ['et_pb_module b: padding-top: 110px;'],
  ],
  [
    'a slider: each slide',
    full(
      '<i class="et_pb_module et_pb_slider"><b class="et_pb_slide"></b><b class="et_pb_slide" style="padding-top: 5px"></b></i>',
    ),
    ['et_pb_slide: padding-top: 110px;', 'et_pb_slide: padding-top: 115px;'],
  ],
  [
    'a map: it is higher',
    full(
      '<i class="et_pb_module et_pb_map_container"><b class="et_pb_map" style="height: 400px"></b></i>',
    ),
    ['et_pb_map: height: 510px;'],
  ],
  [
    'a menu: a margin',
    full('<i class="et_pb_module et_pb_menu"></i>'),
    ['et_pb_module et_pb_menu: margin-top: 110px;'],
  ],
  [
    'a wide menu: a margin',
    full('<i class="et_pb_module et_pb_fullwidth_menu"></i>'),
    ['et_pb_module et_pb_fullwidth_menu: margin-top: 110px;'],
  ],
  [
    'the title of a post as a module, whose own room does not count',
    full('<i class="et_pb_module et_pb_post_title" style="padding-top: 30px"></i>'),
    ['et_pb_module et_pb_post_title: padding-top: 160px;'],
  ],
  [
    'content without sections, which has 58 px of its own',
    '<div id="main-content"><div class="container" style="padding-top: 58px"></div></div>',
    ['container: padding-top: 168px;'],
  ],
  [
    'content that has more room than it needs',
    '<div id="main-content"><div class="container" style="padding-top: 300px"></div></div>',
    ['container: padding-top: 300px;'],
  ],
])('what a transparent header lies over makes room for it: %s', (_, content, expected) => {
  const { style } = open(startPageOffset, { ...clear, html: around(content) });
  expect(styles()).toEqual(expected);
  expect(style('#page-container', 'padding-top')).toBe('0px');
});

const post = 'et_transparent_nav single et_pb_pagebuilder_layout';
const titled = `${post} et_pb_show_title`;
const title = `<div class="et_post_meta_wrapper"></div>${layout(section())}`;
/** The wrapper of the comments, which are below the content, whether the title is or not. */
const comments = '<div class="et_post_meta_wrapper is-below"></div>';

test.each<[string, string, string, number, readonly string[]]>([
  ['its title', titled, title, 1200, ['et_post_meta_wrapper: padding-top: 168px;']],
  ['its title on a phone', titled, title, 400, ['et_post_meta_wrapper: padding-top: 149px;']],
  [
    'its title, and the wide section behind has none',
    titled,
    title.replace('et_pb_section ', '$&et_pb_fullwidth_section '),
    1200,
    [
      'et_post_meta_wrapper: padding-top: 168px;',
      'et_pb_section et_pb_fullwidth_section: padding-top: 0px;',
    ],
  ],
  [
    'the content, without a title',
    post,
    `<div id="main-content"><div class="container">${layout(section())}${comments}</div></div>`,
    1200,
    ['container: padding-top: 168px;'],
  ],
  [
    'its first section, as wide as the page and without a title',
    `${post} et_full_width_page`,
    layout(section()) + comments,
    1200,
    ['et_pb_section et_pb_section_first: padding-top: 110px;'],
  ],
  [
    'its first module, as wide as the page and without a title',
    `${post} et_full_width_page`,
    full('<i class="et_pb_module"></i>') + comments,
    1200,
    ['et_pb_module: padding-top: 110px;'],
  ],
  [
    'the first section of a project',
    `${titled} single-project`,
    title,
    1200,
    ['et_pb_section et_pb_section_first: padding-top: 110px;'],
  ],
  [
    'the first section of a body that the theme builder has made',
    titled,
    title.replace('et-l--post', 'et-l--body'),
    1200,
    ['et_pb_section et_pb_section_first: padding-top: 110px;'],
  ],
])(
  'in a post of the builder a transparent header has room above %s',
  (_, bodyClass, content, width, expected) => {
    const shown = { '.et_post_meta_wrapper,#main-content .container': {} };
    open(startPageOffset, {
      bodyClass,
      boxes: { ...boxes, ...shown },
      width,
      html: around(content),
    });
    expect(styles()).toEqual(expected);
  },
);

test('a section within a wide one that starts a page is marked as its first', () => {
  const content = full('<i class="et_pb_module"></i>') + layout(section());
  open(startPageOffset, { ...clear, html: around(content) });
  const marked = document.querySelectorAll('.et_pb_section_first');
  expect([...marked].map(({ className }) => className)).toEqual([
    'et_pb_section et_pb_fullwidth_section et_pb_section_first',
  ]);
});

test('the buttons of a map that starts a page do not lie below its transparent header', () => {
  const map = '<i class="et_pb_module et_pb_map_container"><b class="et_pb_map"></b></i>';
  const { has, stop, server } = open(startPageOffset, { ...clear, html: around(full(map + map)) });
  expect(has('.et_pb_map_container', 'et_beneath_transparent_nav')).toBe(true);
  expect(has('.et_pb_map_container + .et_pb_map_container', 'et_beneath_transparent_nav')).toBe(
    false,
  );
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('a page with nothing to lie over starts below its transparent header', () => {
  const { style } = open(startPageOffset, { ...clear, html });
  expect(style('#page-container', 'padding-top')).toBe('110px');
});

test('room is made once, however often the page is measured', () => {
  const { page, style } = open(startPageOffset, { ...clear, html: around(layout(section())) });
  page.bus.emit('header:changed');
  expect(style('.et_pb_section', 'padding-top')).toBe('110px');
});
