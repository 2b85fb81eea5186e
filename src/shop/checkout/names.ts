/** Markup of the checkout in WooCommerce 9.8 and Divi 4.27, its requests and events. */
export const form = 'form.checkout';
export const paymentBox = '.woocommerce-checkout-payment';
export const reviewTable = '.woocommerce-checkout-review-order-table';
export const reviewBox = '.woocommerce-checkout-review-order';
export const updateGroup = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-updateOrderReview';
export const updateMessages = '.woocommerce-NoticeGroup-updateOrderReview';
export const orderGroup = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
export const bannerWords = '.wc-block-components-notice-banner__content';
export const inlineError = 'checkout-inline-error-message';
export const row = '.form-row';
export const invalid = 'woocommerce-invalid';
export const addressField = '.address-field';
export const requiredAddress = '.address-field.validate-required';
export const updating = '.update_totals_on_change';
/** Id of the first address line, which autocomplete providers may fill in (10.2). */
export const firstLine = /^(\w+)_address_1$/;
/** Set on a first line while an autocomplete provider moves it. */
export const manipulating = 'data-autocomplete-manipulating';
export const shippingControl = ':is(select.shipping_method, [name^="shipping_method"])';
export const shipToDifferent = '#ship-to-different-address input';
export const shippingAddress = 'div.shipping_address';
export const createAccount = 'input#createaccount';
export const accountFields = 'div.create-account';
export const accountPassword = 'account_password';

export const method = 'input[name="payment_method"]';
export const methodBox = 'div.payment_box';
export const placeOrder = '#place_order';
/** A gateway's custom button (10.6): the class of the form that has one, its container, its event. */
export const hasOwnButton = 'has-custom-place-order-button';
export const ownButton = '.wc-custom-place-order-button';
export const ownButtonRegistered = 'wc_custom_place_order_button_registered';
export const addMethodForm = 'form#add_payment_method';
export const payForm = `form#order_review, ${addMethodForm}`;

export const showLogin = 'a.showlogin';
export const loginForm = 'form.login, form.woocommerce-form--login';
export const showCoupon = 'a.showcoupon';
export const couponForm = 'form.checkout_coupon';
export const couponField = 'input[name="coupon_code"]';
export const couponError = 'coupon-error-notice';
export const removeCoupon = '.woocommerce-remove-coupon';
export const termsLink = 'a.woocommerce-terms-and-conditions-link';
export const termsText = '.woocommerce-terms-and-conditions';
export const termsOpen = 'woocommerce-terms-and-conditions-link--open';
export const termsClosed = 'woocommerce-terms-and-conditions-link--closed';
export const terms = 'terms';

export const reviewCall = 'update_order_review';
export const applyCall = 'apply_coupon';
export const removeCall = 'remove_coupon';

export const init = 'init_checkout';
export const initAddMethod = 'init_add_payment_method';
export const update = 'update_checkout';
export const updated = 'updated_checkout';
export const failed = 'checkout_error';
export const methodSelected = 'payment_method_selected';
export const applied = 'applied_coupon_in_checkout';
export const removed = 'removed_coupon_in_checkout';
/** Triggered on the form; a listener that returns false takes over the order. */
export const placing = 'checkout_place_order';
export const placed = 'checkout_place_order_success';

/** Divi spreads the checkout over modules, each with its own form (woocommerce-checkout.md §2.10). */
export const builderBodies = ['et_pb_pagebuilder_layout', 'et-tb-has-template'];
export const billingModule = '.et_pb_wc_checkout_billing';
export const shippingModule = '.et_pb_wc_checkout_shipping';
export const notesModule = '.et_pb_wc_checkout_additional_info';
export const detailsModule = '.et_pb_wc_checkout_order_details';
export const paymentModule = '.et_pb_wc_checkout_payment_info';
export const notesPart = '.woocommerce-additional-fields';
export const billingPart = '.col2-set .col-1';
export const otherPart = '.col2-set .col-2';
export const checkedMethod = 'et_pb_checked';
