import { vi } from 'vitest';
import { controlOf } from '../../src/consent/control/create-control';
import { startConsentControl } from '../../src/consent/control/start-control';
import { startGuard } from '../../src/consent/guard/start-guard';
import { startInScope } from '../../src/runtime/controller-scope';
import { isConsentGuard } from '../../src/runtime/consent-gate';
import { readOptions } from '../../src/runtime/loader/read-options';
import { createShopPage, settle } from '../shop/shop-page';

interface Settings {
  readonly html?: string;
  readonly law?: 'gdpr' | 'ccpa';
  readonly cookie?: string;
  readonly nonce?: string;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly config?: object;
  /** The parser is still running, so no markup has loaded yet. */
  readonly isParsing?: boolean;
}

const slugs = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];

/** A page with an active guard; m.test belongs to `analytics`, fn.test to `functional`. */
export const openHeldPage = async (settings: Settings = {}) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  if (settings.isParsing) vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const shop = createShopPage({
    html: '',
    cookies: settings.cookie ? { 'cookieyes-consent': settings.cookie } : {},
    globals: {
      ...settings.globals,
      _ckyConfig: {
        _language: 'de',
        _categories: slugs.map((slug) => ({
          name: slug,
          slug,
          isNecessary: slug === 'necessary',
          cookies: [],
          defaultConsent: { gdpr: slug === 'necessary', ccpa: true },
        })),
        _providersToBlock: [
          { re: 'm.test', categories: ['analytics'] },
          { re: 'fn.test', categories: ['functional'] },
        ],
        _bannerConfig: { settings: { applicableLaw: settings.law ?? 'gdpr' } },
        ...settings.config,
      },
    },
  });
  const guard = startGuard(shop.page.window);
  if (!guard || !isConsentGuard(guard)) throw new Error('no guard');
  const options = { ...readOptions(null), nonce: settings.nonce ?? '' };
  const page = { ...shop.page, consent: guard, options };

  const insert = async (html: string) => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = html;
    await settle();
    return place;
  };
  if (settings.html) await insert(settings.html);
  let stop = startInScope(page, 'consent-control', startConsentControl);
  const control = await controlOf(guard).control;
  await settle();
  return {
    ...shop,
    page,
    guard,
    control,
    reload,
    insert,
    settle,
    typeOf: (selector: string) => shop.find(selector).getAttribute('type'),
    close() {
      stop();
      stop = () => {};
      guard.stop();
      shop.clear();
      document.head.replaceChildren();
      for (const name of ['dataLayer', 'wp_consent_type']) Reflect.deleteProperty(window, name);
    },
  };
};

export type HeldPage = Awaited<ReturnType<typeof openHeldPage>>;
