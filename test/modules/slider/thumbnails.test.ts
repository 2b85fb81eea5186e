import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { sleepSlider } from '../../../src/modules/slider/sleep-slider';
import { Slider } from '../../../src/modules/slider/slider';
import { createThumbnails, thumbnailColumns } from '../../../src/modules/slider/thumbnails';
import { fallAsleep } from '../../../src/runtime/wake/sleep';
import { settle } from '../../shop/shop-page';
import { ruleFor } from '../../support/adopted-rules';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { createLaidOutPage, layOut } from '../../support/laid-out';
import { see } from '../../support/observers';
import { waitFor } from '../../support/wait-for';

const open = withIsland();
const { running } = withAnimations();

test.each([
  ['4_4', 1280, 4],
  ['2_3', 767, 3],
  ['4_4', 768, 4],
  ['3_5', 500, 4],
  ['1_6', 1280, 2],
  ['1_4', 1280, 3],
  ['', 1280, 3],
])('in a %s column and a window of %d px there are %d thumbnails', (type, width, columns) => {
  expect(thumbnailColumns(type, width)).toBe(columns);
});

test('thumbnails are in the order of the slides and load no dangerous address', () => {
  const slides = ['/a.jpg', 'javascript:alert(1)', '/c"),url(x'].map((image) => {
    const slide = document.createElement('div');
    slide.setAttribute('data-image', image);
    return slide;
  });
  const { items, buttons } = createThumbnails(document, {
    slides,
    labelOf: (index) => `Slide ${index + 1}`,
  });
  expect(items.map((item) => item.getAttribute('data-slide-id'))).toEqual(['0', '1', '2']);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Slide 1',
    'Slide 2',
    'Slide 3',
  ]);
  for (const button of buttons) {
    expect(button.getAttribute('role')).toBe('button');
    // A link without an address would not be a tab stop.
    expect(button.getAttribute('href')).toBe('#');
    expect(button.parentElement?.className).toBe('et_pb_video_overlay_hover');
  }
  const backgrounds = items.map(
    (item) => item.querySelector<HTMLElement>('.et_pb_video_overlay')?.style.backgroundImage ?? '',
  );
  expect(backgrounds[0]).toContain('/a.jpg');
  expect(backgrounds[1]).toBe('none');
});

const slider = (count: number) =>
  `<div class="et_pb_slider et_pb_slider_carousel" id="r"><div class="et_pb_slides">${Array.from({ length: count }, (_, index) => `<div class="et_pb_slide" id="s${index}"></div>`).join('')}</div></div>`;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const active = () => document.querySelector('.et-pb-active-slide')?.id;

/** A slider whose thumbnails are loaded. */
const openThumbnails = async (options: Partial<Parameters<typeof createLaidOutPage>[0]> = {}) => {
  const mounted = open(Slider, '#r', { html: slider(2), sleep: sleepSlider, ...options });
  await waitFor(async () => {
    await act(settle);
    expect(find('#r').nextElementSibling).not.toBeNull();
  });
  return mounted;
};

test('thumbnails of a video slider are inserted before a visitor reads below it, and move it', async () => {
  const html = slider(2);
  const { page, find: at } = createLaidOutPage({ html });
  const wake = vi.fn();
  const sleeper = fallAsleep(sleepSlider, { page, name: 's', root: at('#r'), wake });
  expect(wake).toHaveBeenCalledOnce();
  sleeper.end();
  const { click, end, server, key } = await openThumbnails({ html });
  const items = () => [...document.querySelectorAll('.et_pb_carousel_item')];
  expect(find('#r').nextElementSibling?.className).toBe(
    'et_pb_carousel container-width-change-notify',
  );
  expect(find('.et_pb_carousel_items').classList.contains('columns-3')).toBe(true);
  const isCurrent = () =>
    items().map((item) => [
      item.classList.contains('et-pb-active-control'),
      item.querySelector('a')?.getAttribute('aria-current'),
    ]);
  expect(isCurrent()).toEqual(
    [
      [true, 'true'],
      [false, undefined],
    ].map(([isOn, current]) => [isOn, current ?? null]),
  );
  expect(click('[data-slide-id="1"] .et_pb_video_play').defaultPrevented).toBe(true);
  expect(active()).toBe('s1');
  expect(isCurrent()[1]).toEqual([true, 'true']);
  expect(key('[data-slide-id="0"] .et_pb_video_play', 'Enter').defaultPrevented).toBe(true);
  expect(active()).toBe('s0');
  items().forEach((item, index) => layOut(item as HTMLElement, { height: 40 + index }));
  act(() => see(find('.et_pb_carousel_items')));
  expect(find('.et_pb_carousel_items').style.height).toBe('41px');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a thumbnail that has the focus can be seen to have it, though Divi shows its sign under a pointer alone', async () => {
  const { find: at } = await openThumbnails();
  const rule = ruleFor(at('.et_pb_carousel_item .et_pb_video_play'), ':focus-visible');
  expect(rule).toMatch(/opacity: ?1/);
});

