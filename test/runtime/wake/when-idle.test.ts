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

/** A window whose page has or has not loaded; it is idle when the test decides. */
const open = (readyState: DocumentReadyState, { supportsIdle = true } = {}) => {
  const waiting: { readonly run: () => void; readonly timeout: number | undefined }[] = [];
  const win = Object.assign(new EventTarget(), {
    document: { readyState },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    ...(supportsIdle
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
  test('runs when the loaded page is idle, once', () => {
    const page = open('complete');
    expect(action).not.toHaveBeenCalled();
    page.rest();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('requests idle time only once the page has loaded', () => {
    const page = open('interactive');
    expect(page.waiting).toEqual([]);
    page.load();
    expect(page.waiting).toHaveLength(1);
    page.load();
    expect(page.waiting).toHaveLength(1);
    page.rest();
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('runs after four seconds on a page that never finishes loading', () => {
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

  test('runs a little later if the browser has no idle callback', () => {
    open('complete', { supportsIdle: false });
    vi.advanceTimersByTime(199);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test.each(['complete', 'interactive'] as const)(
    'does not run once it is cancelled: %s',
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
