import type { ControllerScope } from '../runtime/controller-scope';
import type { HeardEvent } from '../runtime/event-bridge';
import { type Action, pixelEvents } from './config';

/**
 * Events of other scripts that the owner wants to count, native ones and jQuery's, each once
 * (pixel.md §3).
 */
export const watchScripts = (
  { page, name, listen, guard, onEnd }: ControllerScope,
  run: (actions: readonly Action[]) => void,
): void => {
  const { document: doc, window: win, globals, events, report } = page;

  const watch = (selector: string, type: string, actions: readonly Action[]) => {
    const place = selector === 'document' ? doc : selector === 'window' ? win : null;
    const seen = new WeakSet<object>();
    const onEvent = (event: HeardEvent) => {
      const { target } = event;
      if (seen.has(event)) return;
      if (!place && !(target instanceof win.Element && target.closest(selector))) return;
      seen.add(event);
      run(actions);
    };
    // What does not bubble is heard on the elements that are there already.
    for (const each of place ? [place] : [doc, ...doc.querySelectorAll(selector)]) {
      onEnd(events.hear(each, type, guard(onEvent)));
    }
    // Skerry's own events reach jQuery's listeners by themselves.
    listen(doc, `skerry:${type}`, (event) => {
      if (!('jQuery' in win)) onEvent(event);
    });
  };

  for (const [selector, types] of Object.entries(globals.get(pixelEvents).js_events)) {
    for (const [type, actions] of Object.entries(types)) {
      try {
        watch(selector, type, actions);
      } catch (error) {
        report({ source: name, phase: 'config', error });
      }
    }
  }
};
