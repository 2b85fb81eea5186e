import type { LazyDefinition } from '../runtime/definition';
import type { SendEvent } from './create-sender';

/** What only a shop has to tell the pixel. */
export const pixelInShop: LazyDefinition<[send: SendEvent]> = {
  name: 'pixel in the shop',
  load: () => import('./shop/watch-shop'),
};
