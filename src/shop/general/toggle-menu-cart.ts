import type { ControllerScope } from '../../runtime/controller-scope';
import { menuCartParams } from '../config/menu-cart';
import { hasItems } from '../kit';
import { emptyMenuCart, menuCarts, menuCartUpdated } from './names';
import { watchCart } from './watch-cart';

/** WP Menu Cart: hidden without items unless it is always shown (specification S4.12). */
export const toggleMenuCart = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const { document: doc, globals, events } = page;
  const { shop_plugin, always_display } = globals.get(menuCartParams);
  if (shop_plugin.toLowerCase() !== 'woocommerce') return;
  watchCart(scope, () => {
    const isFilled = hasItems(doc);
    if (isFilled) {
      for (const cart of doc.querySelectorAll(`.${emptyMenuCart}`)) {
        changes.setClass(cart, emptyMenuCart, false);
      }
    } else if (!always_display) {
      for (const cart of doc.querySelectorAll(menuCarts)) {
        changes.setClass(cart, emptyMenuCart, true);
      }
    }
    events.emit(doc, menuCartUpdated, [isFilled ? 1 : 0]);
  });
};
