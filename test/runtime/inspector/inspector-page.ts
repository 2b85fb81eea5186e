import type { Definition } from '../../../src/runtime/definition';
import { createRegistry, type Entry } from '../../../src/runtime/registry';
import { createShopPage } from '../../shop/shop-page';
import { islandDefinition } from '../live-page';

/** A definition whose code the build has put into a chunk with that file name. */
export const inChunk = (name: string, file: string, more: Partial<Definition> = {}): Definition =>
  ({
    ...islandDefinition(name, {
      load: Object.assign(async () => ({}), { toString: () => `() => import("./${file}")` }),
    }),
    ...more,
  }) as Definition;

/** A page for the inspector; `addMount` adds a mount on an element. */
export const openInspected = (options: Parameters<typeof createShopPage>[0] = {}) => {
  const shop = createShopPage(options);
  const registry = createRegistry();
  return {
    ...shop,
    entries: registry.all,
    addMount(definition: Definition, root: HTMLElement, more: Partial<Entry> = {}) {
      for (const entry of registry.add(definition, root)) Object.assign(entry, more);
    },
  };
};
