import { afterEach, expect, test, vi } from 'vitest';
import { whenScriptsRan } from '../../src/runtime/when-scripts-ran';
import type { Page } from '../../src/runtime/page';

afterEach(() => vi.restoreAllMocks());

/** How often the action has run after each of these events. */
const counts = (endMs: number | null, ...events: readonly string[]) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const entry = { domContentLoadedEventEnd: endMs } as PerformanceNavigationTiming;
  vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue(endMs === null ? [] : [entry]);
  const action = vi.fn();
  const page = { window, document } as unknown as Page;
  const listen = (target: EventTarget, type: string, listener: () => void) => {
    target.addEventListener(type, listener, { once: true });
    return () => target.removeEventListener(type, listener);
  };
  whenScriptsRan({ page, listen: listen as never }, action);
  const before = action.mock.calls.length;
  const after = events.map((event) => {
    window.dispatchEvent(new Event(event));
    return action.mock.calls.length;
  });
  return [before, ...after];
};

test.each<[string, number | null, readonly string[], readonly number[]]>([
  ['at once where they have run', 120, ['DOMContentLoaded', 'load'], [1, 1, 1]],
  ['at once if the browser does not expose it', null, ['DOMContentLoaded'], [1, 1]],
  ['once, when they have run', 0, ['DOMContentLoaded', 'load'], [0, 1, 1]],
  ['at the end of the page, where they have run just now', 0, ['load'], [0, 1]],
])('plugins in deferred scripts receive events %s', (_, endMs, events, expected) => {
  expect(counts(endMs, ...events)).toEqual(expected);
});
