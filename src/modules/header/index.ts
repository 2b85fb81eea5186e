import { startFixedHeader } from './fixed-header';
import { markBody } from './mark-body';
import { startPageOffset } from './page-offset';
import { startScrollTop } from './scroll-top';
import { startSearchOverlay } from './search-overlay';
import { startLateParts } from './late-parts';
import { startLogo } from './split-logo';
import { startParts } from './start-parts';

/**
 * The theme's header, and what belongs to the whole page (specification S2.19, S2.20). Layout first,
 * so that what measures finds its place.
 */
export const controller = startParts('header', [
  markBody,
  startLogo,
  startPageOffset,
  startFixedHeader,
  startSearchOverlay,
  startScrollTop,
  startLateParts,
]);
