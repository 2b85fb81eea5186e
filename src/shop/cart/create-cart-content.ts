import type { SafeStorage } from '../../runtime/storage';
import type { Fragments } from '../replace/fragments';
import { readKept } from './cart-response';
import { createdKey } from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { cartFragmentsParams } from '../config/fragments';
import { replacing } from '../lazy';

interface CacheOptions {
  readonly session: SafeStorage;
  readonly local: SafeStorage;
  /** Storage keys, which differ per site, from the page's configuration. */
  readonly fragmentsKey: string;
  readonly hashKey: string;
}

/** The storage entries of WooCommerce's own script, so that pages with either script agree. */
interface FragmentCache {
  /** Whether both storages are writable; if not, every page requests the fragments. */
  readonly isUsable: boolean;
  fragments(): Fragments | null;
  hash(): string;
  createdAt(): number | null;
  /** Whether another tab has stored a different hash in local storage. */
  isOutdatedByOtherTab(): boolean;
  store(fragments: Fragments, hash: string): void;
  setCreated(now: number): void;
}

const createFragmentCache = (options: CacheOptions): FragmentCache => {
  const { session, local, fragmentsKey, hashKey } = options;
  const isUsable = session.isUsable && local.isUsable;
  return {
    isUsable,
    fragments: () => readKept(session.get(fragmentsKey)),
    hash: () => session.get(hashKey) ?? '',
    createdAt() {
      const created = Number.parseInt(session.get(createdKey) ?? '', 10);
      return Number.isFinite(created) ? created : null;
    },
    isOutdatedByOtherTab: () => local.get(hashKey) !== session.get(hashKey),
    store(fragments, hash) {
      if (!isUsable) return;
      // Where the storage is full, the old fragments must not be kept under the new hash.
      if (!session.set(fragmentsKey, JSON.stringify(fragments))) session.remove(fragmentsKey);
      session.set(hashKey, hash);
      // The shared copy exists only to raise `storage` events in other tabs.
      local.set(hashKey, hash);
    },
    setCreated(now) {
      if (isUsable) session.set(createdKey, String(now));
    },
  };
};

interface CartUpdate {
  readonly fragments: Fragments;
  readonly hash: string;
  readonly source: 'add' | 'remove' | 'refresh' | 'cache';
  /** Version at which the request was sent; responses that arrived since are newer. */
  readonly version?: number;
}

/** The cart as the page shows it and as it is cached for the next page. */
export interface CartContent {
  /** Null where the site does not cache fragments. */
  readonly cache: FragmentCache | null;
  /** Number of responses that changed the cart. */
  version: number;
  /** Loads the chunk that inserts fragments while a request runs. */
  warm(): Promise<unknown>;
  /** Covers a line while a request runs; resolves to the function that uncovers it. */
  cover(element: HTMLElement): Promise<(() => void) | undefined>;
  /** Shows and stores an update at once; resolves to false where a newer one has arrived meanwhile. */
  show(update: CartUpdate): Promise<boolean>;
  /** Requests the cart from the server; does nothing on a site without fragments. */
  refresh: () => void;
}

export const createCartContent = (scope: ControllerScope): CartContent => {
  const { page, name, signal } = scope;
  const { globals, session, local, bus, report } = page;
  const { $cart } = page.stores;
  const { fragment_name, cart_hash_key } = globals.get(cartFragmentsParams);
  const cache = globals.has(cartFragmentsParams)
    ? createFragmentCache({ session, local, fragmentsKey: fragment_name, hashKey: cart_hash_key })
    : null;

  let tools: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { cover, createFragmentPainter } = await page.load(replacing);
    return { cover, prepare: createFragmentPainter(page) };
  };
  /** A chunk that failed to load is requested again next time. */
  const warm = async () => {
    tools ??= load();
    try {
      return await tools;
    } catch (error) {
      tools = undefined;
      report({ source: name, phase: 'load', error });
      return null;
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
    async cover(element) {
      return (await warm())?.cover(scope, element, '#000');
    },
    warm,
    async show(update) {
      const { hash, source } = update;
      const version = update.version ?? ++content.version;
      const paint = await (await warm())?.prepare(update.fragments);
      if (signal.aborted || (update.version !== undefined && version !== content.version)) {
        return false;
      }
      store(update);
      // Without the chunk the page keeps showing the old cart.
      const selectors = paint?.() ?? [];
      $cart.set({ ...$cart.get(), hash });
      bus.emit('cart:changed', { hash, source });
      bus.emit('fragments:applied', { selectors });
      return true;
    },
  };
  return content;
};
