import { type Action, pixelEvents } from './config';
import type { Watch } from './watch';

interface Heard {
  readonly target: EventTarget | null;
}

/**
 * Events of other scripts that the owner wants to count, native ones and jQuery's, each once
 * (contract pixel.md §6).
 */
export const watchScripts = ({ page, signal, run }: Watch): void => {
  const { document: doc, window: win, globals, events, report } = page;

  const watch = (selector: string, type: string, actions: readonly Action[]) => {
    const place = selector === 'document' ? doc : selector === 'window' ? win : null;
    const seen = new WeakSet<object>();
    const onEvent = (event: Heard) => {
      const { target } = event;
      if (seen.has(event)) return;
      if (!place && !(target instanceof win.Element && target.closest(selector))) return;
      seen.add(event);
      run(actions);
    };
    // What does not bubble is heard on the elements that are there already.
    for (const each of place ? [place] : [doc, ...doc.querySelectorAll(selector)]) {
      signal.addEventListener('abort', events.hear(each, type, onEvent));
    }
    // Skerry's own events reach jQuery's listeners by themselves.
    const onOwn = (event: Event) => {
      if (!('jQuery' in win)) onEvent(event);
    };
    doc.addEventListener(`skerry:${type}`, onOwn, { signal });
  };

  for (const [selector, types] of Object.entries(globals.get(pixelEvents).js_events)) {
    for (const [type, actions] of Object.entries(types)) {
      try {
        watch(selector, type, actions);
      } catch (error) {
        report({ source: 'pixel', phase: 'config', error });
      }
    }
  }
};
