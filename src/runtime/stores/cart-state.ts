export interface Cart {
  /** WooCommerce's cart hash; empty for an empty cart, null while unknown. */
  readonly hash: string | null;
  /** Whether a call that changes the cart is under way. */
  readonly isBusy: boolean;
}
