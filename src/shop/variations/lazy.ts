import type { LazyDefinition } from '../../runtime/definition';
import type { GalleryPlace } from './create-product-view';

/** Galleries that replace the product's own, where WooCommerce 10.9 and later print them. */
export const variationGalleries: LazyDefinition<[place: GalleryPlace]> = {
  name: 'variation galleries',
  load: () => import('./variation-galleries'),
};
