import { startInScope } from '../../src/runtime/controller-scope';
import type { Start } from '../../src/runtime/definition';
import { createShopPage } from '../shop/shop-page';

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

/** A page with one controller alone; `stop` ends it. */
export const startController = (start: Start, options: Options) => {
  const shop = createShopPage(options);
  const before = shop.doc.body.innerHTML;
  return { ...shop, before, stop: startInScope(shop.page, 'learndash', start) };
};
