import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createControllerScope } from '../../../src/runtime/controller-scope';
import { animate } from '../../../src/runtime/dom/animate';
import { isOpen, slideElement } from '../../../src/runtime/dom/slide-element';
import type { Motion } from '../../../src/runtime/stores/motion';
import { createShopPage, type ShopPage } from '../../shop/shop-page';
import { withAnimations } from '../../support/animations';

const animations = withAnimations();
let shop: ShopPage;
let end = () => {};
afterEach(() => {
  end();
  shop.clear();
});
const open = (html: string, motion: Motion = 'full') => {
  shop = createShopPage({ html, motion });
  const created = createControllerScope(shop.page, 'test');
  ({ end } = created);
  return created.scope;
};

describe('an element that slides', () => {
  const html =
    '<p id="box" style="display: none; padding-top: 4px; margin-bottom: 6px; height: 50px;">a</p>';
  const box = () => shop.find('#box');

  test('open is shown and clipped while it moves, and no longer afterwards', () => {
    const scope = open(html);
    expect(isOpen(box())).toBe(false);
    slideElement(scope, box(), { isOpen: true, durationMs: 250 });
    expect(isOpen(box())).toBe(true);
    expect(box().style.overflow).toBe('hidden');
    expect(animations.running()).toEqual([['box', 250]]);
    const [first, last] = animations.started[0]?.keyframes ?? [];
    expect(first).toEqual({
      height: '0px',
      paddingTop: '0px',
      paddingBottom: '0px',
      marginTop: '0px',
      marginBottom: '0px',
    });
    expect(last).toMatchObject({ height: '50px', paddingTop: '4px', marginBottom: '6px' });
    animations.finish();
    expect(box().style.overflow).toBe('');
    expect(box().style.display).toBe('block');
  });

  test('shut is hidden once it has moved', () => {
    const scope = open('<p id="box" style="height: 50px;">a</p>');
    slideElement(scope, box(), { isOpen: false, durationMs: 400 });
    expect(getComputedStyle(box()).display).not.toBe('none');
    const [first, last] = animations.started[0]?.keyframes ?? [];
    expect([first?.['height'], last?.['height']]).toEqual(['50px', '0px']);
    animations.finish();
    expect(isOpen(box())).toBe(false);
    expect(box().style.overflow).toBe('');
  });

  test('back before its end finishes in the latest state', () => {
    const scope = open('<p id="box">a</p>');
    slideElement(scope, box(), { isOpen: false, durationMs: 400 });
    slideElement(scope, box(), { isOpen: true, durationMs: 400 });
    animations.finish();
    expect(isOpen(box())).toBe(true);
  });

  test.each(['open', 'close'] as const)(
    'and is reversed to %s on its way turns around at its current height',
    (to) => {
      const scope = open('<p id="box" style="height: 50px;">a</p>');
      slideElement(scope, box(), { isOpen: to !== 'open', durationMs: 400 });
      const [first] = animations.started;
      if (first) first.animation.cancel = () => box().style.setProperty('height', '50px');
      // The current height of the running animation.
      box().style.setProperty('height', '20px');
      slideElement(scope, box(), { isOpen: to === 'open', durationMs: 400 });
      const heights = animations.started[1]?.keyframes.map(({ height }) => height);
      expect(heights).toEqual(['20px', to === 'open' ? '50px' : '0px']);
    },
  );

  test('shut counts as shut from the start, so that the next press opens it', () => {
    const scope = open('<p id="box">a</p>');
    slideElement(scope, box(), { isOpen: false, durationMs: 400 });
    expect(isOpen(box())).toBe(false);
    slideElement(scope, box(), { isOpen: true, durationMs: 400 });
    expect(isOpen(box())).toBe(true);
  });

  test('shut and is shown by others afterwards counts as open', () => {
    const scope = open('<p id="box">a</p>');
    slideElement(scope, box(), { isOpen: false, durationMs: 400 });
    animations.finish();
    box().style.display = 'block';
    expect(isOpen(box())).toBe(true);
  });

  test('does so at once with reduced motion', () => {
    const scope = open('<p id="box">a</p>', 'reduce');
    slideElement(scope, box(), { isOpen: false, durationMs: 400 });
    expect(animations.running()).toEqual([]);
    expect(isOpen(box())).toBe(false);
  });

  test('has the markup of the server afterwards', () => {
    const scope = open(html);
    const before = shop.doc.body.innerHTML;
    slideElement(scope, box(), { isOpen: true, durationMs: 250 });
    animations.finish();
    end();
    expect(shop.doc.body.innerHTML).toBe(before);
  });
});

describe('an animation', () => {
  const done = vi.fn();
  const cancelled: number[] = [];
  const { animate: before } = Element.prototype;
  let running: Animation[];
  let animationOptions: KeyframeAnimationOptions[];
  beforeEach(() => {
    done.mockClear();
    cancelled.length = 0;
    running = [];
    animationOptions = [];
    Element.prototype.animate = (_, options) => {
      const at = running.length;
      const animation = { cancel: () => void cancelled.push(at) } as Animation;
      running.push(animation);
      animationOptions.push(options as KeyframeAnimationOptions);
      return animation;
    };
  });
  afterEach(() => {
    Element.prototype.animate = before;
  });
  const start = (count: number, durationMs = 300) => {
    open('<i></i>'.repeat(count));
    return animate([...document.querySelectorAll('i')], (index) => [{ opacity: index }], {
      durationMs,
      done,
    });
  };
  const event = {} as AnimationPlaybackEvent;

  test('of several elements is over with the last of them, and leaves nothing behind', () => {
    start(3);
    expect(running).toHaveLength(3);
    expect(animationOptions[0]).toMatchObject({ duration: 300, fill: 'both' });
    expect(running.map(({ onfinish }) => typeof onfinish)).toEqual([
      'undefined',
      'undefined',
      'function',
    ]);
    expect(done).not.toHaveBeenCalled();
    running[2]?.onfinish?.(event);
    expect(done).toHaveBeenCalledTimes(1);
    expect(cancelled).toEqual([0, 1, 2]);
    running[2]?.oncancel?.(event);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is over too where the browser ends it, as in a root that leaves the page', () => {
    start(1);
    running[0]?.oncancel?.(event);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('that is ended calls no callback', () => {
    start(2).cancel();
    expect(cancelled).toEqual([0, 1]);
    running[1]?.oncancel?.(event);
    expect(done).not.toHaveBeenCalled();
  });

  test.each([
    ['of nothing', 0, 300],
    ['that has no duration', 1, 0],
  ])('%s is over at once', (_, count, durationMs) => {
    const run = start(count, durationMs);
    expect(done).toHaveBeenCalledTimes(1);
    expect(running).toEqual([]);
    expect(() => run.cancel()).not.toThrow();
  });

  test('is over at once in a browser that knows none', () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    start(1);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
