import { expect, test } from 'vitest';
import { sleepSlider } from '../../../src/modules/slider/sleep-slider';
import { Slider } from '../../../src/modules/slider/slider';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { type createLaidOutPage, layOut } from '../../support/laid-out';
import { changeSize, see } from '../../support/observers';

const open = withIsland();
withAnimations();
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
type Options = Partial<Parameters<typeof createLaidOutPage>[0]>;
const mountSlider = (options: Options) => open(Slider, '#r', { sleep: sleepSlider, ...options });

const heights = (root = '', more = '') =>
  `<div class="et_pb_slider ${root}" id="r"><div class="et_pb_slides">
  <div class="et_pb_slide et_pb_media_alignment_center" id="s0"><div class="et_pb_container" id="c0"><div class="et_pb_slide_image" style="margin-top: 4px; margin-bottom: 6px"><img id="i0"></div><div class="et_pb_slide_description">Text</div></div></div>
  <div class="et_pb_slide" id="s1"><div class="et_pb_container" id="c1"><div class="et_pb_slide_video"></div><div class="et_pb_slide_description"> </div></div></div></div></div>${more}`;
const boxes = {
  '#r': { width: 800, height: 500 },
  '#s0': { height: 300 },
  '#s1': { height: 420 },
  '.et_pb_slide_image': { height: 120 },
  '.et_pb_slide_video': { height: 200 },
};
const css = (selector: string) => find(selector).style.cssText;

test('all slides are as high as the tallest, so that the page below does not jump', () => {
  const { root, end, server } = mountSlider({ html: heights(), boxes });
  see(root);
  expect([css('#c0'), css('#c1')]).toEqual(['height: 420px;', 'height: 420px;']);
  // Images take at most four fifths of the slider; a centred one is moved up by half its height.
  expect(css('#i0')).toBe('max-height: 400px;');
  expect(find('.et_pb_slide_image').style.marginTop).toBe('-60px');
  expect(css('.et_pb_slide_video')).toBe('margin-top: -100px;');
  expect(find('#c0').className).toBe('et_pb_container');
  expect(find('#c1').className).toBe('et_pb_container et_pb_empty_slide');
  expect(css('#s1')).toBe('display: none;');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a slide whose content is an image is not empty, and stays in the middle', () => {
  const html = heights().replace('description"> <', 'description"><p><img></p><');
  const { root } = mountSlider({ html, boxes });
  see(root);
  expect(find('#c1').className).toBe('et_pb_container');
});

test.each([
  ['et_pb_post_slider_image_top', '434px'],
  ['et_pb_post_slider_image_bottom', '436px'],
])('%s: an image at the edge has its distance there added', (side, height) => {
  const { root } = mountSlider({ html: heights(side), boxes });
  see(root);
  expect(find('#c0').style.height).toBe(height);
  expect(find('#c1').classList.contains('et_pb_no_image')).toBe(true);
  expect(find('#c0').classList.contains('et_pb_no_image')).toBe(false);
});

test('an image at the edge that has no distance there adds the gap alone', () => {
  const html = heights('et_pb_post_slider_image_top').replace(/ style="margin[^"]*"/, '');
  const { root } = mountSlider({ html, boxes });
  see(root);
  expect(find('#c0').style.height).toBe('430px');
});

test('an image that loads later has the slides measured again', () => {
  const { root } = mountSlider({ html: heights(), boxes });
  see(root);
  layOut(find('#s0'), { height: 600 });
  find('#i0').dispatchEvent(new Event('load'));
  expect(find('#c0').style.height).toBe('600px');
});

test.each([
  ['larger than its box has all slides measured again', 500, '600px'],
  ['as large as before changes no height', 420, '420px'],
])('a slide whose text is %s (WCAG 1.4.4)', async (_, height, expected) => {
  const { root } = mountSlider({ html: heights(), boxes });
  see(root);
  layOut(find('#s1'), { height: 600 });
  changeSize(find('#c0'), new DOMRect(0, 0, 800, height));
  await new Promise(requestAnimationFrame);
  expect(find('#c0').style.height).toBe(expected);
});

test('hidden slides are measured as they are when they are shown', () => {
  const { root } = mountSlider({ html: heights(), boxes });
  // Divi’s style sheet hides inactive slides.
  Object.defineProperty(find('#s1'), 'clientHeight', {
    get: () => (find('#s1').style.display === 'block' ? 420 : 0),
  });
  see(root);
  expect(find('#c0').style.height).toBe('420px');
  expect(find('#s1').style.display).toBe('none');
});

test('a slider of one slide has its height as well', () => {
  const html = `<div class="et_pb_slider" id="r"><div class="et_pb_slide" id="s0"><div class="et_pb_container" id="c0">Text</div></div></div>`;
  const { root } = mountSlider({ html, boxes });
  see(root);
  expect(css('#c0')).toBe('height: 300px;');
});

test.each<[string, string, typeof boxes]>([
  ['is in no container', heights().replaceAll('et_pb_container', 'other'), boxes],
  ['is in a slider without height', heights(), { ...boxes, '#r': { width: 800, height: 0 } }],
])('an image that %s keeps its size', (_, html, places) => {
  const { root } = mountSlider({ html, boxes: places });
  see(root);
  expect(css('#i0')).toBe('');
});

test.each<[string, string, typeof boxes]>([
  ['hidden', heights(), { ...boxes, '#r': { width: 0, height: 0 } }],
  [
    'without contents',
    '<div class="et_pb_slider" id="r"><div class="et_pb_slide"></div><div class="et_pb_slide"></div></div>',
    boxes,
  ],
  [
    'shown before its slides are',
    heights(),
    { ...boxes, '#r': { width: 800, height: 0 }, '#s0': { height: 0 }, '#s1': { height: 0 } },
  ],
])('a slider that is %s gets no heights', (_, html, places) => {
  const { root } = mountSlider({ html, boxes: places });
  see(root);
  expect(document.querySelector('[style*="height"]')).toBeNull();
});

test('under a transparent header images are in the middle of their slides, which are as high as the tallest content', () => {
  const html = `<div class="et_pb_section et_pb_section_first">${heights()}</div>`;
  const { root, end, server } = mountSlider({
    html,
    // Slides are 80 px higher than their content, because of the header.
    boxes: { ...boxes, '#c0': { height: 220 }, '#c1': { height: 340 } },
  });
  see(root);
  expect([css('#c0'), css('#c1')]).toEqual(['height: 340px;', 'height: 340px;']);
  expect(find('.et_pb_slide_image').style.marginTop).toBe('-60px');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a slider without images is measured, too', () => {
  const html = heights().replace('<img id="i0">', '');
  const { root } = mountSlider({ html, boxes });
  see(root);
  expect(find('#c0').style.height).toBe('420px');
});
