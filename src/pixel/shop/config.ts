import { flag, list, record, shape, text } from '../../runtime/kit';

const names = list(text());

/** `aepc_pixel`: what the owner has switched on (specification S9.37). */
export const pixelSettings = {
  name: 'aepc_pixel',
  read: shape({
    enable_addtocart: flag(true),
    /** The specification's name; the plugin prints the next one. */
    enable_wishlist: text(),
    enable_addtowishlist: text(),
    enable_addpaymentinfo: flag(),
    can_use_sku: flag(true),
    /** Names of parameters; an empty list allows all. */
    allowed_params: shape({ AddToCart: names, AddToWishlist: names }),
  }),
};

/** `aepc_add_payment_info_params`, on the checkout page. */
export const paymentParams = {
  name: 'aepc_add_payment_info_params',
  read: record<unknown>((value) => value),
};
