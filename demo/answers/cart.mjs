// @ts-check
import { addToCart, removeFromCart } from '../shop/cart.mjs';
import { fragments } from '../shop/mini-cart.mjs';
import { productById } from '../shop/products.mjs';
import { json, text } from './answer.mjs';

/** @type {import('./answer.mjs').Answerer} */
function answerAdd({ visit, fields }) {
  const { product_id: id, quantity = '1' } = fields;
  if (!id) return text('');
  const order = { productId: Number(id), quantity: Number(quantity) };
  if (addToCart(visit.session, order) === 'added') return json(fragments(visit));
  const product = productById(order.productId);
  const address = product ? `${visit.site}/product/${product.slug}/` : false;
  return json({ error: true, product_url: address });
}

/** @type {import('./answer.mjs').Answerer} */
function answerRemove({ visit, fields }) {
  const gone = removeFromCart(visit.session, fields.cart_item_key ?? '');
  return json(gone ? fragments(visit) : { success: false });
}

/** @type {import('./answer.mjs').AnswerTable} */
export const cartAnswers = {
  wcAjax: {
    add_to_cart: answerAdd,
    remove_from_cart: answerRemove,
    get_refreshed_fragments: ({ visit }) => json(fragments(visit)),
  },
};
