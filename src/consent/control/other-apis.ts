import type { ConsentGuard } from '../../runtime/consent-gate';
import { consentConfig } from '../config';
import { WP_CONSENT_SCRIPT, NAMESPACE } from '../names';
import { removeCookie, setCookie } from '../../runtime/cookies';
import { readCookie } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { randomText } from './consent-cookie';

/** The plugin's categories and WordPress's names for them (cookieyes.md §12.2). */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  functional: ['preferences'],
  analytics: ['statistics', 'statistics-anonymous'],
  performance: ['functional'],
  advertisement: ['marketing'],
};

interface WpConsentApi extends Window {
  wp_consent_type?: string;
  wp_set_consent?: (category: string, answer: 'allow' | 'deny') => void;
}

/**
 * Sets the WP Consent API where it is on the page and no script of the plugin does so; returns
 * whether it was there. The API stores consent in cookies, so nothing is set before a choice.
 */
export const notifyWpConsent = (
  win: WpConsentApi,
  { law, record, isGranted }: ConsentGuard,
): boolean => {
  const { document: doc, wp_set_consent: set } = win;
  if (typeof set !== 'function' || doc.getElementById(WP_CONSENT_SCRIPT)) return false;
  if (!win.wp_consent_type) {
    win.wp_consent_type = law === 'ccpa' ? 'optout' : 'optin';
    doc.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  }
  if (record().get('action') !== 'yes') return true;
  for (const [slug, names] of Object.entries(NAMES)) {
    if (!record().get(slug)) continue;
    // Not from the record alone: a closed banner grants nothing.
    for (const name of names) set(name, isGranted(slug) ? 'allow' : 'deny');
  }
  return true;
};

interface Attribution {
  readonly sbjs?: unknown;
  readonly wc_order_attribution?: {
    readonly params?: { readonly allowTracking?: unknown };
    setOrderTracking?: (isAllowed: boolean) => void;
  };
}

/**
 * WooCommerce reads once where a visitor came from, when its own script runs; if the library for
 * that was held, orders would be of unknown origin. `source` is the released script.
 */
export const trackOrders = (win: Attribution, source: string): void => {
  const { sbjs, wc_order_attribution: attribution } = win;
  if (!sbjs || !attribution) return;
  // Its own script has just read it, unless that was not allowed.
  if (source.includes('order') && attribution.params?.allowTracking) return;
  attribution.setOrderTracking?.(true);
};

/** The rest of the `cookieyes` object, which site snippets rarely use (cookieyes.md §11.1). */
export const offerCookieFunctions = (
  { window: win, document: doc, globals }: Page,
  setInStore: (key: string, value: string) => void,
): void => {
  const namespace = (win as unknown as Record<string, unknown>)[NAMESPACE];
  if (!namespace) return;
  const { _rootDomain } = globals.get(consentConfig);
  Object.assign(namespace, {
    _ckySetInStore: setInStore,
    _ckyGetCookie: (name: string) => readCookie(doc, name),
    _ckyGetCookieMap: () =>
      Object.fromEntries(
        doc.cookie.split(';').map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return [name.trim(), value];
        }),
      ),
    /** Zero days delete. On the domain of the consent cookie by default. */
    _ckySetCookie: (name: string, value: string, days = 0, domain = _rootDomain) =>
      days
        ? setCookie(name, value, { days, domain, sameSite: 'strict' })
        : removeCookie(name, { domain }),
    _ckyRandomString: randomText,
  });
};
