import { cartFragmentsParams } from '../../runtime/config/woocommerce';
import type { Page } from '../../runtime/page';
import type { Fragments } from './cart-reply';
import { createFragmentCache, type FragmentCache } from './fragment-cache';
import { createFragmentPainter } from './create-fragment-painter';

export interface CartUpdate {
  readonly fragments: Fragments;
  readonly hash: string;
  readonly source: 'add' | 'remove' | 'refresh' | 'cache';
}

/** What the page shows of the cart and what it keeps for the next page. */
export interface CartContent {
  /** Null where the site does not keep fragments. */
  readonly cache: FragmentCache | null;
  /** Counts answers that changed the cart; an older refresh must not overwrite a newer one. */
  readonly version: number;
  /** Resolves to what shows and stores the update, all in one go. */
  prepare(update: CartUpdate): Promise<() => void>;
  /** Asks the server for the cart; does nothing where the site has no fragments. */
  refresh(): void;
  onRefresh(refresh: () => void): void;
}

export const createCartContent = (page: Page): CartContent => {
  const { globals, session, local, bus, stores } = page;
  const params = globals.get(cartFragmentsParams);
  const painter = createFragmentPainter(page);
  const cache = globals.has(cartFragmentsParams)
    ? createFragmentCache({
        session,
        local,
        fragmentsKey: params.fragment_name,
        hashKey: params.cart_hash_key,
      })
    : null;
  let version = 0;
  let refresh = () => {};

  const store = ({ fragments, hash, source }: CartUpdate) => {
    if (!cache || source === 'cache') return;
    const isNew = source === 'refresh' ? hash !== '' : cache.hash() === '';
    if (isNew) cache.setCreated(Date.now());
    cache.store(fragments, hash);
  };

  return {
    cache,
    get version() {
      return version;
    },
    async prepare(update) {
      const { hash, source } = update;
      if (source === 'add' || source === 'remove') version += 1;
      const paint = await painter.prepare(update.fragments);
      return () => {
        store(update);
        const selectors = paint();
        stores.$cart.set({ ...stores.$cart.get(), hash });
        bus.emit('cart:changed', { hash, source });
        bus.emit('fragments:applied', { selectors });
      };
    },
    refresh: () => refresh(),
    onRefresh(next) {
      refresh = next;
    },
  };
};
