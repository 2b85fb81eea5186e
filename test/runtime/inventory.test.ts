import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isConsentGuard } from '../../src/runtime/consent-gate';
import type { Definition } from '../../src/runtime/definition';
import { openGate } from '../../src/runtime/open-gate';
import { createShopPage } from '../shop/shop-page';
import { controllerDefinition, islandDefinition } from './live-page';

/** The build for the command replaces a chunk’s code with its name. */
const chunk = (source: string) => async () => ({ source });
const manifest: readonly Definition[] = [
  islandDefinition('tabs', {
    load: chunk('tabs.tsx'),
    asleep: { exported: 'sleep', load: chunk('sleep-tabs.ts') as never },
  }),
  islandDefinition('gallery', { load: chunk('gallery.tsx') }),
  controllerDefinition('menus', { load: chunk('menus.ts'), globals: ['menu_settings'] }),
];

let inventory: typeof import('../../src/inventory');
let clear = () => {};
beforeEach(async () => {
  vi.resetModules();
  vi.doMock('../../src/manifest', () => ({ manifest }));
  inventory = await import('../../src/inventory');
});
afterEach(() => {
  clear();
  clear = () => {};
  vi.doUnmock('../../src/manifest');
});

/** What the runtime finds on a page: name, count, and the file that is loaded for it. */
const found = async (html: string, globals: Readonly<Record<string, unknown>> = {}) => {
  const shop = createShopPage({ html, globals });
  ({ clear } = shop);
  const mounts = await inventory.mountsOf(shop.page);
  return mounts.map(({ definition, count, source }) => [definition.name, count, source]);
};

describe('a page that is looked over without running it', () => {
  test('lists as many of each module as it contains, with the file that is fetched for them', async () => {
    const html = '<p class="tabs"></p><p class="gallery"></p><p class="tabs"></p>';
    expect(await found(html)).toEqual([
      ['tabs', 2, 'sleep-tabs.ts'],
      ['gallery', 1, 'gallery.tsx'],
    ]);
    expect(document.body.innerHTML).toBe(html);
  });

  test('lists the mounts that its settings require', async () => {
    expect(await found('', { menu_settings: {} })).toEqual([['menus', 1, 'menus.ts']]);
  });

  test('has nothing whose settings are not there', async () => {
    expect(await found('')).toEqual([]);
  });

  test('lists for Divi 5 the mounts of its own markup', async () => {
    const html = '<p class="tabs"></p>';
    expect(await found(html, { diviBreakpointData: {} })).toEqual([['tabs', 1, 'sleep-tabs.ts']]);
  });
});

test('the list of all that there is names the code of each', async () => {
  const all = await inventory.contents();
  expect(all.map(({ definition, source }) => [definition.name, source])).toEqual([
    ['tabs', 'tabs.tsx'],
    ['gallery', 'gallery.tsx'],
    ['menus', 'menus.ts'],
  ]);
});

test('a page with a banner has a guard, and one without has none', () => {
  expect(isConsentGuard(inventory.guardedGate)).toBe(true);
  expect(inventory.guardedGate.isGranted('ads')).toBe(true);
  expect(isConsentGuard(openGate)).toBe(false);
});
