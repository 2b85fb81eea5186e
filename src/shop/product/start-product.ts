import type { Start } from '../../runtime/definition';
import { singleProductParams } from '../config/product';
import { magnifyPictures } from './magnify-pictures';
import { startGalleries } from './start-galleries';
import { startReviewLinks } from './start-review-links';

/** Pictures of the product page, and the links to its reviews. */
export const startProduct: Start = (scope) => {
  startGalleries(scope);
  if (scope.page.globals.get(singleProductParams).zoom_enabled) magnifyPictures(scope);
  startReviewLinks(scope);
};
