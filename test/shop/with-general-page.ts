import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startGeneral } from '../../src/shop/general/start-general';
import * as controls from '../../src/shop/general/shop-controls';
import '../../src/shop/replace';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, type ShopPage } from './shop-page';

/** A page with the features of every shop page; each test ends with the server’s markup restored. */
export const withGeneralPage = () => {
  let shop: ShopPage & { stop(): void; before: string };
  const start = (options: Parameters<typeof createShopPage>[0]) => {
    const made = createShopPage(options);
    const before = made.doc.body.outerHTML;
    const stops = [startGeneral, ...Object.values(controls)].map((each) =>
      startInScope(made.page, 'shop', each),
    );
    const stop = () => {
      for (const each of stops) each();
    };
    shop = { ...made, before, stop };
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
