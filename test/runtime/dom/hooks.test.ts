import { act, useState } from 'react';
import { atom } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useAttributes, useClasses, useStyles } from '../../../src/runtime/dom/use-changes';
import { useIds } from '../../../src/runtime/dom/use-ids';
import { useListen } from '../../../src/runtime/dom/use-listen';
import { useDuration, useStore } from '../../../src/runtime/dom/use-store';
import type { Page } from '../../../src/runtime/page';
import type { Motion } from '../../../src/runtime/stores/motion';
import { useAnnouncement } from '../../../src/runtime/patterns/use-announcement';
import { createShopPage, type ShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';

let shop: ShopPage;
let end = () => {};
afterEach(() => {
  end();
  end = () => {};
  shop.clear();
  vi.useRealTimers();
});

/** An island on the first paragraph; `set` renders it with another value. */
const open = <Value>(
  initial: Value,
  render: (value: Value, elements: readonly HTMLElement[]) => void,
  {
    html = '<p class="a">1</p><p class="b">2</p>',
    motion = 'reduce' as Motion,
    more = {} as Partial<Page>,
  } = {},
) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop = createShopPage({ html, motion });
  const elements = [...shop.doc.querySelectorAll('p')];
  let set: (value: Value) => void = () => {};
  end = mount({
    page: { ...shop.page, ...more },
    root: shop.find('p'),
    island: () => {
      const [value, setValue] = useState(initial);
      set = setValue;
      render(value, elements);
      return null;
    },
  });
  return { before: html, set: (value: Value) => act(() => set(value)) };
};
const markup = () => shop.doc.body.innerHTML;

test('an island’s attributes, classes and styles follow what it renders, and go with it', () => {
  const { before, set } = open(1, (chosen, elements) => {
    useAttributes(elements, (index) => ({ 'aria-selected': index === chosen, id: undefined }));
    useClasses(elements, (index) => ({ chosen: index === chosen, a: null }));
    useStyles(elements, (index) => ({ display: index === chosen ? null : 'none' }));
  });
  expect(markup()).toBe(
    '<p class="a" aria-selected="false" style="display: none;">1</p><p class="b chosen" aria-selected="true">2</p>',
  );
  set(0);
  const [first, second] = shop.doc.querySelectorAll('p');
  expect([first?.className, second?.className]).toEqual(['a chosen', 'b']);
  expect([first?.style.display, second?.style.display]).toEqual(['', 'none']);
  end();
  end = () => {};
  expect(markup()).toBe(before);
});

describe('what an island listens to', () => {
  const click = () => shop.find('p').dispatchEvent(new MouseEvent('click'));

  test('reaches the listener of its last rendering, until it ends', () => {
    const onClick = vi.fn();
    const { set } = open('one', (name, [element]) => {
      useListen(element, 'click', () => onClick(name));
    });
    click();
    set('two');
    click();
    end();
    end = () => {};
    click();
    expect(onClick.mock.calls).toEqual([['one'], ['two']]);
  });

  test('is released if the island renders another element or none', () => {
    const onClick = vi.fn();
    const { set } = open<number | null>(0, (at, elements) => {
      useListen(at === null ? null : elements[at], 'click', () => onClick(at));
    });
    set(1);
    click();
    expect(onClick).not.toHaveBeenCalled();
    set(0);
    click();
    expect(onClick).toHaveBeenCalledTimes(1);
    set(null);
    click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('precedes inner listeners if it captures', () => {
    const order: string[] = [];
    open(null, () => {
      useListen(document.body, 'click', () => order.push('around'), { capture: true });
      useListen(document.body, 'click', () => order.push('after'));
    });
    shop.find('p').addEventListener('click', () => order.push('inside'));
    shop.find('p').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(order).toEqual(['around', 'inside', 'after']);
  });

  test('is reported with its name and the element where it fails', () => {
    open(null, (_, [element]) => {
      useListen(element, 'click', () => {
        throw new Error('broken');
      });
    });
    click();
    expect(shop.page.report.faults).toMatchObject([
      { source: 'test', phase: 'event', element: shop.find('p') },
    ]);
  });
});

test('an island follows a store, also one that it has changed for another', () => {
  const one = atom('a');
  const other = atom('x');
  const seen: string[] = [];
  const { set } = open(one, ($store) => void seen.push(useStore($store)));
  act(() => one.set('b'));
  expect(seen.at(-1)).toBe('b');
  set(other);
  expect(seen.at(-1)).toBe('x');
  act(() => one.set('c'));
  expect(seen.at(-1)).toBe('x');
});

test.each([
  ['reduce', 0],
  ['full', 700],
] as const)(
  'an animation in an island has its duration, and none with reduced motion: %s',
  (motion, ms) => {
    let duration = -1;
    const render = () => {
      duration = useDuration(700);
    };
    open(null, render, { motion });
    expect(duration).toBe(ms);
  },
);

test('ids of an island stay from one rendering to the next', () => {
  let last = 0;
  const seen: (readonly string[])[] = [];
  const { set } = open(0, () => void seen.push(useIds(2)), {
    more: { nextId: () => `id-${(last += 1)}` },
  });
  set(1);
  expect(seen[0]).toHaveLength(2);
  expect(new Set(seen[0]).size).toBe(2);
  expect(seen.at(-1)).toEqual(seen[0]);
});

describe('what an island announces', () => {
  const region = () => document.querySelector('[role="status"]');
  /** Waits until screen readers have registered the empty live region. */
  const settled = () => act(() => void vi.advanceTimersByTime(100));
  const openRegion = () => {
    vi.useFakeTimers();
    return open({ text: '', turn: 0 }, ({ text, turn }) => useAnnouncement(text, turn));
  };

  test('is read once the region is there, and again at another turn', () => {
    const { set } = openRegion();
    expect(region()).toBeNull();
    set({ text: 'Page 2', turn: 1 });
    expect(region()?.textContent).toBe('');
    settled();
    expect(region()?.textContent).toBe('Page 2');
    set({ text: 'Page 2', turn: 2 });
    expect(region()?.textContent).toBe('');
    settled();
    expect(region()?.textContent).toBe('Page 2');
  });

  test('is only the last of quick announcements', () => {
    const { set } = openRegion();
    set({ text: 'Page 2', turn: 1 });
    set({ text: 'Page 3', turn: 1 });
    settled();
    expect(region()?.textContent).toBe('Page 3');
  });

  test('is removed with the island', () => {
    const { set } = openRegion();
    set({ text: 'Page 2', turn: 1 });
    end();
    end = () => {};
    expect(region()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
