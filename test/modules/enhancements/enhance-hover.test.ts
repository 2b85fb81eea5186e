import { expect, test } from 'vitest';
import { start } from '../../../src/modules/enhancements/module-enhancements';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const point = (selector: string, type: 'mouseenter' | 'mouseleave') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type));

test('a row has other gutters under the pointer, where it is set to', () => {
  const row = (from: string, to: string) =>
    `<div class="et_pb_gutter_hover et_pb_gutters${from}" id="r${to}" data-original_gutter="${from}" data-hover_gutter="${to}"></div>`;
  const { has } = open(start, { html: row('3', '1') + row('2', '2') });
  point('#r1', 'mouseenter');
  point('#r2', 'mouseenter');
  expect([has('#r1', 'et_pb_gutters1'), has('#r1', 'et_pb_gutters3')]).toEqual([true, false]);
  expect(has('#r2', 'et_pb_gutters2')).toBe(true);
  point('#r1', 'mouseleave');
  expect([has('#r1', 'et_pb_gutters1'), has('#r1', 'et_pb_gutters3')]).toEqual([false, true]);
});

const base = 'data-background-layout="dark" data-background-layout-hover="light"';
const layouts = (selector: string) =>
  [...(document.querySelector(selector)?.classList ?? [])].filter((name) =>
    /_layout_|_text_color_/.test(name),
  );

test('text turns light or dark under the pointer, and back', () => {
  open(start, { html: `<div id="a" class="et_pb_bg_layout_dark" ${base}></div>` });
  point('#a', 'mouseenter');
  expect(layouts('#a')).toEqual(['et_pb_bg_layout_light']);
  point('#a', 'mouseleave');
  expect(layouts('#a')).toEqual(['et_pb_bg_layout_dark']);
});

test('text that is stuck or released under the pointer is as it should be afterwards', () => {
  open(start, {
    html: `<div id="m"><div id="a" class="et_pb_bg_layout_dark" ${base} data-background-layout-sticky="light"></div></div>`,
  });
  /** Does what the sticky module does. */
  const stick = (isStuck: boolean, layout: string) => {
    document.querySelector('#m')?.classList.toggle('et_pb_sticky', isStuck);
    const { classList } = document.querySelector('#a') as Element;
    classList.remove('et_pb_bg_layout_dark', 'et_pb_bg_layout_light');
    classList.add(`et_pb_bg_layout_${layout}`);
  };
  point('#a', 'mouseenter');
  stick(true, 'light');
  point('#a', 'mouseleave');
  expect(layouts('#a')).toEqual(['et_pb_bg_layout_light']);
  point('#a', 'mouseenter');
  stick(false, 'dark');
  point('#a', 'mouseleave');
  expect(layouts('#a')).toEqual(['et_pb_bg_layout_dark']);
});

test.each<[string, string, readonly string[]]>([
  [
    'of its own under the pointer',
    'data-background-layout-hover-phone="dark"',
    ['et_pb_bg_layout_light', 'et_pb_bg_layout_dark_phone'],
  ],
  [
    'of its own',
    'data-background-layout-tablet="dark"',
    ['et_pb_bg_layout_light', 'et_pb_bg_layout_light_tablet'],
  ],
])('a device with a layout %s changes in its own way', (_, more, expected) => {
  open(start, { html: `<div id="a" ${base} ${more}></div>` });
  point('#a', 'mouseenter');
  expect(layouts('#a')).toEqual(expected);
});

test.each<[string, string, readonly string[]]>([
  ['a button for its wrapper', `<div id="a" ${base}><a class="et_pb_button x"></a></div>`, ['.x']],
  [
    'a gallery with its items',
    `<div id="a" class="et_pb_gallery" ${base}><p class="et_pb_gallery_item x"></p></div>`,
    ['#a', '.x'],
  ],
  [
    'a post slider with its slides',
    `<div id="a" class="et_pb_post_slider" ${base}><p class="et_pb_slide x"></p></div>`,
    ['#a', '.x'],
  ],
  [
    'a slide with its slider',
    `<div class="et_pb_slider x"><p id="a" class="et_pb_slide" ${base}></p></div>`,
    ['#a', '.x'],
  ],
  [
    'a module alone',
    `<div class="et_pb_slider"><p id="a" ${base}><b class="et_pb_slide"></b></p></div>`,
    ['#a'],
  ],
])('what changes: %s', (_, html, changed) => {
  open(start, { html });
  point('#a', 'mouseenter');
  const light = [...document.querySelectorAll('.et_pb_bg_layout_light')];
  expect(new Set(light)).toEqual(new Set(changed.map((each) => document.querySelector(each))));
});

test('the text of an audio module is dark on light', () => {
  open(start, { html: `<div id="a" class="et_pb_audio_module" ${base}></div>` });
  point('#a', 'mouseenter');
  expect(layouts('#a')).toEqual(['et_pb_bg_layout_light', 'et_pb_text_color_dark']);
});
