import type { ConsentGuard, ConsentState } from '../../runtime/consent-gate';
import { NAMESPACE, CONFIG, INCUMBENT_SCRIPT, MARK } from '../names';
import { plainObject } from '../../runtime/config/reader';
import { isGrantedBy, loadRecord } from '../rules/record';
import { createConsentMode } from './consent-mode';
import { createHold, isWaiting } from './create-hold';
import { addressOf, createGateRules, isScript } from './gate-rules';
import { readConfig, readText } from './read-config';
import { watchCreated, watchTree } from './watch-inserted';

/** Functions that site snippets and tag templates call (cookieyes.md §11.1). */
const offerFunctions = (
  win: Window,
  { law, categories, record }: ConsentGuard,
  call: (name: string) => void,
) => {
  const get = (key: string) => record().get(key) ?? '';
  const revisit = () => call('revisit');
  const functions = {
    [NAMESPACE]: {
      get _ckyConsentStore() {
        return record();
      },
      _ckyGetFromStore: get,
    },
    revisitCkyConsent: revisit,
    _revisitCkyConsent: revisit,
    performBannerAction: call,
    getCkyConsent: () => ({
      activeLaw: law,
      categories: Object.fromEntries(categories.map(({ slug }) => [slug, get(slug) === 'yes'])),
      isUserActionCompleted: get('action') === 'yes',
      consentID: get('consentid'),
      languageCode: String(
        (win as { _ckyConfig?: { _language?: string } })._ckyConfig?._language ?? '',
      ),
    }),
  };
  Object.assign(win, functions);
  return () => {
    for (const name of Object.keys(functions)) Reflect.deleteProperty(win, name);
  };
};

type Signals = Navigator & { readonly globalPrivacyControl?: boolean };
interface Globals {
  readonly [CONFIG]?: unknown;
  readonly [NAMESPACE]?: { readonly _ckyConsentStore?: unknown };
}

/**
 * Takes effect immediately: reads the record, decides who may run, holds the rest. It is in the
 * loader, so it has to be small; recording choices and releasing are in `../control`. Returns null
 * where the page has no banner or another script guards it already.
 */
export const startGuard = (win: Window & typeof globalThis): ConsentGuard | null => {
  const globals = win as Globals;
  const { document: doc } = win;
  const navigator: Signals = win.navigator;
  if (globals[NAMESPACE]?._ckyConsentStore) {
    console.warn('[skerry] consent: cookie-law-info-js is in charge; remove it');
    return null;
  }
  // An unreadable configuration has no categories, so everything waits.
  let config = readConfig(null);
  try {
    if (!plainObject(globals[CONFIG])) return null;
    config = readConfig(globals[CONFIG]);
  } catch (error) {
    console.error('[skerry] consent', error);
  }
  if (doc.readyState !== 'loading') {
    console.warn('[skerry] consent: too late to hold scripts, the page is parsed');
  }
  const { law, categories, providers } = config;
  const slugs = categories.map(({ slug }) => slug);
  const optional = categories.flatMap(({ slug, isNecessary }) => (isNecessary ? [] : slug));
  // Browsers send Do Not Track as a string; the number of the specification counts too.
  const isDnt = `${navigator.doNotTrack}` === '1';
  const isOptedOut = navigator.globalPrivacyControl === true;
  const listeners = new Set<(state: ConsentState) => void>();
  const waitingListeners = new Set<() => void>();
  const exempt = new WeakSet<Element>();
  const calls: string[] = [];
  const keepCall = (name: string): void => {
    calls.push(name);
  };
  let callListener = keepCall;
  let isStopped = false;

  /** The visitor's choice, else the defaults, which are kept in memory only. */
  const load = () =>
    loadRecord(text, { law, categories, isOptedOut, isRefusing: isDnt || isOptedOut });
  let text = readText(doc);
  let record = load();

  const isGranted = (slug: string) =>
    slugs.includes(slug) && (!optional.includes(slug) || isGrantedBy(record, slug, { law, isDnt }));

  /** Without readable categories, none can have been accepted. */
  const mustWait = (list: readonly string[]) =>
    list.some((slug) => (optional.includes(slug) ? !isGranted(slug) : !categories.length));

  const slugsOf = createGateRules(doc, providers);
  const hold = createHold(doc);
  const isBlocked = (element: Element, address?: string): boolean => {
    const { original = element } = hold.kept.get(element) ?? {};
    return (
      !exempt.has(element) &&
      mustWait(slugsOf(address ?? addressOf(original), original.getAttribute(MARK)))
    );
  };

  const state = (): ConsentState => ({
    status: record.get('action') ? 'decided' : 'undecided',
    law,
    categories: Object.fromEntries(slugs.map((slug) => [slug, isGranted(slug)])),
  });

  const consentMode = createConsentMode(
    win,
    isGranted,
    () => law === 'ccpa' || record.get('action') === 'yes',
  );
  const notifyWaiting = () => {
    for (const listener of waitingListeners) listener();
  };

  const undos = [
    watchCreated(win, { hold, isBlocked, onFrame: notifyWaiting }),
    watchTree(doc, win, (element, hasStarted) => {
      if (element.id === INCUMBENT_SCRIPT) return guard.stop();
      const isOurs = isWaiting(element);
      if (isScript(element)) {
        consentMode.onScript(element.src);
        if (!isOurs && isBlocked(element)) {
          if (hasStarted) hold.startedScript(element);
          else hold.script(element, false);
        }
      } else if (isBlocked(element)) hold.frame(element);
      if (isOurs || isWaiting(element)) notifyWaiting();
    }),
  ];

  const adopt = (next: typeof record) => {
    record = next;
    text = readText(doc);
    // In this order: signals first, then listeners (cookieyes.md §11.3).
    consentMode.update();
    for (const listener of listeners) {
      try {
        listener(state());
      } catch (error) {
        console.error('[skerry] consent', error);
      }
    }
  };

  const guard: ConsentGuard = {
    law,
    categories,
    kept: hold.kept,
    record: () => record,
    adopt,
    state,
    isGranted,
    categoriesOf: slugsOf,
    isUrlAllowed: (url) => !mustWait(slugsOf(url)),
    isBlocked,
    exempt: (element) => void exempt.add(element),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onWaiting(listener) {
      waitingListeners.add(listener);
      return () => waitingListeners.delete(listener);
    },
    onCall(listener) {
      callListener = listener;
      for (const name of calls.splice(0)) listener(name);
      return () => {
        callListener = keepCall;
      };
    },
    refresh() {
      const now = readText(doc);
      if (now === text) return;
      text = now;
      adopt(load());
    },
    stop() {
      isStopped = true;
      for (const undo of undos) undo();
    },
    isStopped: () => isStopped,
  };
  undos.push(offerFunctions(win, guard, (name) => callListener(name)));
  return guard;
};
