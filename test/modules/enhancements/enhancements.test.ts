import { expect, test, vi } from 'vitest';
import { startEnhancements } from '../../../src/modules/enhancements';
import { videoLayout } from '../../../src/modules/enhancements/video-layout';
import { createChanges } from '../../../src/runtime/dom/changes';
import { createLaidOutPage, withLayout } from '../../support/laid-out';

const open = withLayout();
const column = (type: string, more = '') =>
  `<div class="et_pb_column et_pb_column_${type} ${more}"></div>`;

test.each([
  ['et_pb_row', column('1_4').repeat(4), 'et_pb_row et_pb_row_4col'],
  ['et_pb_row', column('1_4') + column('3_4'), 'et_pb_row et_pb_row_1-4_3-4'],
  ['et_pb_row', column('1_2').repeat(2), 'et_pb_row'],
  ['et_pb_row', '', 'et_pb_row'],
  ['et_pb_row', `<section>${column('1_4')}</section>${column('1_2')}`, 'et_pb_row'],
  [
    'et_pb_row_inner',
    `<section>${column('1_4').repeat(4)}</section>`,
    'et_pb_row_inner et_pb_row_4col',
  ],
  ['et_pb_row', `<div class="et_pb_column"></div>${column('1_4')}`, 'et_pb_row et_pb_row_4-4_1-4'],
])(
  'a row of quarters, fifths or sixths is marked, so that it does not break: %s',
  (name, inside, classes) => {
    const { find } = open(startEnhancements, { html: `<div class="${name}">${inside}</div>` });
    expect(find('div').className).toBe(classes);
  },
);

test('a single column of a special section is marked, one with rows in it is not', () => {
  const special = (more: string) =>
    `<div class="et_section_specialty"><div class="et_pb_row">${column('1_2', more)}</div></div>`;
  open(startEnhancements, { html: special('a') + special('et_pb_specialty_column') });
  const marked = [...document.querySelectorAll('.et_pb_column_single')];
  expect(marked.map(({ className }) => className)).toEqual([
    'et_pb_column et_pb_column_1_2 a et_pb_column_single',
  ]);
});

