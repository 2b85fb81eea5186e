import { afterEach, beforeEach, vi } from 'vitest';
import { jQueryFactory } from 'jquery/factory';
import '../../src/shop/replace';
import { startInScope } from '../../src/runtime/controller-scope';
import { startFunctions } from '../../src/shop/functions/start-product-functions';
import { startProduct } from '../../src/shop/product/start-product';
import { start as startVariations } from '../../src/shop/variations/start-variations';
import { createShopPage, type ShopPage, settle } from './shop-page';
import { allVariations, page } from './variation-markup';

export interface Collection extends ArrayLike<Element> {
  readonly jquery: string;
  on(names: string, listener: (event: { type: string }, ...args: unknown[]) => void): Collection;
  trigger(name: string, args?: readonly unknown[]): Collection;
  data(name: string, value?: unknown): unknown;
  val(value: string): Collection;
  text(): string;
  attr(name: string): string | undefined;
  /** Functions of the old scripts. */
  wc_variation_form(): Collection;
  wc_product_gallery(params?: object): Collection;
  wc_variations_image_update(variation: unknown): void;
  wc_variations_image_reset(): void;
  wc_set_content(content: string): void;
  wc_reset_content(): void;
  wc_set_variation_attr(name: string, value: string | number | false | undefined): void;
  wc_reset_variation_attr(name: string): void;
}
export type JQuery = ((target: unknown) => Collection) & { fn: Record<string, unknown> };

export const variationGlobals = {
  wc_add_to_cart_variation_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
};
export const productGlobals = { wc_single_product_params: { flexslider_enabled: '1' } };

/** The response of a quick view: a product with options. */
export const productHtml = page(allVariations);

interface Setting {
  readonly html?: string;
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Changes that other scripts make to jQuery before Skerry loads. */
  readonly prepare?: (jQuery: JQuery) => void;
  /** jQuery loads when the test decides. */
  readonly isLate?: boolean;
}

/** A shop page with jQuery, whose plugins show products in overlays; with the test’s own clock. */
export const withProductFunctions = () => {
  let end = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    end();
    Reflect.deleteProperty(window, 'jQuery');
    vi.useRealTimers();
  });
  return {
    wait: async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await settle();
    },
    start({
      html = '<div id="box"></div>',
      globals = { ...variationGlobals, ...productGlobals },
      prepare = () => {},
      isLate = false,
    }: Setting = {}) {
      const $ = (jQueryFactory as unknown as (view: Window) => JQuery)(window);
      prepare($);
      if (!isLate) Object.assign(window, { jQuery: $ });
      const shop: ShopPage = createShopPage({ html, globals });
      const scan = (root: Element) => shop.page.bus.emit('content:found', { root });
      Object.assign(shop.page, { scan });
      const starts = [
        ['product functions', startFunctions],
        ['product', startProduct],
        ['variations', startVariations],
      ] as const;
      const ends = starts.map(([name, start]) => startInScope(shop.page, name, start));
      const stop = () => {
        for (const each of ends.splice(0)) each();
      };
      end = () => {
        stop();
        shop.clear();
      };
      return {
        ...shop,
        $,
        stop,
        /** Inserts markup into the overlay; a moment later it is found. */
        insert(markup: string) {
          const box = shop.find('#box');
          box.innerHTML = markup;
          queueMicrotask(() => scan(box));
        },
        choose(form: Element, colour: string, size: string) {
          for (const [name, value] of Object.entries({ colour, size })) {
            const select = form.querySelector(`[name="attribute_${name}"]`);
            $(select).val(value).trigger('change');
          }
        },
        image: () => shop.find('.wp-post-image').getAttribute('src'),
        id: () => shop.find('.variation_id').getAttribute('value'),
      };
    },
  };
};
