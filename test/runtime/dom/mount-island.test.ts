import { createElement, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { mountIsland } from '../../../src/runtime/dom/mount-island';
import { useClasses } from '../../../src/runtime/dom/use-changes';
import { createShopPage } from '../../shop/shop-page';

let clear = () => {};
afterEach(() => clear());

test('what an island throws while it ends reaches who ends it, and the markup is back all the same', () => {
  const shop = createShopPage({ html: '<p>1</p>' });
  clear = () => shop.clear();
  const root = shop.find('p');
  // Without `act`, which hands over itself what a root would tell the window.
  const end = mountIsland({
    name: 'test',
    page: shop.page,
    root,
    island: () => {
      useClasses([root], () => ({ changed: true }));
      useLayoutEffect(() => () => {
        throw new Error('at the end');
      });
      return null;
    },
    onError: (error) => {
      throw error;
    },
  });
  expect(root.className).toBe('changed');
  expect(end).toThrow('at the end');
  expect(shop.doc.body.innerHTML).toBe('<p>1</p>');
});

test('what another script took out already is no fault of the island that created it', () => {
  const shop = createShopPage({ html: '<p></p>' });
  clear = () => shop.clear();
  const root = shop.find('p');
  const end = mountIsland({
    name: 'test',
    page: shop.page,
    root,
    island: () => createPortal(createElement('b', null, '1'), root),
    onError: (error) => {
      throw error;
    },
  });
  expect(shop.doc.body.innerHTML).toBe('<p><b>1</b></p>');
  shop.find('b').remove();
  // As browsers name it; the DOM of this test gives no name.
  root.removeChild = () => {
    throw new DOMException('not a child of this node', 'NotFoundError');
  };
  expect(end).not.toThrow();
});
