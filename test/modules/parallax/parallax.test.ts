import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Parallax } from '../../../src/modules/parallax';
import { withIsland } from '../../support/island-page';
import { changeSize, see, watchedForSize } from '../../support/observers';

const mountIsland = withIsland();
const wrapped =
  '<div class="et_parallax_bg_wrap" id="box"><i id="inner"><b class="et_parallax_bg" id="back"></b></i></div>';
const bare = '<div id="box"><b class="et_parallax_bg" id="back"></b></div>';
afterEach(() => {
  Reflect.deleteProperty(window, 'ViewTimeline');
  vi.restoreAllMocks();
});

const open = (html: string, options: Partial<Parameters<typeof mountIsland>[2]> = {}) => {
  const mount = mountIsland(Parallax, '#back', {
    html,
    height: 800,
    width: 1200,
    motion: 'full',
    ...options,
  });
  const box = mount.find('#box');
  return {
    ...mount,
    grow(height: number, padding = 0) {
      Object.defineProperty(box, 'clientHeight', { configurable: true, value: height });
      act(() => changeSize(box, new DOMRect(0, 0, 1000, height - padding)));
    },
    see: (top: number, height: number, isNear = true) =>
      act(() => see(box, isNear, new DOMRect(0, top, 1000, height))),
    scroll: (y: number) => act(() => mount.scrollTo(y)),
    height: () => mount.style('#back', 'height'),
    moved: () => mount.style('#back', 'transform'),
  };
};

test.each([
  ['with a wrapper', wrapped],
  ['without a wrapper', bare],
])('a background %s covers its box at every scroll position', (_, html) => {
  const { grow, height } = open(html);
  expect(height()).toBe('');
  grow(400);
  expect(height()).toBe('640px');
  grow(500);
  expect(height()).toBe('740px');
});

test('a background without a wrapper covers the padding of its section, too', () => {
  const { grow, height } = open(bare);
  grow(400, 120);
  expect(height()).toBe('640px');
});

test('a background moves by 0.3 of the distance that its box moves through the window', () => {
  const { grow, see, scroll, moved } = open(wrapped);
  grow(400);
  expect(moved()).toBe('');
  see(2000, 400);
  expect(moved()).toBe('translate(0px, 0px)');
  scroll(1212);
  expect(moved()).toBe('translate(0px, 4px)');
  scroll(9000);
  expect(moved()).toBe('translate(0px, 360px)');
});

test('where its box is first seen counts together with how far the page is scrolled', () => {
  const { grow, see, moved } = open(wrapped, { y: 500 });
  grow(400);
  see(700, 400);
  expect(moved()).toBe('translate(0px, 30px)');
});

test('a box that is far away moves nothing, and moves on when it is near again', () => {
  const { grow, see, scroll, moved } = open(wrapped);
  grow(400);
  see(700, 400);
  see(-3000, 400, false);
  const before = moved();
  scroll(400);
  expect(moved()).toBe(before);
  see(300, 400);
  expect(moved()).toBe('translate(0px, 150px)');
});

test('a window of another height makes the background as high as it has to be', () => {
  const { grow, resize, height } = open(wrapped);
  grow(400);
  act(() => resize(1200, 1000));
  expect(height()).toBe('700px');
});

const timelines = (source: Element | null) => {
  const made: object[] = [];
  class ViewTimeline {
    readonly source = source;
    constructor(options: object) {
      made.push(options);
    }
  }
  Object.assign(window, { ViewTimeline });
  return made;
};
const withAnimate = () => {
  const cancel = vi.fn();
  const animate = vi
    .spyOn(Element.prototype, 'animate')
    .mockImplementation(() => ({ cancel }) as unknown as Animation);
  return { animate, cancel };
};

test('a supporting engine follows the box natively, through the whole window', () => {
  const made = timelines(document.scrollingElement);
  const { animate, cancel } = withAnimate();
  const { grow, find, height, moved, see, end } = open(wrapped);
  grow(400);
  see(100, 400);
  expect(made).toEqual([{ subject: find('#box'), axis: 'block' }]);
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    { transform: ['translateY(0px)', 'translateY(360px)'] },
    expect.objectContaining({
      rangeStart: 'cover 0%',
      rangeEnd: 'cover 100%',
      fill: 'both',
      timeline: expect.any(Object) as object,
    }),
  );
  expect(height()).toBe('640px');
  expect(moved()).toBe('');
  end();
  expect(cancel).toHaveBeenCalledOnce();
});

test('a background in a stuck module keeps covering it, wherever the page is scrolled to', () => {
  timelines(document.scrollingElement);
  const { cancel } = withAnimate();
  const { grow, find, page, see, scroll, moved } = open(`<div id="stuck">${wrapped}</div>`);
  const setSticky = (isSticky: boolean) =>
    act(() => {
      const root = find('#stuck');
      root.classList.toggle('et_pb_sticky', isSticky);
      page.bus.emit('sticky:changed', { id: 'a', root, isSticky, isPaused: false });
    });
  grow(400);
  setSticky(true);
  expect(cancel).toHaveBeenCalledOnce();
  scroll(3000);
  see(0, 400);
  // The background is this much taller than its box: a larger offset would leave the top of the box empty.
  expect(moved()).toBe('translate(0px, 240px)');
  scroll(9000);
  expect(moved()).toBe('translate(0px, 240px)');
  setSticky(false);
  expect(moved()).toBe('');
});

test('in a scroll container of its own the box moves with the page all the same', () => {
  timelines(document.createElement('div'));
  const { animate } = withAnimate();
  const { grow, see, moved } = open(wrapped);
  grow(400);
  see(700, 400);
  expect(animate).not.toHaveBeenCalled();
  expect(moved()).toBe('translate(0px, 30px)');
});

test('with reduced motion it does not move', () => {
  const { grow, see, height, moved } = open(wrapped, { motion: 'reduce' });
  grow(400);
  see(700, 400);
  expect([height(), moved()]).toEqual(['', '']);
});

test('on phones it does not move', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query === '(pointer: coarse) and (hover: none)' }) as unknown as MediaQueryList,
  );
  const { grow, height } = open(wrapped);
  grow(400);
  expect(height()).toBe('');
});

test('a box without a height is not covered', () => {
  const { grow, height } = open(wrapped);
  grow(0);
  expect(height()).toBe('');
});

test('the end restores the background', () => {
  const { grow, see, scroll, end, doc, server } = open(wrapped);
  grow(400);
  see(700, 400);
  end();
  expect(doc.body.outerHTML).toBe(server);
  scroll(100);
  see(600, 400);
  expect(doc.body.outerHTML).toBe(server);
});

test('the size of its box is not observed once it has ended', () => {
  const { find, end } = open(wrapped);
  expect(watchedForSize()).toEqual([find('#box')]);
  end();
  expect(watchedForSize()).toEqual([]);
});
