/**
 * Time for the page to finish loading; after it, a hanging image delays nothing any longer. In
 * milliseconds.
 */
const LATEST_MS = 4000;

/** Calls back once the page has loaded and the browser is idle. Returns the undo. */
export const whenIdle = (win: Window, callback: () => void): (() => void) => {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    undo();
    callback();
  };
  const request = () => {
    if ('requestIdleCallback' in win) win.requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, 200);
  };
  const timer = win.setTimeout(run, LATEST_MS);
  const undo = () => {
    isDone = true;
    win.clearTimeout(timer);
    win.removeEventListener('load', request);
  };
  if (win.document.readyState === 'complete') request();
  else win.addEventListener('load', request, { once: true });
  return undo;
};
