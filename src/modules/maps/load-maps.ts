import { scriptAt } from '../../runtime/dom/script-at';
import { safeUrl } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { type MapsApi, mapsApi } from './maps-api';
import * as names from './names';
import { createLifetime } from '../../runtime/kit';

/** The address of the API as the site has put it on the page, with its key; never one of our own. */
const addressOf = (script: HTMLScriptElement) => {
  const url = safeUrl(script.getAttribute('src') ?? script.dataset.src, script.baseURI);
  const isApi = url?.hostname === names.apiHost && url.pathname === names.apiPath;
  return isApi && url.protocol === 'https:' && url.searchParams.get('key') ? url.href : null;
};

/** A tag that a consent tool or an optimiser has put to sleep. */
const isAsleep = (script: HTMLScriptElement) =>
  !script.hasAttribute('src') || !/^(|module|text\/javascript)$/.test(script.type);

const wake = (url: string, asleep: HTMLScriptElement): HTMLScriptElement => {
  const script = scriptAt(asleep.ownerDocument, url);
  asleep.after(script);
  return script;
};

let waking: HTMLScriptElement | null = null;

/**
 * Calls back when the API is there. A tag that is asleep is woken, once, as soon as the visitor's
 * consent allows its address; without a tag or a key nothing is asked for. Returns the undo.
 */
export const loadMaps = (page: Page, ready: (api: MapsApi) => void): (() => void) => {
  const { window: win, document: doc, consent } = page;
  const { signal, end } = createLifetime();
  const check = () => {
    const api = mapsApi(win);
    if (!api || signal.aborted) return api !== null;
    end();
    ready(api);
    return true;
  };
  const look = () => {
    if (check() || waking) return;
    const asleep = [...doc.querySelectorAll<HTMLScriptElement>(names.apiScript)].find(isAsleep);
    const url = asleep && addressOf(asleep);
    if (asleep && url && consent.isUrlAllowed(url)) waking = wake(url, asleep);
  };
  // `load` of a script does not bubble, but it can be caught on the way down.
  doc.addEventListener('load', () => void check(), { capture: true, signal });
  win.addEventListener('load', () => void check(), { signal });
  const stop = consent.subscribe(look);
  look();
  return () => {
    stop();
    end();
  };
};
