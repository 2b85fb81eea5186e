import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sleepSlider } from '../../../src/modules/slider/sleep-slider';
import { Slider } from '../../../src/modules/slider/slider';
import { fallAsleep } from '../../../src/runtime/wake/sleep';
import { settle } from '../../shop/shop-page';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { giveJQueryData } from '../../support/jquery-data';
import { createLaidOutPage, layOut } from '../../support/laid-out';
import { see } from '../../support/observers';
import { waitFor } from '../../support/wait-for';

const open = withIsland();
withAnimations();
const slide = (index: number, inside = '') =>
  `<div class="et_pb_slide" id="s${index}">${inside}</div>`;
const slider = (slides: string, classes = '') =>
  `<div class="et_pb_slider ${classes}" id="r"><div class="et_pb_slides">${slides}</div></div>`;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
type Options = Partial<Parameters<typeof createLaidOutPage>[0]>;
const mountSlider = (options: Options) => open(Slider, '#r', { sleep: sleepSlider, ...options });
const next = '.et-pb-arrow-next';
afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

/** Which videos are told to play and to pause. */
const watchVideos = () => {
  const told: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    told.push(`${this.id} plays`);
    return Promise.reject(new Error('refused'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    told.push(`${this.id} pauses`);
  });
  return told;
};
const background = (id: string) =>
  `<div class="et_pb_section_video_bg"><video id="${id}"></video></div>`;

test('videos of slides that are not shown stand still; the background of one that is looks after itself', () => {
  const told = watchVideos();
  const slides = slide(0, background('a')) + slide(1, background('b'));
  const { click } = mountSlider({ html: slider(slides), motion: 'full' });
  expect(told.splice(0)).toEqual(['b pauses']);
  click(next);
  expect(told).toEqual(['a pauses']);
});

test('a video that the visitor starts is paused with its slide, and not started', () => {
  const told = watchVideos();
  const slides = slide(0, '<video id="a"></video>') + slide(1, '<video id="b"></video>');
  const { click } = mountSlider({ html: slider(slides), motion: 'full' });
  expect(told.splice(0)).toEqual(['b pauses']);
  click(next);
  expect(told).toEqual(['a pauses']);
});

test('a player of another site falls silent with its slide; one with a cover is its own affair', () => {
  const frame = (id: string) => `<iframe id="${id}" src="about:blank#${id}"></iframe>`;
  const inside = `${frame('free')}<div class="et_pb_video_wrap">${frame('covered')}</div><iframe id="empty"></iframe>`;
  const { click } = mountSlider({ html: slider(slide(0, inside) + slide(1, frame('other'))) });
  const loaded: string[] = [];
  for (const each of document.querySelectorAll('iframe')) {
    Object.defineProperty(each, 'src', {
      set(value) {
        loaded.push(`${each.id} ${value}`);
      },
    });
  }
  click(next);
  expect(loaded).toEqual(['free about:blank#free']);
});

/** How other scripts move a slider, through jQuery's data store. */
const withJQuery = () => {
  const store = giveJQueryData();
  return (to: unknown) => {
    const { et_slider_move_to } = store.get('et_pb_simple_slider') as {
      et_slider_move_to(to: unknown): void;
    };
    et_slider_move_to(to);
  };
};
const active = () => document.querySelector('.et-pb-active-slide')?.id;

test('scripts move a slider where they have always found it', () => {
  const move = withJQuery();
  mountSlider({ html: slider(slide(0) + slide(1) + slide(2)) });
  act(() => move(2));
  expect(active()).toBe('s2');
  act(() => move('next'));
  expect(active()).toBe('s0');
});

test('a move that a script has asked for before the slider was there is made then', () => {
  const move = withJQuery();
  const html = slider(slide(0) + slide(1) + slide(2));
  const { page, find: at } = createLaidOutPage({ html });
  const wake = vi.fn();
  const sleeper = fallAsleep(sleepSlider, { page, name: 's', root: at('#r'), wake });
  expect(wake).not.toHaveBeenCalled();
  move(1);
  expect(wake).toHaveBeenCalledOnce();
  sleeper.end();
  const asleep = (scope: Parameters<typeof sleepSlider>[0]) => {
    const elements = sleepSlider(scope);
    move(2);
    return elements;
  };
  open(Slider, '#r', { html, sleep: asleep });
  expect(active()).toBe('s2');
});

test('each slider of a page has a name of its own', () => {
  const html = slider(slide(0) + slide(1)) + slider(slide(2) + slide(3)).replace('"r"', '"q"');
  const { page, find: at } = createLaidOutPage({ html });
  const sleepers = ['#r', '#q'].map((id) =>
    fallAsleep(sleepSlider, { page, name: 's', root: at(id), wake() {} }),
  );
  expect(['#r', '#q'].map((id) => at(id).getAttribute('aria-label'))).toEqual([
    'carousel 1',
    'carousel 2',
  ]);
  for (const { end } of sleepers) end();
});

