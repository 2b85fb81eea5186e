import type { Start } from '../runtime/definition';
import { type Action, pixelEvents } from './config';
import { createSender } from './create-sender';
import { pixelInShop } from './lazy';
import { watchClicks } from './watch-clicks';
import { watchScripts } from './watch-scripts';
import * as names from './names';

/** Specification S9.39: delays are given in seconds. */
const SECOND_MS = 1000;

/** Tells the advertising pixel what the owner wants it to know (specification S1.06, S9.38). */
export const startPixel: Start = (scope) => {
  const { document: doc, globals } = scope.page;
  const send = createSender(scope);
  const { standard_events: standard, custom_events: custom } = globals.get(pixelEvents);

  const run = (actions: readonly Action[]) => {
    for (const { trackType, trackName, trackParams } of actions) {
      send(trackType, trackName, trackParams);
    }
  };
  watchClicks(scope, run);
  watchScripts(scope, run);
  if (doc.querySelector(names.shopMarkup)) scope.startLazy(pixelInShop, send);

  for (const type of ['track', 'trackCustom'] as const) {
    for (const [name, entries] of Object.entries(type === 'track' ? standard : custom)) {
      for (const { params, delay, event_id: id } of entries) {
        const sendNow = () => send(type, name, params, id);
        if (delay > 0) scope.after(delay * SECOND_MS, sendNow);
        else sendNow();
      }
    }
  }
};
