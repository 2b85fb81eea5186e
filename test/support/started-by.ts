import type { Definition, Manifest } from '../../src/runtime/definition';
import { createIslands } from '../../src/runtime/islands';
import { createShopPage } from '../shop/shop-page';

/** What is found waits for ever. */
const createScheduler = () => ({ take() {}, async bring() {}, requestCode() {}, stop() {} });

/** The definitions that the runtime finds on a page with this markup, these globals and this body, by name. */
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

/** Whether the code of a definition has what the definition says it exports. */
export const hasItsCode = async (definition: Definition): Promise<boolean> => {
  const fallback = definition.kind === 'island' ? 'island' : 'start';
  const asleep = definition.kind === 'island' ? definition.asleep : undefined;
  const [awake, sleeping] = await Promise.all([definition.load(), asleep?.load()]);
  const is = (module: object | undefined, name: string) =>
    typeof (module as Readonly<Record<string, unknown>>)[name] === 'function';
  return is(awake, definition.exported ?? fallback) && (!asleep || is(sleeping, asleep.exported));
};

/** What is held for a definition while its code is on its way: elements that its `holds` matches. */
export const heldBy = (manifest: Manifest, name: string, html: string): readonly string[] => {
  const { doc, clear } = createShopPage({ html });
  const holds = manifest.find((each) => each.name === name)?.holds;
  const held = holds ? [...doc.querySelectorAll(holds)] : [];
  clear();
  return held.map(({ outerHTML }) => outerHTML);
};
