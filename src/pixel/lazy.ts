import type { LazyDefinition } from '../runtime/definition';
import type { SendEvent } from './create-sender';

/** Events of a shop. */
export const pixelInShop: LazyDefinition<[send: SendEvent]> = {
  name: 'pixel in the shop',
  load: () => import('./shop/watch-shop'),
};
