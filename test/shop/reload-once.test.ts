// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { forgetReload, reloadOnce } from '../../src/shop/reload-once';
import { createShopPage } from './shop-page';

const open = (isStorageBlocked = false) => {
  const { page } = createShopPage({ isStorageBlocked });
  const reload = vi.spyOn(page.window.location, 'reload').mockImplementation(() => {});
  return { page, reload };
};

test('a page with an old nonce is reloaded once, and again after a call that was accepted', () => {
  const { page, reload } = open();
  expect(reloadOnce(page, 'cart', 'nonce')).toBe(true);
  expect(reloadOnce(page, 'cart', 'nonce')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadOnce(page, 'checkout', 'nonce')).toBe(true);
  forgetReload(page, 'cart');
  expect(reloadOnce(page, 'cart', 'nonce')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('where storage is blocked nothing reloads, or it would for ever', () => {
  const { page, reload } = open(true);
  expect(reloadOnce(page, 'cart', 'nonce')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('only a refused nonce reloads', () => {
  const { page, reload } = open();
  expect(reloadOnce(page, 'cart', 'network')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
