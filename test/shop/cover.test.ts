// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createControllerScope } from '../../src/runtime/controller-scope';
import { cover } from '../../src/shop/block';
import type { Motion } from '../../src/runtime/stores/motion';
import { createShopPage, type ShopPage, settle } from './shop-page';

interface Fade {
  readonly opacity: readonly number[];
  readonly ms: number;
}
let fades: Fade[];
let shop: ShopPage;
beforeEach(() => {
  fades = [];
  HTMLElement.prototype.animate = ((frames: { opacity: number[] }, ms: number) => {
    fades.push({ opacity: frames.opacity, ms });
    return { finished: Promise.resolve() };
  }) as unknown as HTMLElement['animate'];
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  shop.clear();
});

const open = (motion: Motion) => {
  shop = createShopPage({ html: '<form></form>' });
  const page = {
    ...shop.page,
    stores: { ...shop.page.stores, $motion: atom<Motion>(motion) },
  };
  return cover(createControllerScope(page, 'cart').scope, shop.find('form'), '#fff');
};

test('what waits is covered within 200 ms [S9.05a]', () => {
  open('full');
  expect(fades).toEqual([{ opacity: [0, 0.6], ms: 200 }]);
});

test('what waits no more is uncovered within 400 ms [S9.05b]', async () => {
  const uncover = open('full');
  fades = [];
  uncover();
  expect(fades).toEqual([{ opacity: [0.6, 0], ms: 400 }]);
  expect(shop.find('.blockOverlay')).not.toBeNull();
  await settle();
  expect(shop.doc.querySelector('.blockUI')).toBeNull();
});

test('with reduced motion nothing fades', () => {
  open('reduce')();
  expect(fades).toEqual([]);
  expect(shop.doc.querySelector('.blockUI')).toBeNull();
});

test('the element for a message stays hidden: the shop shows none [S9.05c]', () => {
  open('reduce');
  expect(shop.find('.blockMsg').style.display).toBe('none');
});
