import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressControls } from '../../cli/compare/press-controls.mjs';

/** A page with two "Add to cart" links, the first of which leads to the cart. */
const shop = () => {
  let address = 'https://shop.example/';
  let isPressed = false;
  const link = {
    isVisible: async () => true,
    click: async () => {
      isPressed = true;
    },
  };
  const root = {
    page: () => page,
    locator: () => ({ all: async () => [link, link] }),
    evaluate: async () => {
      if (!isPressed) return [];
      address = 'https://shop.example/cart/';
      throw new Error('locator.evaluate: Execution context was destroyed');
    },
  };
  const page = {
    url: () => address,
    locator: (selector: string) => ({ all: async () => (selector === 'body' ? [root] : []) }),
  };
  return page as unknown as Page;
};

test('a control that leads to another page is recognised while that page still loads, and is the last one', async () => {
  expect(await pressControls(shop(), { isSmall: false })).toEqual([
    {
      name: 'Add to cart',
      pressed: 1,
      worked: 0,
      failed: ['number 1 of module 1: it led to another page'],
    },
  ]);
});