test('content is shown without waiting for a background video', () => {
  const { find, stop, server } = open(startEnhancements, {
    html: '<p class="et_pb_preload a"></p>',
  });
  expect(find('p').className).toBe('a');
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('inner shadows lie over the content of the modules that the page names, once', () => {
  const { find, page, stop, server } = open(startEnhancements, {
    html: '<div id="a"><p></p></div><div id="b"><div class="box-shadow-overlay"></div></div>',
    globals: { et_pb_box_shadow_elements: ['#a', '#b', '..'] },
  });
  page.bus.emit('content:found', { root: document.documentElement });
  expect(find('#a').className).toBe('has-box-shadow-overlay');
  expect(find('#a').innerHTML).toBe('<div class="box-shadow-overlay"></div><p></p>');
  expect(find('#b').childElementCount).toBe(1);
  expect(find('#b').className).toBe('');
  stop();
  expect(document.body.outerHTML).toBe(server);
});

const module = (frame: string) => `<div class="et_pb_module">${frame}</div>`;
const tube = 'https://www.youtube.com/embed/a';

test.each<[string, string, string]>([
  ['with a size', module(`<embed src="${tube}" width="400" height="300">`), '1.3333'],
  ['without a size', module(`<iframe data-src="${tube}"></iframe>`), '1.7778'],
  ['without a height', module(`<iframe data-src="${tube}" width="400"></iframe>`), '1.7778'],
  ['that waits for consent', module(`<iframe data-cky-src="${tube}"></iframe>`), '1.7778'],
  ['that is lazy', module(`<iframe data-src="${tube}"></iframe>`), '1.7778'],
  [
    'that is lazy, with a blank in its place',
    module(`<iframe src="data:image/gif;base64,R0" data-src="${tube}"></iframe>`),
    '1.7778',
  ],
  ['of an object', module(`<object data="${tube}"></object>`), '1.7778'],
  ['of an embed without an address', module('<embed>'), '1.7778'],
  ['in the content', `<div id="main-content"><iframe data-src="${tube}"></iframe></div>`, '1.7778'],
  ['in a slide', `<p class="et_pb_slide_video"><iframe data-src="${tube}"></iframe></p>`, '1.7778'],
  [
    'as wide as its column',
    module(`<iframe data-src="${tube}" width="100%" height="315"></iframe>`),
    '1.7778',
  ],
  ['in a frame without an address', module('<iframe></iframe>'), ''],
  ['of another host', module('<iframe data-src="https://a.example/b"></iframe>'), ''],
  ['elsewhere', `<iframe data-src="${tube}"></iframe>`, ''],
  ['left alone', module(`<iframe class="fitvidsignore" data-src="${tube}"></iframe>`), ''],
  [
    'that another script has fitted',
    module(`<p class="fluid-width-video-wrapper"><iframe data-src="${tube}"></iframe></p>`),
    '',
  ],
])('a video %s keeps its proportions at any width, or is no video', (_, html, ratio) => {
  const frames = 'iframe,object,embed';
  const { style, doc } = open(startEnhancements, { html });
  expect(style(frames, 'aspect-ratio')).toBe(ratio && `${ratio} / 1`);
  expect(style(frames, 'width')).toBe(ratio && '100%');
  expect(style(frames, 'height')).toBe(ratio && 'auto');
  // The layout before the chunk loads is the same.
  doc.body.innerHTML = html;
  for (const frame of doc.querySelectorAll<HTMLElement>(videoLayout.selector)) {
    videoLayout.layOut(frame, createChanges());
  }
  expect(style(frames, 'aspect-ratio')).toBe(ratio && `${ratio} / 1`);
});

test('content inserted later is enhanced, too', () => {
  const { doc, page } = open(startEnhancements, { html: '' });
  doc.body.innerHTML = `<div class="et_pb_row">${column('1_4').repeat(4)}</div>`;
  const root = doc.body.firstElementChild as HTMLElement;
  page.bus.emit('content:found', { root });
  expect(root.classList.contains('et_pb_row_4col')).toBe(true);
});

const bars = '<p class="et-waypoint"><b class="et_pb_counter_amount"></b></p>';
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p, b')].map(({ style }) => style.cssText);
const all = ['animation: none; opacity: 1;', 'animation: none; opacity: 1;'];

test('with reduced motion elements that would animate in are shown, bars as well', () => {
  const { stop, server } = open(startEnhancements, { html: bars, motion: 'reduce' });
  expect(shown()).toEqual(all);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('in print elements that were not scrolled into view are shown, bars as well', () => {
  open(startEnhancements, { html: bars, motion: 'full' });
  expect(shown()).toEqual(['', '']);
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toEqual(all);
});

const waiting = {
  html: '<p class="et-waypoint"></p>',
  motion: 'full' as const,
  globals: { et_pb_custom: { ignore_waypoints: '1' } },
};

test('what the style sheet hides until it is seen is animated then', () => {
  const { find } = open(startEnhancements, waiting);
  expect(find('p').className).toBe('et-waypoint et-animated');
});

test('in the builder it is animated in another way', () => {
  const { page, find } = createLaidOutPage(waiting);
  const builder = { ...page, mode: { ...page.mode, isBuilder: true } };
  open((scope) => startEnhancements({ ...scope, page: builder }), waiting);
  expect(find('p').className).toBe('et-waypoint et-animated--vb');
});

test.each([
  ['0', 'et-animated'],
  ['1', 'et-waypoint et-animated'],
])(
  'what no rule has shown once its animation is over, at opacity %s, is shown',
  async (opacity, classes) => {
    const { find } = open(startEnhancements, {
      ...waiting,
      html: `<p class="et-waypoint" style="opacity: ${opacity}"></p>`,
    });
    find('p').getAnimations = () => [];
    await vi.advanceTimersByTimeAsync(50);
    expect(find('p').className).toBe(classes);
  },
);
