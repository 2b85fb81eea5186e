// @ts-check
import { addToCart, removeFromCart } from '../shop/cart.mjs';
import { fragments } from '../shop/mini-cart.mjs';
import { productById } from '../shop/products.mjs';
import { json, text } from './handler.mjs';

/** @type {import('./handler.mjs').Handler} */
function handleAdd({ visit, fields }) {
  const { product_id: id, quantity = '1' } = fields;
  if (!id) return text('');
  const order = { productId: Number(id), quantity: Number(quantity) };
  if (addToCart(visit.session, order) === 'added') return json(fragments(visit));
  const product = productById(order.productId);
  const address = product ? `${visit.site}/product/${product.slug}/` : false;
  return json({ error: true, product_url: address });
}

/** @type {import('./handler.mjs').Handler} */
function handleRemove({ visit, fields }) {
  const removed = removeFromCart(visit.session, fields.cart_item_key ?? '');
  return json(removed ? fragments(visit) : { success: false });
}

/** @type {import('./handler.mjs').HandlerTable} */
export const cartHandlers = {
  wcAjax: {
    add_to_cart: handleAdd,
    remove_from_cart: handleRemove,
    get_refreshed_fragments: ({ visit }) => json(fragments(visit)),
  },
};
