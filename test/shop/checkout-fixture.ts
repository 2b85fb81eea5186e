import '../../src/shop/checkout/actions';
import '../../src/shop/replace';
import { startCheckout as startController } from '../../src/shop/checkout/start-checkout';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage } from './shop-page';

const checkoutParams = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  update_order_review_nonce: 'review',
  apply_coupon_nonce: 'apply',
  remove_coupon_nonce: 'remove',
  option_guest_checkout: 'yes',
  checkout_url: '/?wc-ajax=checkout',
  is_checkout: '1',
  i18n_checkout_error: 'There was an error. See your <a href="/orders/">orders</a>.',
};

export const field = (name: string, value = '', classes = '') =>
  `<p class="form-row ${classes}" id="${name}_field"><label for="${name}">${name}</label><span class="woocommerce-input-wrapper"><input type="text" class="input-text" name="${name}" id="${name}" value="${value}"></span></p>`;
const required = 'address-field validate-required';
export const address = (kind: string) =>
  `<p class="form-row address-field update_totals_on_change validate-required"><select class="country_select" name="${kind}_country" id="${kind}_country"><option value="GB" selected="">UK</option><option value="FR">France</option></select></p>${field(`${kind}_address_1`, 'Quay 1', required)}${field(`${kind}_city`, 'Port', required)}${field(`${kind}_state`, '', 'address-field')}${field(`${kind}_postcode`, 'AB1', required)}`;
export const payment = (nonce = 'n1') =>
  `<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods">${[
    'bacs',
    'cod',
  ]
    .map(
      (name, index) =>
        `<li class="wc_payment_method payment_method_${name}"><input id="payment_method_${name}" type="radio" class="input-radio" name="payment_method" value="${name}"${index === 0 ? ' checked=""' : ''} data-order_button_text="${name === 'cod' ? 'Order now' : ''}"><div class="payment_box payment_method_${name}"${index === 0 ? '' : ' style="display:none;"'}><input type="text" id="${name}-note" name="${name}-note"></div></li>`,
    )
    .join(
      '',
    )}</ul><input type="checkbox" name="terms" id="terms"><button type="submit" id="place_order" value="Place order" data-value="Place order">Place order</button><input type="hidden" name="woocommerce-process-checkout-nonce" value="${nonce}"></div>`;
export const review = (total: string) =>
  `<table class="shop_table woocommerce-checkout-review-order-table"><tbody><tr><td class="total">${total}</td><td><input type="radio" class="shipping_method" name="shipping_method[0]" data-index="0" id="ship_flat" value="flat" checked=""><input type="radio" class="shipping_method" name="shipping_method[0]" data-index="0" id="ship_pickup" value="pickup"></td></tr></tbody></table>`;
export const shipTo =
  '<h3 id="ship-to-different-address"><input id="ship-to-different-address-checkbox" type="checkbox" name="ship_to_different_address" value="1"></h3>';
export const forms =
  '<div class="woocommerce-form-login-toggle"><div class="woocommerce-info"><a href="#" class="showlogin">Login</a></div></div><form class="login" style="display:none;"><input name="username"></form><div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info"><a href="#" class="showcoupon">Coupon</a></div></div><form class="checkout_coupon" style="display:none"><input name="coupon_code" class="input-text"><button type="submit" name="apply_coupon">Apply</button></form>';

export const classic = `<div class="woocommerce">${forms}<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/"><div class="woocommerce-billing-fields">${field('billing_first_name', 'Ada', 'validate-required')}${address('billing')}${field('billing_email', '', 'validate-required validate-email')}${field('billing_phone', '', 'validate-phone')}</div><div class="woocommerce-shipping-fields">${shipTo}<div class="shipping_address" style="display: none;">${address('shipping')}</div></div><input type="password" name="account_password" value="secret"><div id="order_review" class="woocommerce-checkout-review-order">${review('£20')}${payment()}</div></form></div>`;

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

export const openCheckout = ({ globals, ...options }: Options = {}) => {
  const made = createShopPage({
    html: classic,
    globals: { wc_checkout_params: checkoutParams, ...globals },
    ...options,
  });
  made.listenFor(
    'init_checkout',
    'update_checkout',
    'updated_checkout',
    'checkout_error',
    'payment_method_selected',
    'applied_coupon_in_checkout',
  );
  return {
    ...made,
    stop: startInScope(made.page, 'checkout', startController),
    names: () => made.received.map(({ name }) => name),
  };
};

export const totalsResponse = (total: string, more: Record<string, unknown> = {}) => ({
  result: 'success',
  messages: '',
  reload: false,
  fragments: {
    '.woocommerce-checkout-review-order-table': review(total),
    '.woocommerce-checkout-payment': payment(),
  },
  ...more,
});

/** The options of `totalsResponse` if the server prints only one fragment. */
export const printedPayment = (html: string) => ({
  fragments: { '.woocommerce-checkout-payment': html },
});
export const printedReview = (html: string) => ({
  fragments: { '.woocommerce-checkout-review-order-table': html },
});
