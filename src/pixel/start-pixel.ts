import type { Controller } from '../runtime/definition';
import { type Action, pixelEvents } from './config';
import { createSender } from './create-sender';
import { watchClicks } from './watch-clicks';
import { watchScripts } from './watch-scripts';
import * as names from './names';

/** Specification S9.39: delays are given in seconds. */
const SECOND_MS = 1000;

/** Tells the advertising pixel what the owner wants it to know (specification S1.06, S9.38). */
export const startPixel: Controller = (page) => {
  const { window: win, document: doc, globals } = page;
  const end = new AbortController();
  const { signal } = end;
  const send = createSender(page, signal);
  const { standard_events: standard, custom_events: custom } = globals.get(pixelEvents);

  const run = (actions: readonly Action[]) => {
    for (const { trackType, trackName, trackParams } of actions) {
      send(trackType, trackName, trackParams);
    }
  };
  const parts = { page, signal, run, send };
  watchClicks(parts);
  watchScripts(parts);
  if (doc.querySelector(names.shopMarkup)) {
    const onError = (error: unknown) => page.report({ source: 'pixel', phase: 'load', error });
    page
      .load(() => import('./shop'))
      .then(({ watchShop }) => signal.aborted || watchShop(parts))
      .catch(onError);
  }

  for (const type of ['track', 'trackCustom'] as const) {
    for (const [name, entries] of Object.entries(type === 'track' ? standard : custom)) {
      for (const { params, delay, event_id: id } of entries) {
        const tell = () => send(type, name, params, id);
        if (delay > 0) {
          const timer = win.setTimeout(tell, delay * SECOND_MS);
          signal.addEventListener('abort', () => win.clearTimeout(timer));
        } else tell();
      }
    }
  }
  return () => end.abort();
};
