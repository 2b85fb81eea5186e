import { expect, test } from 'vitest';
import { createScroll } from '../../../src/runtime/stores/scroll';

/** A window that scrolls and renders frames when the test decides. */
const createScreen = () => {
  const frames = new Map<number, () => void>();
  let frameCount = 0;
  const win = Object.assign(new EventTarget(), {
    scrollX: 0,
    scrollY: 0,
    requestAnimationFrame(callback: () => void) {
      frameCount += 1;
      frames.set(frameCount, callback);
      return frameCount;
    },
    cancelAnimationFrame: (id: number) => frames.delete(id),
  });
  return {
    win: win as unknown as Window,
    /** One frame; with `y`, the page has been scrolled there since the last one. */
    frame(y = win.scrollY) {
      const hasMoved = y !== win.scrollY;
      win.scrollY = y;
      if (hasMoved) win.dispatchEvent(new Event('scroll'));
      const due = [...frames.values()];
      frames.clear();
      for (const each of due) each();
    },
    waiting: () => frames.size,
  };
};

test('the scroll position is reported once a frame while it changes, and again after a rest', () => {
  const screen = createScreen();
  const $scroll = createScroll(screen.win);
  const values: number[] = [];
  const stop = $scroll.listen(({ y }) => values.push(y));
  for (const y of [10, 20, 20, 20, 30]) screen.frame(y);
  screen.frame();
  expect(values.filter((y, at) => y !== values[at - 1])).toEqual([10, 20, 30]);
  expect(screen.waiting()).toBe(0);
  stop();
});

test('a page that does not scroll is not measured, nor by a store without listeners', async () => {
  const screen = createScreen();
  const $scroll = createScroll(screen.win);
  expect($scroll.get()).toEqual({ x: 0, y: 0 });
  const stop = $scroll.listen(() => {});
  screen.frame();
  expect(screen.waiting()).toBe(0);
  screen.frame(10);
  expect(screen.waiting()).toBe(1);
  stop();
  // The store removes its listener one second after its last subscriber.
  await expect.poll(screen.waiting, { timeout: 3000 }).toBe(0);
  screen.frame(20);
  expect(screen.waiting()).toBe(0);
});

test('a page that is scrolled sideways is followed as well', () => {
  const screen = createScreen();
  const $scroll = createScroll(screen.win);
  const values: number[] = [];
  const stop = $scroll.listen(({ x }) => values.push(x));
  const scrollTo = (x: number) => {
    Object.assign(screen.win, { scrollX: x });
    screen.win.dispatchEvent(new Event('scroll'));
    screen.frame();
  };
  for (const x of [10, 20, 30]) scrollTo(x);
  expect(values.filter((x, at) => x !== values[at - 1])).toEqual([10, 20, 30]);
  expect(screen.waiting()).toBe(1);
  stop();
});
