/** Puts what the server has answered into the page. */
export const replacing = () => import('./replace');
/** What presses on the buttons of products and on the remove links of the mini cart do. */
export const cartButtons = () => import('./cart/buttons');
/** What sends the order and what changes its coupons. */
export const checkoutActions = () => import('./checkout/actions');
