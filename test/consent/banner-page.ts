import { act } from 'react';
import { vi } from 'vitest';
import { startBanner } from '../../src/consent/banner/start-banner';
import { startConsentControl } from '../../src/consent/control/start-control';
import { startGuard } from '../../src/consent/guard/start-guard';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Page } from '../../src/runtime/page';
import { createShopPage, settle } from '../shop/shop-page';
import { setActing } from '../support/mount';
import { notice } from './banner-markup';

const slugs = ['necessary', 'functional', 'analytics', 'performance'];

/** Every category lists one cookie, except the last, which lists none. */
const categories = slugs.map((slug) => ({
  name: `The ${slug} kind`,
  slug,
  isNecessary: slug === 'necessary',
  cookies: slug === 'performance' ? [] : [{ cookieID: `${slug}_*`, domain: 'shop.test' }],
  defaultConsent: { gdpr: slug === 'necessary', ccpa: slug === 'necessary' },
}));

export interface Settings {
  readonly template?: string;
  /** Markup that is already on the page. */
  readonly html?: string;
  readonly law?: 'gdpr' | 'ccpa';
  readonly settings?: object;
  readonly behaviours?: object;
  /** `_bannerConfig.config`. */
  readonly bannerConfig?: object;
  /** The rest of `_ckyConfig`. */
  readonly config?: object;
  readonly shortCodes?: Readonly<Record<string, string>>;
  readonly css?: string;
  readonly cookie?: string;
  readonly page?: Partial<Page>;
}

/** The `_ckyConfig` that the plugin prints. */
export const configOf = ({ law = 'gdpr', bannerConfig, ...more }: Settings) => ({
  _categories: categories,
  _providersToBlock: [{ re: 'video.test', categories: ['functional'] }],
  _shortCodes: Object.entries(more.shortCodes ?? {}).map(([key, content]) => ({
    key,
    content,
    status: true,
  })),
  _bannerConfig: {
    settings: { applicableLaw: law, type: 'box', position: 'bottom-left', ...more.settings },
    behaviours: more.behaviours ?? {},
    config: { revisitConsent: { status: true }, auditTable: { status: true }, ...bannerConfig },
  },
  ...more.config,
});

/** A page of a site with the consent plugin, on which the runtime shows the banner. */
export const openBanner = async ({ law = 'gdpr', bannerConfig = {}, ...more }: Settings = {}) => {
  setActing(true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const shop = createShopPage({
    html: `<script type="text/template" id="ckyBannerTemplate">${more.template ?? notice()}</script>${more.html ?? '<main>Shop</main>'}`,
    cookies: more.cookie ? { 'cookieyes-consent': more.cookie } : {},
    globals: {
      _ckyStyles: { css: more.css ?? '' },
      _ckyConfig: configOf({ law, bannerConfig, ...more }),
    },
  });
  const before = shop.doc.documentElement.outerHTML;
  const guard = startGuard(shop.page.window);
  if (!guard) throw new Error('no guard');
  const report = Object.assign(vi.fn(), { faults: shop.page.report.faults });
  let last = 0;
  const nextId = () => `skerry-${++last}`;
  const page: Page = { ...shop.page, consent: guard, report, nextId, ...more.page };
  const stops = [
    startInScope(page, 'consent-control', startConsentControl),
    startInScope(page, 'consent-banner', startBanner),
  ];
  /** Waits for all chunks and requests to settle. */
  const allSettled = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await settle();
    });
  await allSettled();

  const all = (selector: string) => [...shop.doc.querySelectorAll<HTMLElement>(selector)];
  const tag = (name: string) => shop.find(`[data-cky-tag="${name}"]`);
  const fire = (target: EventTarget, event: Event) => {
    act(() => void target.dispatchEvent(event));
    return event;
  };
  return {
    ...shop,
    page,
    guard,
    report,
    reload,
    allSettled,
    all,
    tag,
    fire,
    has: (selector: string, name: string) => shop.find(selector).classList.contains(name),
    press: (target: Element) =>
      fire(target, new MouseEvent('click', { bubbles: true, cancelable: true })),
    key: (target: Element, key: string, more: KeyboardEventInit = {}) =>
      fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    tick(id: string, isOn: boolean) {
      const input = shop.find(`#${id}`) as HTMLInputElement;
      input.checked = isOn;
      fire(input, new Event('change', { bubbles: true }));
    },
    input: (id: string) => shop.find(`#${id}`) as HTMLInputElement,
    /** The stored consent, without the id. */
    record: () => shop.jar.get('cookieyes-consent')?.replace(/^consentid:[^,]*,/, ''),
    /** Ends the controllers; returns whether the page is restored. May be called twice. */
    end() {
      if (stops.length === 0) return true;
      act(() => {
        for (const stop of stops.splice(0).reverse()) stop();
      });
      guard.stop();
      const isRestored = shop.doc.documentElement.outerHTML === before;
      setActing(false);
      shop.clear();
      shop.doc.head.replaceChildren();
      return isRestored;
    },
  };
};

export type BannerPage = Awaited<ReturnType<typeof openBanner>>;
