import type { Definition, Manifest } from '../../src/runtime/definition';
import { createIslands } from '../../src/runtime/islands';
import { createShopPage } from '../shop/shop-page';

/** A scheduler that mounts nothing. */
const createScheduler = () => ({ schedule() {}, async wake() {}, requestCode() {}, stop() {} });

/** The definitions that the runtime finds on a page with these options, by name. */
export const startedBy = (
  manifest: Manifest,
  options: Parameters<typeof createShopPage>[0],
): readonly string[] => {
  const shop = createShopPage(options);
  const islands = createIslands(manifest, { facts: shop.page, createScheduler });
  islands.scan(shop.doc.documentElement);
  const found = new Set(islands.registry.all().map(({ definition }) => definition.name));
  islands.stop();
  shop.clear();
  return [...found];
};

/** Whether the chunk of a definition has the exports that the definition names. */
export const hasItsCode = async (definition: Definition): Promise<boolean> => {
  const fallback = definition.kind === 'island' ? 'island' : 'start';
  const asleep = definition.kind === 'island' ? definition.asleep : undefined;
  const [awake, sleeping] = await Promise.all([definition.load(), asleep?.load()]);
  const is = (module: object | undefined, name: string) =>
    typeof (module as Readonly<Record<string, unknown>>)[name] === 'function';
  return is(awake, definition.exported ?? fallback) && (!asleep || is(sleeping, asleep.exported));
};

/**
 * The elements whose interactions are held while the chunk of a definition loads: those that its
 * `holds` matches.
 */
export const heldBy = (manifest: Manifest, name: string, html: string): readonly string[] => {
  const { doc, clear } = createShopPage({ html });
  const holds = manifest.find((each) => each.name === name)?.holds;
  const held = holds ? [...doc.querySelectorAll(holds)] : [];
  clear();
  return held.map(({ outerHTML }) => outerHTML);
};