test('thumbnails of a video slider come in before somebody reads below it, and move it', async () => {
  const html = slider(slide(0) + slide(1), 'et_pb_slider_carousel');
  const { page, find: at } = createLaidOutPage({ html });
  const wake = vi.fn();
  const sleeper = fallAsleep(sleepSlider, { page, name: 's', root: at('#r'), wake });
  expect(wake).toHaveBeenCalledOnce();
  sleeper.end();
  const { click, end, server, key } = mountSlider({ html });
  await waitFor(async () => {
    await act(settle);
    expect(find('#r').nextElementSibling).not.toBeNull();
  });
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

/** The rules that thumbnails bring along, as selector and declarations. */
const thumbnailRules = async () => {
  const mounted = mountSlider({ html: slider(slide(0) + slide(1), 'et_pb_slider_carousel') });
  await waitFor(async () => {
    await act(settle);
    expect(find('#r').nextElementSibling).not.toBeNull();
  });
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const texts = rules.map(({ cssText }) => cssText).filter((text) => /carousel_item/.test(text));
  return { ...mounted, texts };
};

test('a thumbnail that has the focus can be seen to have it, though Divi shows its sign under a pointer alone', async () => {
  const { texts } = await thumbnailRules();
  expect(texts).toContainEqual(
    expect.stringMatching(/^\.et_pb_carousel_item .*:focus-visible \{.*opacity: ?1/),
  );
});

test('the last thumbnail of a row that comes in stands in it, and not below', async () => {
  const { texts } = await thumbnailRules();
  const rule = texts.find((text) => /margin-right: ?0/.test(text));
  const row = document.createElement('div');
  row.className = 'et-carousel-group next';
  row.innerHTML = '<i class="et_pb_carousel_item"></i>'.repeat(2);
  const selector = rule?.split('{')[0]?.trim() ?? 'b';
  expect([...row.children].map((item) => item.matches(selector))).toEqual([false, true]);
});

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
  // Pictures take at most four fifths of the slider; what is centred is moved up by half its height.
  expect(css('#i0')).toBe('max-height: 400px;');
  expect(find('.et_pb_slide_image').style.marginTop).toBe('-60px');
  expect(css('.et_pb_slide_video')).toBe('margin-top: -100px;');
  expect(find('#c0').className).toBe('et_pb_container');
  expect(find('#c1').className).toBe('et_pb_container et_pb_empty_slide');
  expect(css('#s1')).toBe('display: none;');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a slide whose words are a picture is not empty, and stays in the middle', () => {
  const html = heights().replace('description"> <', 'description"><p><img></p><');
  const { root } = mountSlider({ html, boxes });
  see(root);
  expect(find('#c1').className).toBe('et_pb_container');
});

test.each([
  ['et_pb_post_slider_image_top', '434px'],
  ['et_pb_post_slider_image_bottom', '436px'],
])('%s: a picture at the edge has its distance there added', (side, height) => {
  const { root } = mountSlider({ html: heights(side), boxes });
  see(root);
  expect(find('#c0').style.height).toBe(height);
  expect(find('#c1').classList.contains('et_pb_no_image')).toBe(true);
  expect(find('#c0').classList.contains('et_pb_no_image')).toBe(false);
});

test('a picture that arrives later has the slides measured again', () => {
  const { root } = mountSlider({ html: heights(), boxes });
  see(root);
  layOut(find('#s0'), { height: 600 });
  find('#i0').dispatchEvent(new Event('load'));
  expect(find('#c0').style.height).toBe('600px');
});

test.each<[string, string, typeof boxes]>([
  ['hidden', heights(), { ...boxes, '#r': { width: 0, height: 0 } }],
  ['without contents', slider(slide(0) + slide(1)), boxes],
])('a slider that is %s gets no heights', (_, html, places) => {
  const { root } = mountSlider({ html, boxes: places });
  see(root);
  expect(document.querySelector('[style*="height"]')).toBeNull();
});

test('under a transparent header pictures are in the middle of their slides, which are as high as what the tallest holds', () => {
  const html = `<div class="et_pb_section et_pb_section_first">${heights()}</div>`;
  const { root, end, server } = mountSlider({
    html,
    // The slides themselves have 80 px more, for the header.
    boxes: { ...boxes, '#c0': { height: 220 }, '#c1': { height: 340 } },
  });
  see(root);
  expect([css('#c0'), css('#c1')]).toEqual(['height: 340px;', 'height: 340px;']);
  expect(find('.et_pb_slide_image').style.marginTop).toBe('-60px');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a slider without pictures is measured, too', () => {
  const html = heights().replace('<img id="i0">', '');
  const { root } = mountSlider({ html, boxes });
  see(root);
  expect(find('#c0').style.height).toBe('420px');
});
