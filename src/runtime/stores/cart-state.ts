export interface Cart {
  /** WooCommerce's cart hash; empty for an empty cart, null while unknown. */
  readonly hash: string | null;
  /** Whether a request that changes the cart is running. */
  readonly isBusy: boolean;
}
