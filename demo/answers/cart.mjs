// @ts-check
import { addToBasket, removeFromBasket } from '../shop/basket.mjs';
import { fragments } from '../shop/mini-cart.mjs';
import { productById } from '../shop/products.mjs';
import { json, text } from './answer.mjs';

/** @type {import('./answer.mjs').Answerer} */
function addToCart({ visit, fields }) {
  const { product_id: id, quantity = '1' } = fields;
  if (!id) return text('');
  const order = { productId: Number(id), quantity: Number(quantity) };
  if (addToBasket(visit.session, order) === 'added') return json(fragments(visit));
  const product = productById(order.productId);
  const address = product ? `${visit.site}/product/${product.slug}/` : false;
  return json({ error: true, product_url: address });
}

/** @type {import('./answer.mjs').Answerer} */
function removeFromCart({ visit, fields }) {
  const gone = removeFromBasket(visit.session, fields.cart_item_key ?? '');
  return json(gone ? fragments(visit) : { success: false });
}

/** @type {import('./answer.mjs').AnswerTable} */
export const cartAnswers = {
  wcAjax: {
    add_to_cart: addToCart,
    remove_from_cart: removeFromCart,
    get_refreshed_fragments: ({ visit }) => json(fragments(visit)),
  },
};
