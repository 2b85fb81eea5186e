import type { Start } from '../../runtime/definition';
import type { Enhancement } from './enhancement';
import { enhanceAudio } from './enhance-audio';
import { enhanceComments } from './enhance-comments';
import { enhanceDividers } from './enhance-dividers';
import { enhanceHover } from './enhance-hover';
import { enhanceMenus } from './enhance-menus';
import { enhancePrices } from './enhance-prices';
import { enhanceSearches } from './enhance-searches';
import { enhanceShops } from './enhance-shops';
import { enhanceStickyImages } from './enhance-sticky-images';
import { enhanceTestimonials } from './enhance-testimonials';
import { runEnhancements } from './run-enhancements';

/** Layout first, so that what measures comes to its final place. */
const enhancements: readonly Enhancement[] = [
  enhanceStickyImages,
  enhanceDividers,
  enhanceMenus,
  enhanceAudio,
  enhanceComments,
  enhanceSearches,
  enhanceShops,
  enhanceHover,
  enhancePrices,
  enhanceTestimonials,
];

/** Enhancements of modules that few pages have; the definition's selector names what they look for. */
export const start: Start = (scope) => runEnhancements(scope, enhancements);
