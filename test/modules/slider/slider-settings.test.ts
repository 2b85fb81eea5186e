import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { sleepSlider } from '../../../src/modules/slider/sleep-slider';
import { Slider } from '../../../src/modules/slider/slider';
import { settle } from '../../shop/shop-page';
import { ruleFor } from '../../support/adopted-rules';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { createLaidOutPage } from '../../support/laid-out';
import { mount } from '../../support/mount';
import { swipe } from '../../support/swipe';
import { waitFor } from '../../support/wait-for';

const open = withIsland();
const { finish } = withAnimations();
const slider = (classes = '', count = 3, colours = '') =>
  `<div class="et_pb_slider ${classes}" id="r">${Array.from({ length: count }, (_, index) => `<div class="et_pb_slide ${colours}" id="s${index}"></div>`).join('')}</div>`;
type Options = Partial<Parameters<typeof createLaidOutPage>[0]>;
const mountSlider = (html = slider(), options: Options = {}) =>
  open(Slider, '#r', { html, sleep: sleepSlider, ...options });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const active = () => document.querySelector('.et-pb-active-slide')?.id;
const next = '.et-pb-arrow-next';

describe('a swipe over a slider', () => {
  test.each([
    ['to the left shows the next slide', slider(), 0, 's1'],
    ['to the right shows the one before', slider(), 200, 's2'],
    ['does nothing where the owner wants no arrows', slider('et_pb_slider_no_arrows'), 0, 's0'],
    ['does nothing where there is one slide', slider('', 1), 0, 's0'],
  ])('%s', (_, html, to, expected) => {
    const { root } = mountSlider(html);
    swipe(root, 100, to);
    expect(active()).toBe(expected);
  });

  test('is left to the slider by the browser, which scrolls up and down and zooms', () => {
    const { root } = mountSlider();
    expect(root.style.getPropertyValue('touch-action')).toBe('pan-y pinch-zoom');
  });
});

describe('a keyboard user sees', () => {
  test('the arrow or dot that has the focus', () => {
    mountSlider();
    for (const control of [next, '.et-pb-controllers a'])
      expect(ruleFor(find(control), ':focus-visible')).toMatch(/opacity: ?1 ?!important.*outline/);
  });
});

test('a dot is pressed around its 7 pixels, too', () => {
  mountSlider();
  expect(ruleFor(find('.et-pb-controllers a'), '::after')).toMatch(/inset: ?-9px -5px/);
});

test('what the site changes for another device is followed: here its arrows go', async () => {
  const { root } = mountSlider();
  root.classList.add('et_pb_slider_no_arrows');
  await waitFor(async () => {
    await act(settle);
    expect(find(next)).toBeNull();
  });
  expect(find('.et-pb-controllers')).not.toBeNull();
});

test('an automatic slider of two slides can be paused, one of a single slide need not be', () => {
  const { end } = mountSlider(slider('et_slider_auto', 2), { motion: 'full' });
  expect(find('.skerry-pause')).not.toBeNull();
  end();
  mountSlider(slider('et_slider_auto', 1), { motion: 'full' });
  expect(find('.skerry-pause')).toBeNull();
});

test('a slider with colours of its own keeps them over a first slide with others', () => {
  const html = slider('et_pb_bg_layout_light', 2, 'et_pb_bg_layout_dark');
  const { click, root } = mountSlider(html);
  expect(root.classList.contains('et_pb_bg_layout_light')).toBe(true);
  click(next);
  expect(root.classList.contains('et_pb_bg_layout_light')).toBe(false);
});

test.each([
  ['in the builder', { et_builder_utils_params: { builderType: 'vb' } }, 'block'],
  ['for visitors', {}, 'none'],
])('the slide that has left is displayed %s: %s', (_, globals, display) => {
  const { click } = mountSlider(slider(), { globals, motion: 'full' });
  click(next);
  finish();
  expect(['#s0', '#s1', '#s2'].map((id) => find(id).style.display)).toEqual([
    display,
    'block',
    'none',
  ]);
});

test('a slider whose thumbnails fail to load works without them, and the report names it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shop = createLaidOutPage({ html: slider('et_pb_slider_carousel') });
  const page = { ...shop.page, load: () => Promise.reject(new Error('refused')) };
  const end = mount({ page, root: shop.find('#r'), island: Slider, sleep: sleepSlider });
  await act(settle);
  expect(page.report.faults).toMatchObject([{ source: 'slider', phase: 'load' }]);
  act(() => shop.find(next).click());
  expect(active()).toBe('s1');
  end();
  shop.clear();
});