test('the last thumbnail of a row that slides in is in it, and not below', async () => {
  await openThumbnails();
  const row = document.createElement('div');
  row.className = 'et-carousel-group next';
  row.innerHTML = '<i class="et_pb_carousel_item"></i>'.repeat(2);
  const margins = [...row.children].map((item) => /margin-right: ?0/.test(ruleFor(item)));
  expect(margins).toEqual([false, true]);
});

const columns = () =>
  [...find('.et_pb_carousel_items').classList].filter((name) => name.startsWith('columns-'));

test.each([
  ['et_pb_column et_pb_column_4_4', 1200, 'columns-4'],
  ['et_pb_column et_pb_column_4_4', 700, 'columns-3'],
  ['et_pb_column et_pb_column_1_6', 1200, 'columns-2'],
  // Classes that resemble column classes but do not give the width.
  ['et_pb_column my_et_pb_column_1_6 et_pb_column_1_6_tb_body et_pb_column_4_4', 1200, 'columns-4'],
  ['et_pb_column et_pb_column_4_4 et_pb_specialty_column', 1200, 'columns-3'],
])('in "%s" and a window of %i pixels there are %s', async (className, width, expected) => {
  await openThumbnails({ html: `<div class="${className}">${slider(2)}</div>`, width });
  expect(columns()).toEqual([expected]);
});

test('on a telephone that is turned there are as many thumbnails as fit then', async () => {
  const html = `<div class="et_pb_column et_pb_column_4_4">${slider(2)}</div>`;
  const { resizeTo } = await openThumbnails({ html, width: 700 });
  expect(columns()).toEqual(['columns-3']);
  resizeTo(900);
  expect(columns()).toEqual(['columns-4']);
  resizeTo(700);
  expect(columns()).toEqual(['columns-3']);
});

test('thumbnails are named after their slides, and have no height before they are measured', async () => {
  await openThumbnails();
  const buttons = [...document.querySelectorAll('.et_pb_carousel_item a')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Slide 1',
    'Slide 2',
  ]);
  expect(find('.et_pb_carousel_items').style.height).toBe('');
});

const arrow = '.et_pb_carousel_items .et-pb-slider-arrow.et-pb-arrow-next';
const shown = () =>
  [...document.querySelectorAll('.et-carousel-group.active .et_pb_carousel_item')].map((item) =>
    item.getAttribute('data-slide-id'),
  );

test('more thumbnails than fit slide for a second', async () => {
  const { click } = await openThumbnails({ html: slider(5), motion: 'full' });
  expect(shown()).toEqual(['0', '1', '2']);
  click(arrow);
  expect(running().map(([, ms]) => ms)).toEqual([1000, 1000]);
});

test('the space bar on an arrow of the thumbnails leads to the next of them, and not to those behind', async () => {
  const { key } = await openThumbnails({ html: slider(5) });
  key(arrow, ' ');
  expect(shown()).toEqual(['3', '4', '0']);
});

test('a press between two thumbnails is left to the page', async () => {
  const { click } = await openThumbnails();
  expect(click('.et_pb_carousel_items').defaultPrevented).toBe(false);
});
