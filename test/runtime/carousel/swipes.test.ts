import { act, createElement, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { GroupCarousel } from '../../../src/runtime/carousel/group-carousel';
import { createShopPage, type ShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';
import { swipe } from '../../support/swipe';

let shop: ShopPage;
let end = () => {};
afterEach(() => {
  end();
  end = () => {};
  shop.clear();
});

const open = (count: number, columnsAtFirst = 2) => {
  const items = Array.from({ length: count }, (_, index) => `<i>${index}</i>`).join('');
  shop = createShopPage({ html: `<div id="root"><div id="track">${items}</div></div>` });
  const track = shop.find('#track');
  const found = [...track.querySelectorAll<HTMLElement>('i')];
  let setColumns: (columns: number) => void = () => {};
  end = mount({
    page: shop.page,
    root: shop.find('#root'),
    island: () => {
      const [columns, set] = useState(columnsAtFirst);
      setColumns = set;
      return createElement(GroupCarousel, {
        track,
        items: found,
        columns,
        groupClass: 'group',
        durationMs: 0,
        autoMs: null,
      });
    },
  });
  return {
    track,
    shown: () => track.querySelector('.group.active')?.textContent,
    showColumns: (columns: number) => act(() => setColumns(columns)),
  };
};

describe('a finger on a carousel', () => {
  test('moves it to the next group and back', () => {
    const { track, shown } = open(5);
    swipe(track, 200, 100);
    expect(shown()).toBe('23');
    swipe(track, 200, 100);
    expect(shown()).toBe('40');
    swipe(track, 100, 200);
    expect(shown()).toBe('23');
  });

  test('moves by as many as are on show now', () => {
    const { track, shown, showColumns } = open(5);
    showColumns(3);
    expect(shown()).toBe('012');
    swipe(track, 200, 100);
    expect(shown()).toBe('340');
  });

  test('moves nothing where all is on show, and once that has changed it does', () => {
    const { track, shown, showColumns } = open(3, 3);
    swipe(track, 200, 100);
    expect(shown()).toBe('012');
    showColumns(2);
    swipe(track, 200, 100);
    expect(shown()).toBe('20');
  });

  test('moves nothing once the carousel has ended', () => {
    const { track } = open(5);
    end();
    end = () => {};
    const before = track.innerHTML;
    swipe(track, 200, 100);
    expect(track.innerHTML).toBe(before);
  });
});
