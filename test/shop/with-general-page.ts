import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startGeneral as startController } from '../../src/shop/general';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, type ShopPage } from './shop-page';

/** A page with what every page of the shop has; each test ends with the server's markup given back. */
export const withGeneralPage = () => {
  let shop: ShopPage & { stop(): void; before: string };
  const start = (options: Parameters<typeof createShopPage>[0]) => {
    const made = createShopPage(options);
    const before = made.doc.body.outerHTML;
    shop = { ...made, before, stop: startInScope(made.page, 'shop', startController) };
    return shop;
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    shop.stop();
    const { before, doc } = shop;
    const after = doc.body.outerHTML;
    shop.clear();
    vi.useRealTimers();
    expect(after).toBe(before);
  });
  return { start };
};
