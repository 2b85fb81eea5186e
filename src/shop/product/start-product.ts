import { inScope } from '../kit';
import { startGalleries } from './start-galleries';
import { startRatings } from './start-ratings';
import { startTabs } from './start-tabs';

/** Pictures, tabs and stars of the product page. */
export const startProduct = inScope('product', (scope) => {
  startGalleries(scope);
  startTabs(scope);
  startRatings(scope);
});
