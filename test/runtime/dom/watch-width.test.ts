import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Changes } from '../../../src/runtime/dom/changes';
import type { watchWidth as WatchWidth } from '../../../src/runtime/dom/watch-width';
import { createObservers } from '../../support/observers';

let watchWidth: typeof WatchWidth;
let observers: ReturnType<typeof createObservers>;
let size: ReturnType<typeof createObservers>;
let frames: (() => void)[] = [];
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(async () => {
  frames = [];
  observers = createObservers();
  size = createObservers();
  vi.stubGlobal('IntersectionObserver', observers.Observer);
  vi.stubGlobal('ResizeObserver', size.Observer);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  // The observer is shared by the whole page.
  vi.resetModules();
  ({ watchWidth } = await import('../../../src/runtime/dom/watch-width'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** An element of that width, and the number of its measurements. */
const box = (width: number) => {
  const element = document.createElement('div');
  const setWidth = (value: number) =>
    Object.defineProperty(element, 'clientWidth', { value, configurable: true });
  setWidth(width);
  return { element, setWidth, measure: vi.fn() };
};
const see = (target: Element, isIntersecting = true) =>
  observers.notify({ target, isIntersecting });

describe('an element is measured', () => {
  test('when it is near the view, and not while it is far away', () => {
    const { element, measure } = box(100);
    watchWidth(element, measure);
    expect(observers.options).toEqual([{ rootMargin: '256px' }]);
    see(element, false);
    expect(measure).not.toHaveBeenCalled();
    see(element);
    expect(measure).toHaveBeenCalledTimes(1);
    expect(observers.watched()).toEqual([]);
    expect(size.watched()).toEqual([element]);
  });

  test('again when its width changes, also from zero, in the next frame', () => {
    const { element, measure, setWidth } = box(0);
    watchWidth(element, measure);
    see(element);
    size.notify({ target: element });
    expect(frames).toEqual([]);
    setWidth(200);
    size.notify({ target: element });
    size.notify({ target: element });
    expect(measure).toHaveBeenCalledTimes(1);
    expect(frames).toHaveLength(1);
    drawFrame();
    expect(measure).toHaveBeenCalledTimes(2);
    size.notify({ target: element });
    expect(frames).toEqual([]);
    setWidth(300);
    size.notify({ target: element });
    drawFrame();
    expect(measure).toHaveBeenCalledTimes(3);
  });

  test('again when a font has loaded, in which words have other widths, once it has been seen', async () => {
    const fonts = new EventTarget();
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
    vi.resetModules();
    ({ watchWidth } = await import('../../../src/runtime/dom/watch-width'));
    const [near, far, removed] = [box(100), box(100), box(100)];
    watchWidth(near.element, near.measure);
    watchWidth(far.element, far.measure);
    const { undo } = watchWidth(removed.element, removed.measure);
    see(near.element);
    see(removed.element);
    undo();
    fonts.dispatchEvent(new Event('loadingdone'));
    expect([near, far, removed].map(({ measure }) => measure.mock.calls.length)).toEqual([2, 0, 1]);
    Reflect.deleteProperty(document, 'fonts');
  });

  test('again on request, once it has been seen', () => {
    const { element, measure } = box(100);
    const { again, undo } = watchWidth(element, measure);
    again();
    expect(measure).not.toHaveBeenCalled();
    see(element);
    again();
    expect(measure).toHaveBeenCalledTimes(2);
    undo();
    again();
    expect(measure).toHaveBeenCalledTimes(2);
  });

  test('without what the measurement before has changed, and is left as it was', () => {
    const { element } = box(100);
    const before: string[] = [];
    const { again, undo } = watchWidth(element, (changes: Changes) => {
      before.push(element.className);
      changes.setClass(element, 'wide', true);
    });
    see(element);
    again();
    expect(before).toEqual(['', '']);
    expect(element.className).toBe('wide');
    undo();
    expect(element.outerHTML).toBe('<div></div>');
  });

  test('for each caller, and is observed as long as one of them needs it', () => {
    const { element, measure } = box(100);
    const other = vi.fn();
    const first = watchWidth(element, measure);
    see(element);
    const second = watchWidth(element, other);
    expect(observers.watched()).toEqual([element]);
    see(element);
    expect(other).toHaveBeenCalledTimes(1);
    first.undo();
    expect(size.watched()).toEqual([element]);
    second.undo();
    expect(size.watched()).toEqual([]);
    see(element);
    expect(other).toHaveBeenCalledTimes(1);
  });
});

test('all elements that are measured together complete each step before the next one', () => {
  const [one, two] = [box(1), box(2)];
  const steps: string[] = [];
  const measure = (name: string) => () => {
    steps.push(`${name} reads`);
    return () => {
      steps.push(`${name} writes`);
      return () => void steps.push(`${name} reads again`);
    };
  };
  watchWidth(one.element, measure('one'));
  watchWidth(two.element, measure('two'));
  observers.notify(
    { target: one.element, isIntersecting: true },
    { target: two.element, isIntersecting: true },
  );
  expect(steps).toEqual([
    'one reads',
    'two reads',
    'one writes',
    'two writes',
    'one reads again',
    'two reads again',
  ]);
});

test('one that fails is reported to the window, and the others are measured', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const [one, two] = [box(1), box(2)];
  const error = new Error('broken');
  watchWidth(one.element, () => {
    throw error;
  });
  watchWidth(two.element, two.measure);
  observers.notify(
    { target: one.element, isIntersecting: true },
    { target: two.element, isIntersecting: true },
  );
  expect(reportError.mock.calls).toEqual([[error]]);
  expect(two.measure).toHaveBeenCalledTimes(1);
});
