import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from '../../../src/modules/listing/gallery';
import { createShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';

const image = '<div class="et_pb_gallery_item"></div>';
const html = `<div class="et_pb_gallery et_pb_gallery_grid">
  <div class="et_pb_gallery_items" data-per_page="2">${image.repeat(6)}</div>
  <div class="et_pb_gallery_pagination"></div>
</div>`;

let end = () => {};
const choose = (name: string) => {
  const link = [...document.querySelectorAll<HTMLElement>('.et_pb_gallery_pagination a')].find(
    ({ textContent }) => textContent === name,
  );
  act(() => link?.click());
};
const announced = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  const { page, doc } = createShopPage({ html });
  const root = doc.querySelector('.et_pb_gallery_grid') as HTMLElement;
  end = mount({ page, root, island: Gallery });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('each page of a gallery is announced, in a region that a screen reader already knows', () => {
  expect(announced()).toBeUndefined();
  choose('2');
  expect(announced()).toBe('');
  vi.advanceTimersByTime(100);
  expect(announced()).toBe('2 of 6 shown');
  choose('3');
  expect(announced()).toBe('');
  vi.advanceTimersByTime(100);
  expect(announced()).toBe('2 of 6 shown');
  end();
  end = () => {};
  expect(document.querySelector('[role=status]')).toBeNull();
});
