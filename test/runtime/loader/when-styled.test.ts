import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenStyled } from '../../../src/runtime/loader/when-styled';

let frames: FrameRequestCallback[];
const action = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  action.mockClear();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

const frame = () => {
  for (const each of frames.splice(0)) each(0);
};
/** A style sheet that is still loading. */
const appendStyleSheet = () =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
const reads = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

describe('what measures the page', () => {
  test('runs at once where the page is parsed and styled', () => {
    whenStyled(document, action);
    expect(action).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });

  test('waits until the page is parsed, and runs once', () => {
    const state = reads('loading');
    whenStyled(document, action);
    expect(action).not.toHaveBeenCalled();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    expect(action).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('readystatechange'));
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('waits for the frame of the style sheets, and runs once', () => {
    appendStyleSheet();
    whenStyled(document, action);
    expect(action).not.toHaveBeenCalled();
    frame();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('waits no longer than a second for a frame, and runs once', () => {
    appendStyleSheet();
    whenStyled(document, action);
    vi.advanceTimersByTime(999);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
    frame();
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('does not run where a visitor has stopped the page before its body came', () => {
    vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement);
    whenStyled(document, action);
    vi.advanceTimersByTime(5000);
    expect(action).not.toHaveBeenCalled();
  });

  test('does not wait for style sheets in a hidden window', () => {
    appendStyleSheet();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    whenStyled(document, action);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
