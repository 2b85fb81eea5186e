import type { ControllerScope } from '../../runtime/controller-scope';
import { addProducts } from './add-products';
import { createCart } from './create-cart';
import type { CartContent } from './create-cart-content';
import { removeLines } from './remove-lines';

/** What presses on the buttons of products and on the remove links of the mini cart do. */
export const createButtons = (scope: ControllerScope, content: CartContent) => {
  const cart = createCart(scope, content);
  return { ...addProducts(scope, cart), ...removeLines(scope, cart) };
};
