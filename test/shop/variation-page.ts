import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../../src/shop/replace';
import { startInScope } from '../../src/runtime/controller-scope';
import { start as startVariations } from '../../src/shop/variations/start-variations';
import { createShopPage, type ShopPage, settle } from './shop-page';
import { allVariations, page } from './variation-markup';

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

interface Setting extends Omit<Options, 'html'> {
  /** The variations in the form; `false` if only the server knows them. */
  readonly list?: unknown;
  /** Changes the page as printed by the server. */
  readonly print?: (html: string) => string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const texts = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  i18n_no_matching_variations_text: 'No match.',
  i18n_make_a_selection_text: 'Please select.',
  i18n_unavailable_text: 'Unavailable.',
  i18n_reset_alert_text: 'Reset.',
};

/**
 * The page of a variable product, with the test’s own clock; each test ends with the server’s
 * markup restored.
 */
export const withVariations = () => {
  let shop: ShopPage & { stop(): void; before: string };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    shop.stop();
    const { before, doc } = shop;
    const after = doc.body.innerHTML;
    shop.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(after).toBe(before);
  });
  const wait = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await settle();
  };
  const select = (name: string) => shop.find(`[name="attribute_${name}"]`) as HTMLSelectElement;
  const choose = async (colour: string, size: string) => {
    for (const [name, value] of Object.entries({ colour, size })) {
      if (select(name).value === value) continue;
      select(name).value = value;
      select(name).dispatchEvent(new Event('change', { bubbles: true }));
    }
    await wait(300);
  };
  const open = ({ list = allVariations, print = String, params, ...options }: Setting = {}) => {
    const globals = { wc_add_to_cart_variation_params: { ...texts, ...params } };
    const made = createShopPage({
      ...options,
      html: print(page(list)),
      globals: { ...globals, ...options.globals },
    });
    const before = made.doc.body.innerHTML;
    shop = { ...made, before, stop: startInScope(made.page, 'variations', startVariations) };
    return shop;
  };
  return {
    wait,
    select,
    choose,
    open,
    /** Opens the page and waits until the form has been initialised. */
    async start(setting?: Setting) {
      open(setting);
      await wait(100);
      return shop;
    },
    press(selector: string) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      shop.find(selector).dispatchEvent(event);
      return event;
    },
  };
};
