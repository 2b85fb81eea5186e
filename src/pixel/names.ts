/** What Pixel Caffeine 2.3 (back to 1.2) prints and calls. */
export const settings = 'aepc_pixel';
export const loader = 'https://connect.facebook.net/en_US/fbevents.js';
export const route = 'aepc/v1/fbq';
export const staleNonce = 'rest_cookie_invalid_nonce';

/** Of the vendor: the browser's id, and the click on an advertisement. */
export const cookies = ['_fbp', '_fbc'];

/** Categories that may govern the pixel where the site's providers do not name it. */
export const slugs = ['advertisement', 'marketing', 'ads'];
export const wpCategory = 'marketing';

/** Pages of a shop: WooCommerce, Easy Digital Downloads, wishlist plugins. */
export const shopMarkup =
  '[class*="product"], form.checkout, [class*="edd"], [class*="wishlist"], .wl-add-to';
