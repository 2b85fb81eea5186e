import { afterEach, beforeEach, vi } from 'vitest';

/** A clock that the test controls; a page that the test has opened ends with it. */
export const withClock = (opened: () => { stop(): void; clear(): void }): void => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    const { stop, clear } = opened();
    stop();
    clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};
