import { vi } from 'vitest';

/**
 * A document that is parsed, but whose deferred scripts have not run yet; the returned function
 * runs them.
 */
export const beforeDeferred = (): (() => void) => {
  const mocks = [
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive'),
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ domContentLoadedEventEnd: 0 }] as never),
  ];
  return () => {
    for (const mock of mocks) mock.mockRestore();
    window.dispatchEvent(new Event('DOMContentLoaded'));
  };
};
