import { onTestFinished, vi } from 'vitest';
import { start } from '../../src/pixel/start-pixel';
import type { ConsentGate, ConsentState } from '../../src/runtime/consent-gate';
import { startInScope } from '../../src/runtime/controller-scope';
import { openGate } from '../../src/runtime/open-gate';
import type { Page } from '../../src/runtime/page';
import { createShopPage, settle } from '../shop/shop-page';

const win = window as unknown as Record<string, unknown>;

/** A banner with a `decide` function, which sets the visitor’s decision. */
export const createBanner = (
  categories: Record<string, boolean> = { necessary: true, advertisement: false },
) => {
  let state: ConsentState = { status: 'undecided', law: 'gdpr', categories };
  const listeners = new Set<(state: ConsentState) => void>();
  const gate: ConsentGate = {
    ...openGate,
    state: () => state,
    isGranted: (slug) => state.categories[slug] === true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    gate,
    decide(granted: Record<string, boolean>) {
      state = { ...state, status: 'decided', categories: { ...categories, ...granted } };
      for (const listener of listeners) listener(state);
    },
  };
};

export const card = (price: string, rest = '') =>
  `<li class="product"><h2 class="woocommerce-loop-product__title">Blue mug</h2><span class="price">${price}<span data-content_category="Mugs"></span></span><a class="ajax_add_to_cart" data-product_id="42" data-product_sku="MUG-1">Add</a>${rest}</li>`;
const symbol = '<span class="woocommerce-Price-currencySymbol">€</span>';
export const amount = (text: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi>${symbol}${text}</bdi></span>`;

interface Options {
  readonly html?: string;
  readonly events?: Record<string, unknown>;
  readonly settings?: Record<string, unknown>;
  readonly args?: unknown;
  readonly globals?: Record<string, unknown>;
  readonly consent?: ConsentGate;
  readonly currency?: string;
  readonly bodyClass?: string;
  readonly hasPixel?: boolean;
  /** The function that loads chunks. */
  readonly load?: Page['load'];
}

const allParams = [
  'value',
  'currency',
  'content_category',
  'content_name',
  'content_type',
  'content_ids',
];

/** An event of the kind that clicks send. */
export const lead = { trackType: 'track', trackName: 'Lead', trackParams: [] };

/** A page with the product of pixel.md §8 and a pixel that records its calls; it ends with its test. */
const openPixelPage = async (options: Options = {}) => {
  const { currency = 'EUR', hasPixel = true } = options;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  const fbq = vi.fn();
  if (hasPixel) win.fbq = fbq;
  const shop = createShopPage({
    html: options.html ?? '',
    bodyClass: options.bodyClass ?? '',
    ...(options.consent ? { consent: options.consent } : {}),
    globals: {
      aepc_pixel: {
        pixel_id: '1',
        enable_addtocart: 'yes',
        enable_addtowishlist: 'yes',
        enable_addpaymentinfo: 'yes',
        can_use_sku: 'yes',
        allowed_params: { AddToCart: allParams, AddToWishlist: allParams },
        ...options.settings,
      },
      aepc_pixel_args: options.args ?? [],
      aepc_pixel_events: options.events ?? {},
      ...(currency ? { woocommerce_params: { currency } } : {}),
      ...options.globals,
    },
  });
  const { load = shop.page.load } = options;
  const stop = startInScope({ ...shop.page, load }, 'pixel', start);
  const end = () => {
    stop();
    Reflect.deleteProperty(win, 'fbq');
    shop.clear();
    vi.useRealTimers();
  };
  onTestFinished(end);
  await vi.dynamicImportSettled();
  await settle();
  return {
    ...shop,
    fbq,
    /** The calls of the pixel, after all tasks have run. */
    calls: async (milliseconds = 100) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await settle();
      return fbq.mock.calls;
    },
    outcomes: () => shop.page.tracked.map(({ name, outcome }) => `${name} ${outcome}`),
    click: (selector: string) =>
      shop.find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true })),
    end,
  };
};

/** The page that the test has opened last. */
export let page: Awaited<ReturnType<typeof openPixelPage>>;

export const open = async (options?: Options) => {
  page = await openPixelPage(options);
  return page;
};
