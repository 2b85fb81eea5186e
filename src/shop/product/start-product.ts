import type { Start } from '../../runtime/definition';
import { singleProductParams } from '../config/product';
import { magnifyPictures } from './magnify-pictures';
import { startGalleries } from './start-galleries';
import { startRatings } from './start-ratings';
import { startTabs } from './start-tabs';

/** Pictures, tabs and stars of the product page. */
export const startProduct: Start = (scope) => {
  startGalleries(scope);
  if (scope.page.globals.get(singleProductParams).zoom_enabled) magnifyPictures(scope);
  startTabs(scope);
  startRatings(scope);
};
