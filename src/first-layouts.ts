import { tooltipLayout } from './learndash/tooltips/tooltip-layout';
import { countdownLayout } from './modules/counters/countdown-layout';
import { fullScreenLayout } from './modules/header/full-screen-layout';
import { headerLayout, splitLogoLayout } from './modules/header/header-layout';
import { filterableLayout, galleryLayout, rowsLayout } from './modules/listing/listing-layouts';
import { masonryLayout } from './modules/masonry/masonry-layout';
import { videoLayout } from './modules/enhancements/video-layout';
import type { EarlyLayout } from './runtime/first-layout';
import { checkoutLayout, productGalleryLayout, shopLayout } from './shop/early-layouts';

/**
 * What the loader lays out before the first paint, in this order: a logo changes the height of its
 * header.
 */
export const firstLayouts: readonly EarlyLayout[] = [
  shopLayout,
  splitLogoLayout,
  headerLayout,
  fullScreenLayout,
  masonryLayout,
  galleryLayout,
  filterableLayout,
  rowsLayout,
  videoLayout,
  countdownLayout,
  productGalleryLayout,
  checkoutLayout,
  tooltipLayout,
];
