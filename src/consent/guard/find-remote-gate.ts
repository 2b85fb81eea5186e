import type { ConsentGate, ConsentState, Law } from '../../runtime/consent-gate';
import { readText } from './read-config';
import {
  INCUMBENT_SCRIPT,
  LEGACY_CONFIG,
  LOAD_EVENT,
  RECORD_KEYS,
  REMOTE_SCRIPT,
  UPDATE_EVENT,
} from '../names';
import { isGrantedBy, parseRecord } from '../rules/record';

interface Offered {
  readonly getCkyConsent?: () => { readonly activeLaw?: string };
}

/**
 * The gate of a page whose banner belongs to another script: the vendor's web application, or the
 * plugin's own script. It reads their cookie and listens to their events (cookieyes.md §1); null
 * without such a script. The plugin before 3.3 does not expose the applicable law, which is
 * `printed`.
 */
export const findRemoteGate = (win: Window, printed?: Law): ConsentGate | null => {
  const { document: doc } = win;
  // The plugin before 3.0 holds scripts itself, and neither writes that cookie nor sends those events.
  const own = Object.hasOwn(win, LEGACY_CONFIG) ? '' : `,#${INCUMBENT_SCRIPT}`;
  if (!doc.querySelector(`script[src]:is(#${REMOTE_SCRIPT}${own})`)) return null;

  /** Unknown until the other script has started; until then the stricter law applies. */
  const law = (): Law =>
    ((win as Offered).getCkyConsent?.().activeLaw ?? printed) === 'ccpa' ? 'ccpa' : 'gdpr';
  const record = () => parseRecord(readText(doc));
  const isGranted = (slug: string) => isGrantedBy(record(), slug, { law: law() });

  const state = (): ConsentState => {
    const kinds = record();
    for (const key of RECORD_KEYS) kinds.delete(key);
    return {
      status: 'remote',
      law: law(),
      categories: Object.fromEntries([...kinds.keys()].map((slug) => [slug, isGranted(slug)])),
    };
  };
  const listeners = new Set<(state: ConsentState) => void>();
  const refresh = () => {
    for (const listener of listeners) listener(state());
  };
  for (const type of [UPDATE_EVENT, LOAD_EVENT]) doc.addEventListener(type, refresh);

  return {
    state,
    isGranted,
    categoriesOf: () => [],
    // The other script holds by its own lists.
    isUrlAllowed: () => true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
  };
};
