import { cartFragmentsParams } from '../../runtime/config/woocommerce';
import type { Page } from '../../runtime/page';
import type { Fragments } from '../fragments';
import { createFragmentCache, type FragmentCache } from './fragment-cache';

export interface CartUpdate {
  readonly fragments: Fragments;
  readonly hash: string;
  readonly source: 'add' | 'remove' | 'refresh' | 'cache';
  /** The version at which a refresh was sent; what came in since is newer. */
  readonly version?: number;
}

/** What the page shows of the cart and what it keeps for the next page. */
export interface CartContent {
  /** Null where the site does not keep fragments. */
  readonly cache: FragmentCache | null;
  /** Counts the answers that changed the cart. */
  version: number;
  /** Fetches what showing needs while a call is on its way. */
  warm(): void;
  /** Shows and stores an update in one go; false where it has become outdated meanwhile. */
  show(update: CartUpdate): Promise<boolean>;
  /** Asks the server for the cart; nothing on a site without fragments. */
  refresh: () => void;
}

export const createCartContent = (page: Page, ended: AbortSignal): CartContent => {
  const { globals, session, local, bus, report } = page;
  const { $cart } = page.stores;
  const { fragment_name, cart_hash_key } = globals.get(cartFragmentsParams);
  const cache = globals.has(cartFragmentsParams)
    ? createFragmentCache({ session, local, fragmentsKey: fragment_name, hashKey: cart_hash_key })
    : null;

  const loadPainter = async () => (await import('../replace')).createFragmentPainter(page);
  let painter: ReturnType<typeof loadPainter> | undefined;
  const prepare = async (fragments: Fragments): Promise<() => readonly string[]> => {
    painter ??= loadPainter();
    try {
      return await (await painter)(fragments);
    } catch (error) {
      // The page goes on showing the old cart; the code is asked for again the next time.
      painter = undefined;
      report({ source: 'cart', phase: 'load', error });
      return () => [];
    }
  };

  const store = ({ fragments, hash, source }: CartUpdate) => {
    if (!cache || source === 'cache') return;
    if (source === 'refresh' ? hash : !cache.hash()) cache.setCreated(Date.now());
    cache.store(fragments, hash);
  };

  const content: CartContent = {
    cache,
    version: 0,
    refresh: () => {},
    warm: () => void prepare({}),
    async show(update) {
      const { hash, source } = update;
      const version = update.version ?? ++content.version;
      const paint = await prepare(update.fragments);
      if (ended.aborted || (update.version !== undefined && version !== content.version)) {
        return false;
      }
      store(update);
      const selectors = paint();
      $cart.set({ ...$cart.get(), hash });
      bus.emit('cart:changed', { hash, source });
      bus.emit('fragments:applied', { selectors });
      return true;
    },
  };
  return content;
};
