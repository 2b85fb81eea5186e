import { expect, test, vi } from 'vitest';
import { coveredBy, stuckAbove } from '../../src/runtime/stuck-above';
import type { StuckModule } from '../../src/runtime/stores/stuck-modules';

const render = (html: string, selector: string) => {
  document.body.innerHTML = html;
  return document.querySelector(selector) as HTMLElement;
};
const stick = (element: HTMLElement, more: Partial<StuckModule> = {}): StuckModule => ({
  element,
  isSticky: true,
  isPaused: false,
  flow: { top: 200, left: 100, right: 300 },
  limit: { bottom: null },
  offset: { top: 10 },
  heightSticky: 50,
  ...more,
});
const at = (left: number, top: number) => {
  const target = render('<i></i><b></b>', 'b');
  target.getBoundingClientRect = () => new DOMRect(left, top, 50, 20);
  return target;
};

test.each([
  ['its upper edge meets it', { flow: { top: 1000, left: 100, right: 300 } }, 60],
  ['its left edge meets it', { flow: { top: 200, left: 150, right: 300 } }, 60],
  ['its right edge meets it', { flow: { top: 200, left: 0, right: 100 } }, 60],
  ['its limit ends right there', { limit: { bottom: { bottom: 1000 } } }, 60],
  ['it would be above the window', { offset: { top: -80 } }, 0],
])('a module covers a place where %s, or nothing of it', (_, more, covered) => {
  const place = { top: 1000, left: 100, right: 150 };
  expect(coveredBy([stick(document.body, more)], place)).toBe(covered);
});

test('what a page covers counts from the document, however far it is scrolled', () => {
  vi.stubGlobal('scrollY', 500);
  vi.stubGlobal('scrollX', 40);
  const target = at(60, -100);
  const other = document.querySelector('i') as HTMLElement;
  // The target is 400 px from the top and 100 to 150 px from the left.
  for (const [flow, covered] of [
    [{ top: 400, left: 150, right: 300 }, 60],
    [{ top: 401, left: 150, right: 300 }, 0],
    [{ top: 400, left: 151, right: 300 }, 0],
    [{ top: 400, left: 0, right: 99 }, 0],
    [{ top: 400, left: 0, right: 100 }, 60],
  ] as const)
    expect([flow, stuckAbove(window, [stick(other, { flow })], target)]).toEqual([flow, covered]);
  vi.unstubAllGlobals();
});

test.each([
  ['is in view where its module is stuck', { isSticky: true, isPaused: false }, null],
  ['is not in view where its module is held back', { isSticky: true, isPaused: true }, 0],
  ['is not covered by its own module', { isSticky: false, isPaused: false }, 0],
])('an element in a module %s', (_, state, covered) => {
  const target = render('<p><b></b></p>', 'b');
  target.getBoundingClientRect = () => new DOMRect(100, 900, 50, 20);
  const around = document.querySelector('p') as HTMLElement;
  expect(stuckAbove(window, [stick(around, state)], target)).toBe(covered);
});
