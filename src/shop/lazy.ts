/** Replaces content with server responses. */
export const replacing = () => import('./replace');
/** Add-to-cart buttons of products and remove links of the mini-cart. */
export const cartButtons = () => import('./cart/buttons');
/** Sends the order and changes its coupons. */
export const checkoutActions = () => import('./checkout/actions');
