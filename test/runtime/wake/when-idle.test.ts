import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../src/runtime/wake/when-idle';

const action = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  action.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A window whose page has loaded or not; it is idle when the test says so. */
const open = (readyState: DocumentReadyState, { knowsIdle = true } = {}) => {
  const waiting: { readonly run: () => void; readonly timeout: number | undefined }[] = [];
  const win = Object.assign(new EventTarget(), {
    document: { readyState },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    ...(knowsIdle
      ? {
          requestIdleCallback(run: () => void, options?: { readonly timeout: number }) {
            waiting.push({ run, timeout: options?.timeout });
          },
        }
      : {}),
  });
  const undo = whenIdle(win as unknown as Window, action);
  return {
    undo,
    waiting,
    load: () => win.dispatchEvent(new Event('load')),
    rest() {
      for (const { run } of waiting.splice(0)) run();
    },
  };
};

describe('what can wait until the browser has nothing else to do', () => {
  test('comes when the page that has loaded rests, once', () => {
    const page = open('complete');
    expect(action).not.toHaveBeenCalled();
    page.rest();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('asks for rest only once the page has loaded', () => {
    const page = open('interactive');
    expect(page.waiting).toEqual([]);
    page.load();
    expect(page.waiting).toHaveLength(1);
    page.load();
    expect(page.waiting).toHaveLength(1);
    page.rest();
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('comes after four seconds on a page that never finishes loading', () => {
    const page = open('interactive');
    vi.advanceTimersByTime(3999);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
    page.load();
    expect(page.waiting).toEqual([]);
  });

  test('waits for no rest longer than four seconds', () => {
    expect(open('complete').waiting).toMatchObject([{ timeout: 4000 }]);
  });

  test('comes a little later where the browser does not tell when it rests', () => {
    open('complete', { knowsIdle: false });
    vi.advanceTimersByTime(199);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test.each(['complete', 'interactive'] as const)(
    'does not come any more once it is not wanted: %s',
    (state) => {
      const page = open(state);
      page.undo();
      page.load();
      page.rest();
      vi.advanceTimersByTime(10_000);
      expect(action).not.toHaveBeenCalled();
    },
  );
});
