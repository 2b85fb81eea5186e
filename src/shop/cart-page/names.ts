/** Markup of the cart page in WooCommerce 9.8, its requests and events. */
import { cartForm } from '../names';

export { cartForm, emptyMessage } from '../names';
export const quantityControl = `${cartForm} .cart_item :is(input, select)`;
export const quantityField = `${cartForm} input:is([type="number"],.qty)`;
export const cartContents = '.woocommerce-cart-form__contents';
export const cartTotals = '.cart_totals';
export const shop = '.woocommerce';
export const noticesWrapper = '.woocommerce-notices-wrapper';
export const checkout = '.woocommerce-checkout';
export const updateName = 'update_cart';
export const updateButton = '[name="update_cart"]';
export const couponName = 'apply_coupon';
export const couponBox = '.coupon';
export const couponField = '#coupon_code';
export const couponError = 'coupon-error-notice';
export const removeCoupon = 'a.woocommerce-remove-coupon';
export const removeLine = '.woocommerce-cart-form .product-remove > a';
export const restoreLine = '.woocommerce-cart .restore-item';
export const shippingControl = 'select.shipping_method, [name^="shipping_method"]';
export const shippingValues = '.shipping_method option, input.shipping_method';
export const calculator = '.woocommerce-shipping-calculator';
export const calculatorForm = '.shipping-calculator-form';
export const calculatorButton = '.shipping-calculator-button';
export const diviTotals = '.et_pb_wc_cart_totals';

export const applyCall = 'apply_coupon';
export const removeCall = 'remove_coupon';
export const shippingCall = 'update_shipping_method';

export const appliedCoupon = 'applied_coupon';
export const removedCoupon = 'removed_coupon';
export const updatedTotals = 'updated_cart_totals';
export const updatedMethod = 'updated_shipping_method';
export const lineRemoved = 'item_removed_from_classic_cart';
export const updateCart = 'wc_update_cart';
export const updateCheckout = 'update_checkout';
