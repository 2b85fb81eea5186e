import type { Start } from '../../runtime/definition';
import { singleProductParams } from '../config/product';
import { magnifyImages } from './magnify-images';
import { startGalleries } from './start-galleries';
import type { ControllerScope } from '../../runtime/controller-scope';
import { scrollBelowHeader } from '../../runtime/kit';
import { diviReviewsHash, reviewLink, reviewsTab } from './names';

/** Gallery of the product page, and the links to its reviews. */
export const startProduct: Start = (scope) => {
  startGalleries(scope);
  if (scope.page.globals.get(singleProductParams).zoom_enabled) magnifyImages(scope);
  startReviewLinks(scope);
};

/** Links to the reviews, which are in a tab of the shop or of Divi (S2.08). */
const startReviewLinks = ({ page, delegate, listen }: ControllerScope): void => {
  const { document: doc, window: win } = page;
  const openReviews = () => doc.querySelector<HTMLElement>(reviewsTab)?.click();
  // The browser itself scrolls to the reviews.
  delegate('click', reviewLink, openReviews);
  listen(win, 'hashchange', () => {
    if (win.location.hash !== diviReviewsHash) return;
    openReviews();
    const tab = doc.querySelector(reviewsTab);
    if (tab) scrollBelowHeader(page, tab);
  });
};
