import * as names from './names';
import type { Start } from '../runtime/definition';
import { createSender } from './create-sender';
import type { ControllerScope } from '../runtime/controller-scope';
import { type Action, pixelEvents } from './config';
import { addressesOf, isContained, isExactly } from './matches-link';
import type { DelegatedEvent } from '../runtime/event-bridge';
import { pixelInShop } from './lazy';

/** Clicks that the owner tracks, also in content that is inserted later (specification S9.38). */
const watchClicks = (
  { page, name, listen }: ControllerScope,
  run: (actions: readonly Action[]) => void,
): void => {
  const { document: doc, window: win, globals, report } = page;
  const { css_events: css, link_clicks: links } = globals.get(pixelEvents);

  const onClick = ({ target, type, button }: MouseEvent) => {
    const isMain = type === 'click';
    // Of the other buttons only the middle one follows a link.
    if (!(target instanceof win.Element) || !(isMain || button === 1)) return;
    for (const [selector, actions] of isMain ? Object.entries(css) : []) {
      try {
        if (target.closest(selector)) run(actions);
      } catch (error) {
        report({ source: name, phase: 'config', error });
      }
    }
    const href = target.closest('a[href]')?.getAttribute('href');
    if (!href) return;
    const addresses = addressesOf(href, doc.baseURI);
    for (const [url, { contains, exact }] of Object.entries(links)) {
      if (isContained(addresses, url)) run(contains);
      if (isExactly(addresses, url, doc.baseURI)) run(exact);
    }
  };
  // In the capture phase, as the page's own listeners may stop the event.
  for (const type of ['click', 'auxclick']) listen(doc, type, onClick, { capture: true });
};

/** Events of other scripts that the owner tracks, native ones and jQuery's, each once (pixel.md §3). */
const watchScripts = (
  { page, name, listen, guard, onEnd }: ControllerScope,
  run: (actions: readonly Action[]) => void,
): void => {
  const { document: doc, window: win, globals, events, report } = page;

  const watch = (selector: string, type: string, actions: readonly Action[]) => {
    const place = selector === 'document' ? doc : selector === 'window' ? win : null;
    const seen = new WeakSet<object>();
    const onEvent = (event: DelegatedEvent) => {
      const { target } = event;
      if (seen.has(event)) return;
      if (!place && !(target instanceof win.Element && target.closest(selector))) return;
      seen.add(event);
      run(actions);
    };
    // Events that do not bubble are received on the elements that exist now.
    for (const each of place ? [place] : [doc, ...doc.querySelectorAll(selector)]) {
      onEnd(events.delegate(each, type, guard(onEvent)));
    }
    // Skerry's own events reach jQuery's listeners anyway.
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

/** Specification S9.39: delays are in seconds. */
const SECOND_MS = 1000;

/** Sends the events that the owner has configured to the advertising pixel (specification S1.06, S9.38). */
export const start: Start = (scope) => {
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
