import { createElement, type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { mountIsland } from '../../../src/runtime/dom/mount-island';
import { useClasses } from '../../../src/runtime/dom/use-changes';
import { createShopPage } from '../../shop/shop-page';

let clear = () => {};
afterEach(() => clear());

/** A page with one paragraph, in which an island is mounted; an error that it throws fails the test. */
const mount = (text: string, island: (root: HTMLElement) => ReactNode) => {
  const shop = createShopPage({ html: `<p>${text}</p>` });
  clear = () => shop.clear();
  const root = shop.find('p');
  // Not within `act`, which itself throws the errors that a root would report to the window.
  const end = mountIsland({
    name: 'test',
    page: shop.page,
    root,
    island: () => island(root),
    onError: (error) => {
      throw error;
    },
  });
  return { root, end, body: shop.doc.body };
};

test('an error that an island throws at its end reaches the caller, and the markup is restored all the same', () => {
  const { root, end, body } = mount('1', (element) => {
    useClasses([element], () => ({ changed: true }));
    useLayoutEffect(() => () => {
      throw new Error('at the end');
    });
    return null;
  });
  expect(root.className).toBe('changed');
  expect(end).toThrow('at the end');
  expect(body.innerHTML).toBe('<p>1</p>');
});

test('what another script took out already is no fault of the island that created it', () => {
  const { root, end, body } = mount('', (element) =>
    createPortal(createElement('b', null, '1'), element),
  );
  expect(body.innerHTML).toBe('<p><b>1</b></p>');
  root.replaceChildren();
  // The name of the error in browsers; happy-dom’s has no name.
  root.removeChild = () => {
    throw new DOMException('not a child of this node', 'NotFoundError');
  };
  expect(end).not.toThrow();
});
