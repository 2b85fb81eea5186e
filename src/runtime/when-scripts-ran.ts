import type { ControllerScope } from './controller-scope';

/**
 * Calls back once deferred scripts have run, so that plugins in them are listening: immediately
 * after `DOMContentLoaded`, before which the runtime may start.
 */
export const whenScriptsRan = (
  { page, listen }: Pick<ControllerScope, 'page' | 'listen'>,
  action: () => void,
): void => {
  const { window: win, document: doc } = page;
  const [entry] = win.performance.getEntriesByType('navigation');
  const isPast = !entry || (entry as PerformanceNavigationTiming).domContentLoadedEventEnd > 0;
  let isDone = false;
  const act = () => {
    if (!isDone) action();
    isDone = true;
  };
  if (isPast || doc.readyState === 'complete') act();
  // Registered later, between two listeners of the first event, it would be too late.
  else for (const type of ['DOMContentLoaded', 'load']) listen(win, type, act, { once: true });
};
