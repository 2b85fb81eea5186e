import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createResizeTrigger,
  createWidthHandle,
} from '../../src/builder/sizes/create-width-handle';

afterEach(() => {
  document.body.innerHTML = '';
  document.body.removeAttribute('dir');
  vi.useRealTimers();
});

describe('the handle beside the preview', () => {
  const open = (width = 400, direction = '') => {
    document.body.innerHTML = '<main></main><i></i>';
    const frame = document.querySelector('main') as HTMLElement;
    frame.style.direction = direction;
    Object.defineProperty(frame, 'offsetWidth', { value: width });
    const onResize = vi.fn();
    const undo = createWidthHandle(frame, { label: 'Width', onResize });
    const handle = document.querySelector('.skerry-width-handle') as HTMLElement;
    handle.setPointerCapture = vi.fn();
    return {
      frame,
      handle,
      onResize,
      undo,
      now: () => handle.getAttribute('aria-valuenow'),
      point: (type: string, clientX: number) =>
        handle.dispatchEvent(Object.assign(new Event(type), { clientX, pointerId: 7 })),
      key: (key: string) => {
        const event = new KeyboardEvent('keydown', { key, cancelable: true });
        handle.dispatchEvent(event);
        return event.defaultPrevented;
      },
    };
  };

  test('is after it and has a name', () => {
    const { frame, handle } = open();
    expect(handle.previousElementSibling).toBe(frame);
    const attributes = [...handle.attributes].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(attributes)).toMatchObject({
      role: 'separator',
      tabindex: '0',
      'aria-orientation': 'vertical',
      'aria-label': 'Width',
      'aria-valuemin': '320',
      'aria-valuemax': '980',
      'aria-valuenow': '400',
    });
    expect([handle.style.width, handle.style.cursor]).toEqual(['30px', 'ew-resize']);
  });

  test.each([
    [100, '320'],
    [2000, '980'],
  ])('of a preview of %i px begins at %s', (width, now) => {
    expect(open(width).now()).toBe(now);
  });

  test('is moved with keys, and leaves others to the page', () => {
    const { key, now, frame, onResize } = open();
    expect(key('ArrowRight')).toBe(true);
    expect([now(), frame.style.width]).toEqual(['410', '410px']);
    expect(onResize).toHaveBeenLastCalledWith(410);
    expect(key('a')).toBe(false);
    expect(onResize).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['', 460.4, '460'],
    ['rtl', 460.4, '340'],
    ['', 2000, '980'],
    ['', -2000, '320'],
  ])('is dragged in a page of direction “%s” to %d px: %s', (direction, to, expected) => {
    const { point, now, handle, onResize } = open(400, direction);
    point('pointermove', 500);
    expect(onResize).not.toHaveBeenCalled();
    point('pointerdown', 400);
    expect(handle.setPointerCapture).toHaveBeenCalledWith(7);
    point('pointermove', to);
    expect(now()).toBe(expected);
  });

  test.each(['pointerup', 'pointercancel'])('is released with %s', (type) => {
    const { point, now } = open();
    point('pointerdown', 0);
    point('pointermove', 20);
    point(type, 20);
    point('pointermove', 90);
    expect(now()).toBe('420');
  });

  test('is removed without a trace', () => {
    const { undo, key, onResize } = open();
    undo();
    expect(document.body.innerHTML).toBe('<main></main><i></i>');
    key('ArrowRight');
    expect(onResize).not.toHaveBeenCalled();
  });
});

describe('a window receives a resize event', () => {
  const open = (options: Parameters<typeof createResizeTrigger>[1] = {}) => {
    vi.useFakeTimers();
    const resizeListener = vi.fn();
    window.addEventListener('resize', resizeListener);
    const trigger = createResizeTrigger(window, options);
    return {
      resizeListener,
      ...trigger,
      done: () => window.removeEventListener('resize', resizeListener),
    };
  };

  test('200 ms after the last of several requests, and then the page is', () => {
    const after = vi.fn();
    const { resizeListener, request, done } = open({ after });
    request();
    vi.advanceTimersByTime(199);
    request();
    vi.advanceTimersByTime(199);
    expect(resizeListener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(resizeListener).toHaveBeenCalledOnce();
    expect(after).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    done();
  });

  test('not where that was called off', () => {
    const { resizeListener, request, cancel, done } = open({ isBackEnd: true });
    request();
    cancel();
    vi.runAllTimers();
    expect(resizeListener).not.toHaveBeenCalled();
    request();
    vi.advanceTimersByTime(200);
    expect(vi.getTimerCount()).toBe(1);
    cancel();
    expect(vi.getTimerCount()).toBe(0);
    done();
  });

  test.each([
    ['iframe', true, true],
    ['input', true, false],
    ['iframe', false, false],
  ])('an %s loses the focus in the back end alone (%s): %s', (tag, isBackEnd, isBlurred) => {
    const { request, done } = open({ isBackEnd });
    const element = document.createElement(tag);
    const blur = vi.spyOn(element, 'blur');
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(element);
    request();
    vi.advanceTimersByTime(399);
    expect(blur).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(blur).toHaveBeenCalledTimes(isBlurred ? 1 : 0);
    done();
  });
});
