import type { Start } from '../../runtime/definition';
import { singleProductParams } from '../config/product';
import { magnifyPictures } from './magnify-pictures';
import { startGalleries } from './start-galleries';
import type { ControllerScope } from '../../runtime/controller-scope';
import { scrollBelowHeader } from '../../runtime/kit';
import { diviReviewsHash, reviewLink, reviewsTab } from './names';

/** Pictures of the product page, and the links to its reviews. */
export const startProduct: Start = (scope) => {
  startGalleries(scope);
  if (scope.page.globals.get(singleProductParams).zoom_enabled) magnifyPictures(scope);
  startReviewLinks(scope);
};

/** The links that lead to a product's reviews, which stand in tabs of the shop or of Divi (S2.08). */
const startReviewLinks = ({ page, delegate, listen }: ControllerScope): void => {
  const { document: doc, window: win } = page;
  const openReviews = () => doc.querySelector<HTMLElement>(reviewsTab)?.click();
  // The jump to the reviews is the browser's.
  delegate('click', reviewLink, openReviews);
  listen(win, 'hashchange', () => {
    if (win.location.hash !== diviReviewsHash) return;
    openReviews();
    const tab = doc.querySelector(reviewsTab);
    if (tab) scrollBelowHeader(page, tab);
  });
};
