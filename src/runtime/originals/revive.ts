import { simulateParsing } from './simulate-parsing';
import { ends, activateScript } from './activate-script';

const isDeferred = (script: HTMLScriptElement) =>
  !script.hasAttribute('async') &&
  (/module/.test(script.dataset.skerryType ?? '') || (script.defer && script.hasAttribute('src')));

/** After `DOMContentLoaded` no script of the markup is still to run. */
const whenParsed = (win: Window) =>
  new Promise<unknown>((resolve) => {
    const [entry] = win.performance.getEntriesByType('navigation');
    const isPast = !entry || (entry as PerformanceNavigationTiming).domContentLoadedEventEnd > 0;
    const { document: doc } = win;
    if (doc.readyState === 'complete' || isPast) resolve(null);
    else win.addEventListener('DOMContentLoaded', resolve, { once: true });
  });

/**
 * Runs inert scripts in document order, deferred ones last, then repeats the page's past events to
 * them. Files load in parallel; an inline script waits for those before it. A failed file is
 * reported and the rest goes on.
 */
export const revive = async (
  win: Window & typeof globalThis,
  find: () => readonly HTMLScriptElement[],
  onLost: (script: HTMLScriptElement, name: string) => void,
): Promise<void> => {
  await whenParsed(win);
  const scripts = find();
  const ordered = [
    ...scripts.filter((each) => !isDeferred(each)),
    ...scripts.filter((each) => isDeferred(each)),
  ];
  const parsing = simulateParsing(win);
  const { write, writeln } = win.document;
  // A late `document.write` would erase the whole page.
  const ignore = () => console.warn('[skerry] document.write of an old script is ignored');
  Object.assign(win.document, { write: ignore, writeln: ignore });
  try {
    let running: Promise<unknown>[] = [];
    for (const script of ordered) {
      const name = script.dataset.skerryHandle ?? script.src;
      if (!script.src) await Promise.all(running.splice(0));
      const ended = new Promise<void>((resolve) => {
        script.addEventListener('load', () => resolve(), { once: true });
        script.addEventListener(
          'error',
          () => {
            onLost(script, name);
            resolve();
          },
          { once: true },
        );
      });
      if (activateScript(script) && ends(script)) running = [...running, ended];
    }
    await Promise.all(running);
  } finally {
    for (const [name, ours] of Object.entries({ write, writeln })) {
      if (Object.getOwnPropertyDescriptor(win.document, name)?.value === ignore) {
        Reflect.deleteProperty(win.document, name);
        if (win.document[name as 'write'] !== ours) Object.assign(win.document, { [name]: ours });
      }
    }
    parsing.replay();
  }
};
