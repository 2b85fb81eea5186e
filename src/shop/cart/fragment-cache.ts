import type { SafeStorage } from '../../runtime/storage';
import type { Fragments } from '../fragments';
import { readFragments } from './cart-reply';
import { createdKey } from './names';

interface CacheOptions {
  readonly session: SafeStorage;
  readonly local: SafeStorage;
  /** Names of the entries, per site, from the page's configuration. */
  readonly fragmentsKey: string;
  readonly hashKey: string;
}

/** The entries that WooCommerce's own script keeps, so that pages with it and with us agree. */
export interface FragmentCache {
  /** Both storages take writes; without them every page asks the server. */
  readonly isUsable: boolean;
  fragments(): Fragments | null;
  hash(): string;
  createdAt(): number | null;
  /** Whether another tab has put a different hash into the storage that all tabs share. */
  isOutdatedByOtherTab(): boolean;
  store(fragments: Fragments, hash: string): void;
  setCreated(now: number): void;
}

const parse = (value: string | null): unknown => {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
};

export const createFragmentCache = (options: CacheOptions): FragmentCache => {
  const { session, local, fragmentsKey, hashKey } = options;
  const isUsable = session.isUsable && local.isUsable;
  return {
    isUsable,
    fragments: () => readFragments(parse(session.get(fragmentsKey))),
    hash: () => session.get(hashKey) ?? '',
    createdAt() {
      const created = Number.parseInt(session.get(createdKey) ?? '', 10);
      return Number.isFinite(created) ? created : null;
    },
    isOutdatedByOtherTab: () => local.get(hashKey) !== session.get(hashKey),
    store(fragments, hash) {
      if (!isUsable) return;
      // A full storage must not keep the old fragments under the new hash.
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
