import type { ControllerScope } from './controller-scope';

/**
 * Calls back once deferred scripts have run as well, so that plugins in them listen: at once where the document
 * is past `DOMContentLoaded`, before which the runtime may start.
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
  // Between two listeners of the first it would be too late for that.
  else for (const type of ['DOMContentLoaded', 'load']) listen(win, type, act, { once: true });
};
