/** Markup of saved payment methods, password fields and geolocation in WooCommerce 9.8. */
export const savedMethods = 'ul.woocommerce-SavedPaymentMethods';
export const savedCount = 'data-count';
export const savedToken = 'input.woocommerce-SavedPaymentMethods-tokenInput';
export const newToken = 'new';
export const newEntry = '.woocommerce-SavedPaymentMethods-new';
export const saveRow = '.woocommerce-SavedPaymentMethods-saveNew';
export const paymentBox = '.payment_box';
export const paymentForm = '.wc-payment-form';
export const createAccount = 'input#createaccount';
export const checkoutUpdated = 'updated_checkout';
export const cardFormReady = 'wc-credit-card-form-init';

export const checkoutPassword = 'account_password';
export const newPasswords = `form.register #reg_password, #${checkoutPassword}, form.edit-account #password_1, form.lost_reset_password #password_1`;
export const passwordBox = 'password-input';
export const strength = 'password_strength';
export const strengthClass = 'woocommerce-password-strength';
export const strengthHint = 'woocommerce-password-hint';
export const strengthAdded = 'wc-password-strength-added';
export const strengthHidden = 'wc-password-strength-hide';
export const strengthShown = 'wc-password-strength-show';
export const submitButtons = '[type="submit"]';
export const placeOrder = '#place_order';

export const placeCall = 'get_customer_location';
export const placeCookie = 'woocommerce_geo_hash';
/** The query argument with the visitor's location, for page caches. */
export const placeArgument = 'v';
