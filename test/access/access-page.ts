import { afterEach, vi } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Start } from '../../src/runtime/definition';
import { createShopPage } from '../shop/shop-page';

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

/** Pages with one repair of their markup; each ends after its test. */
export const repairs = (start: Start) => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.restoreAllMocks();
  });
  return (html: string, options: Options = {}) => {
    const shop = createShopPage({ html, ...options });
    const before = shop.doc.body.innerHTML;
    // Repairs are done in slices of some milliseconds; a busy machine cuts none in a test.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const stop = startInScope(shop.page, 'access', start);
    ends.push(() => {
      stop();
      shop.clear();
    });
    /** What an attribute of an element is. */
    const read = (selector: string, name = 'aria-label') => shop.find(selector).getAttribute(name);
    /** Another script puts markup in. */
    const add = (markup: string) => {
      shop.doc.body.insertAdjacentHTML('beforeend', markup);
      shop.page.bus.emit('content:found', { root: shop.doc.body });
    };
    return { ...shop, before, stop, read, add };
  };
};
