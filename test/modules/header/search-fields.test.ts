import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearchOverlay } from '../../../src/modules/header/search-overlay';
import { createSearchField } from '../../../src/modules/menus/search-field';
import { type ControllerScope, createControllerScope } from '../../../src/runtime/controller-scope';
import { createShopPage } from '../../shop/shop-page';

const html = '<header><a></a><nav></nav><div id="search"><form><input></form></div></header>';
let undos: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const undo of undos.splice(0)) undo();
  vi.useRealTimers();
});

type Found = Readonly<Record<'header' | 'toggle' | 'menu' | 'search', HTMLElement>>;
/** Opens a search field; returns whether it moves. */
const openWith = (create: (scope: ControllerScope, found: Found) => () => void) => {
  const shop = createShopPage({ html });
  const { find } = shop;
  const found = {
    header: find('header'),
    toggle: find('a'),
    menu: find('nav'),
    search: find('#search'),
  };
  const { scope, end } = createControllerScope(shop.page, 'test');
  undos = [end, shop.clear];
  create(scope, found)();
  return () => found.search.classList.contains('et_pb_is_animating');
};

describe('a search field moves for 1000 ms [S9.14c]', () => {
  test.each<[string, (scope: ControllerScope, found: Found) => () => void]>([
    ["the header's", createSearchOverlay],
    [
      "a menu module's",
      (scope, { header, toggle, menu, search }) =>
        createSearchField(scope, { button: toggle, module: header, container: search, wrap: menu }),
    ],
  ])('%s', (_, create) => {
    const isMoving = openWith(create);
    vi.advanceTimersByTime(999);
    expect(isMoving()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isMoving()).toBe(false);
  });
});
