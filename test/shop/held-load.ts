import { vi } from 'vitest';
import { settle, type ShopPage } from './shop-page';

/** Chunks that a page requests are pending until the test lets them load or fail. */
export const holdLoad = ({ page }: Pick<ShopPage, 'page'>) => {
  const { load } = page;
  let release = () => {};
  let refuse = (_error: Error) => {};
  const arrival = new Promise<void>((resolve, reject) => {
    release = resolve;
    refuse = reject;
  });
  const held: typeof load = (chunk) => arrival.then(() => load(chunk));
  Object.assign(page, { load: held });
  return {
    succeed: async () => {
      release();
      await settle();
    },
    fail: async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      refuse(new Error('no chunk'));
      await settle();
    },
  };
};
