/** Cached fragments live for 24 hours (specification S9.03), in milliseconds. */
export const FRAGMENT_LIFE_MS = 86_400_000;

export interface FreshnessFacts {
  /** The cached set exists and holds the mini cart. */
  readonly isCached: boolean;
  readonly storedHash: string;
  readonly cookieHash: string;
  /** Whether the cookies allow for a cart at all. */
  readonly mayHaveCart: boolean;
  /** When the cart came to be, in epoch milliseconds; null while unknown. */
  readonly createdAt: number | null;
  readonly now: number;
}

/**
 * - `cache`: the kept fragments show the server's cart
 * - `refresh`: ask the server
 * - `rest`: there is no cart and nothing to show; no call
 */
export type Freshness = 'cache' | 'refresh' | 'rest';

/** The start-up rule of woocommerce.md §5.3, without its call for visitors who have no cart. */
export const freshnessOf = (facts: FreshnessFacts): Freshness => {
  const { createdAt, storedHash, isCached } = facts;
  const isEmpty = !facts.mayHaveCart && storedHash === '';
  const isDated = storedHash === '' || createdAt !== null;
  const isExpired = createdAt !== null && facts.now - createdAt > FRAGMENT_LIFE_MS;
  const isSame = storedHash === facts.cookieHash;
  if (isCached && isSame && isDated && (isEmpty || !isExpired)) return 'cache';
  return isEmpty ? 'rest' : 'refresh';
};

/** Milliseconds until a cart of that age has to be asked for again; a clock set back counts as new. */
export const msUntilExpiry = (createdAt: number, now: number): number =>
  Math.min(Math.max(createdAt + FRAGMENT_LIFE_MS - now, 0), FRAGMENT_LIFE_MS);
