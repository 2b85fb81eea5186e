import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeaderSearch } from '../../../src/modules/menus/header-search';
import { MenuSearch } from '../../../src/modules/menus/menu-search';
import { reduceSearch, type SearchPhase } from '../../../src/modules/menus/search-phase';
import { sleepHeaderSearch } from '../../../src/modules/menus/sleep-header-search';
import { sleepMenuSearch } from '../../../src/modules/menus/sleep-menu-search';
import type { Sleep } from '../../../src/runtime/wake/sleep';
import { createShopPage } from '../../shop/shop-page';
import { mount, setActing } from '../../support/mount';

test.each<[SearchPhase, 'open' | 'close' | 'rest', SearchPhase]>([
  ['untouched', 'close', 'untouched'],
  ['untouched', 'rest', 'untouched'],
  ['untouched', 'open', 'opening'],
  ['opening', 'open', 'opening'],
  ['opening', 'rest', 'open'],
  ['opening', 'close', 'closing'],
  ['open', 'open', 'open'],
  ['open', 'rest', 'open'],
  ['open', 'close', 'closing'],
  ['closing', 'close', 'closing'],
  ['closing', 'open', 'opening'],
  ['closing', 'rest', 'closed'],
  ['closed', 'rest', 'closed'],
  ['closed', 'open', 'opening'],
])('a search field that is %s: %s makes it %s', (from, action, to) => {
  expect(reduceSearch(from, action)).toBe(to);
});

interface Kind {
  readonly html: string;
  readonly island: unknown;
  readonly sleep: Sleep;
  readonly button: string;
  readonly field: string;
  readonly close: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  "the header's": {
    html: `<header id="main-header"><a id="et_top_search"></a><nav class="et_menu_container"><ul id="top-menu"><li><a href="/">Home</a></li></ul></nav>
      <div class="et_search_form_container"><form><input class="et-search-field"></form><span class="et_close_search_field"></span></div></header><button>Elsewhere</button>`,
    island: HeaderSearch,
    sleep: sleepHeaderSearch,
    button: '#et_top_search',
    field: '.et_search_form_container',
    close: '.et_close_search_field',
  },
  "a menu module's": {
    html: `<div class="et_pb_module et_pb_menu"><div class="et_pb_menu__wrap et_pb_menu__wrap--visible"><button class="et_pb_menu__search-button"></button></div>
      <div class="et_pb_menu__search-container et_pb_menu__search-container--disabled"><form><input class="et_pb_menu__search-input"></form>
      <button class="et_pb_menu__close-search-button"></button></div></div><button>Elsewhere</button>`,
    island: MenuSearch,
    sleep: sleepMenuSearch,
    button: '.et_pb_menu__search-button',
    field: '.et_pb_menu__search-container',
    close: '.et_pb_menu__close-search-button',
  },
};

describe.each(Object.entries(kinds))(
  '%s search',
  (_, { html, island, sleep, button, field, close }) => {
    let find: (selector: string) => HTMLElement;
    let end: () => void;
    let server: string;
    const press = (selector: string) => act(() => find(selector).click());
    const isMoving = () => find(field).classList.contains('et_pb_is_animating');
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    const isExpanded = () => find(button).getAttribute('aria-expanded');

    beforeEach(() => {
      vi.useFakeTimers();
      const shop = createShopPage({ html });
      ({ find } = shop);
      server = document.body.innerHTML;
      end = mount({ page: shop.page, root: find(button), island, sleep });
    });
    afterEach(() => {
      end();
      vi.useRealTimers();
    });

    test('moves for 1000 ms [S9.14c]', () => {
      press(button);
      wait(999);
      expect(isMoving()).toBe(true);
      wait(1);
      expect(isMoving()).toBe(false);
      expect(isExpanded()).toBe('true');
    });

    test('receives the focus in the press itself, and restores it at Escape', () => {
      expect(isExpanded()).toBe('false');
      setActing(false);
      find(button).click();
      setActing(true);
      expect(document.activeElement?.tagName).toBe('INPUT');
      act(
        () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
          ),
      );
      expect(document.activeElement).toBe(find(button));
      expect(isExpanded()).toBe('false');
      expect(find(field).hasAttribute('inert')).toBe(true);
    });

    test('stays open at the Escape that ends the composing of a word', () => {
      press(button);
      const init = { key: 'Escape', isComposing: true, bubbles: true };
      act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)));
      expect(isExpanded()).toBe('true');
    });

    test('is closed by its own button, and opens again', () => {
      press(button);
      wait(1000);
      press(close);
      expect(isExpanded()).toBe('false');
      wait(1000);
      press(button);
      expect(isExpanded()).toBe('true');
      expect(find(field).hasAttribute('inert')).toBe(false);
    });

    test('gives the markup of the server back', () => {
      press(button);
      wait(1000);
      end();
      expect(document.body.innerHTML).toBe(server);
      end = () => {};
    });
  },
);

test.each(Object.entries(kinds))('a press beside %s search closes it', (_, kind) => {
  const { html, island, sleep, button, field } = kind;
  const { page, find } = createShopPage({ html });
  const end = mount({ page, root: find(button), island, sleep });
  const down = (selector: string) =>
    act(() => void find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true })));
  act(() => find(button).click());
  down(`${field} input`);
  expect(find(button).getAttribute('aria-expanded')).toBe('true');
  down('body > button');
  expect(find(button).getAttribute('aria-expanded')).toBe('false');
  end();
});

test('moving on by keyboard from the field of a menu module is not undone', () => {
  const { html, island, sleep, button, field } = kinds["a menu module's"] as Kind;
  const { page, find } = createShopPage({ html });
  const end = mount({ page, root: find(button), island, sleep });
  act(() => find(button).click());
  act(() => {
    const elsewhere = find('body > button');
    find(`${field} input`).dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: elsewhere }),
    );
    elsewhere.focus();
  });
  expect(find(button).getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  end();
});
