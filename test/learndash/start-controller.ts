import { afterEach, beforeEach, vi } from 'vitest';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Start } from '../../src/runtime/definition';
import { createShopPage } from '../shop/shop-page';

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

/** A page with one controller; `stop` ends it. */
export const startController = (start: Start, options: Options) => {
  const shop = createShopPage(options);
  const before = shop.doc.body.innerHTML;
  return { ...shop, before, stop: startInScope(shop.page, 'learndash', start) };
};

/** Starts controllers that end after each test; the test controls the clock. */
export const withMounts = () => {
  let mount: ReturnType<typeof startController> | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    mount?.stop();
    mount?.clear();
    vi.useRealTimers();
  });
  return (start: Start, options: Options) => {
    mount = startController(start, options);
    return mount;
  };
};
