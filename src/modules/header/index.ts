import { onPagesWith, startLate, startParts } from '../../runtime/kit';
import { startFixedHeader } from './fixed-header';
import { markBody } from './mark-body';
import * as names from './names';
import { startPageOffset } from './page-offset';
import { startScrollTop } from './scroll-top';
import { startSearch } from './search';
import { startLogo } from './split-logo';

/**
 * The theme's header, and what belongs to the whole page (specification S2.19, S2.20). Layout first,
 * so that what measures finds its place.
 */
export const controller = startParts('header', [
  markBody,
  startLogo,
  startPageOffset,
  startFixedHeader,
  startSearch,
  startScrollTop,
  startLate([
    { isNeeded: ({ is }) => is(names.sideNavPage), load: () => import('./side-nav') },
    { isNeeded: onPagesWith(...names.fullScreenParts), load: () => import('./full-screen-parts') },
    { isNeeded: ({ is }) => is(names.verticalNav), load: () => import('./vertical-menu') },
    { isNeeded: ({ is }) => is(names.extra), load: () => import('./extra-parts') },
    // Whoever calls the old functions came with jQuery.
    { isNeeded: ({ page }) => 'jQuery' in page.window, load: () => import('./public-functions') },
  ]),
]);
