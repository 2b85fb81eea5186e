export const row = (key: string, quantity: number) =>
  `<tr class="cart_item"><td class="product-remove"><a href="/cart/?remove_item=${key}" class="remove">×</a></td><td class="product-quantity"><input type="number" class="qty" name="cart[${key}][qty]" value="${quantity}" min="0"></td></tr>`;
export const form = (...rows: readonly string[]) =>
  `<form class="woocommerce-cart-form" action="/cart/" method="post"><table class="shop_table cart woocommerce-cart-form__contents"><tbody>${rows.join('')}<tr><td class="actions"><div class="coupon"><input type="text" name="coupon_code" id="coupon_code" value=""><button type="submit" name="apply_coupon" value="Apply coupon">Apply</button></div><button type="submit" name="update_cart" value="Update cart">Update</button><input type="hidden" name="woocommerce-cart-nonce" value="n1"></td></tr></tbody></table></form>`;
export const totals = (total: string, method = 'flat') =>
  `<div class="cart_totals"><p class="order-total">${total}</p><ul id="shipping_method">${['flat', 'pickup'].map((name) => `<li><input type="radio" name="shipping_method[0]" data-index="0" id="ship_${name}" value="${name}" class="shipping_method"${name === method ? ' checked=""' : ''}></li>`).join('')}</ul><a href="?remove_coupon=ten" class="woocommerce-remove-coupon" data-coupon="ten">[Remove]</a></div>`;
export const page = (content: string, notice = '') =>
  `<div class="woocommerce"><div class="woocommerce-notices-wrapper">${notice}</div>${content}</div>`;
export const message = (text: string) =>
  `<div class="woocommerce-message" role="alert">${text}</div>`;
export const error = (text: string) =>
  `<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`;
