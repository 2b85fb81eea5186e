/** Names of Pixel Caffeine 2.3 (back to 1.2). */
export const settings = 'aepc_pixel';
export const loader = 'https://connect.facebook.net/en_US/fbevents.js';
export const route = 'aepc/v1/fbq';
export const staleNonce = 'rest_cookie_invalid_nonce';

/** The vendor's cookies: the browser's id, and the click on an advertisement. */
export const cookies = ['_fbp', '_fbc'];

/** Consent categories of the pixel, where the site's providers do not name it. */
export const slugs = ['advertisement', 'marketing', 'ads'];
export const wpCategory = 'marketing';

/** Markup of a shop: WooCommerce, Easy Digital Downloads, wishlist plugins. */
export const shopMarkup =
  '[class*="product"], form.checkout, [class*="edd"], [class*="wishlist"], .wl-add-to';
