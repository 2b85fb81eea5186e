import { afterEach, vi } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Start } from '../../src/runtime/definition';
import { createShopPage } from '../shop/shop-page';

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

/** Starts pages with one accessibility fix; each ends after its test. */
export const fixes = (start: Start) => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.restoreAllMocks();
  });
  return (html: string, options: Options = {}) => {
    const shop = createShopPage({ html, ...options });
    const before = shop.doc.body.innerHTML;
    // Fixes are applied in slices of some milliseconds; without this, a busy machine might split them.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const stop = startInScope(shop.page, 'access', start);
    ends.push(() => {
      stop();
      shop.clear();
    });
    /** The value of an element’s attribute. */
    const read = (selector: string, name = 'aria-label') => shop.find(selector).getAttribute(name);
    /** Another script inserts markup. */
    const add = (markup: string) => {
      shop.doc.body.insertAdjacentHTML('beforeend', markup);
      shop.page.bus.emit('content:found', { root: shop.doc.body });
    };
    return { ...shop, before, stop, read, add };
  };
};
