import type { Start } from '../../runtime/definition';
import type { Find, Enhancement } from './enhancement';
import { enhanceAudio } from './enhance-audio';
import { enhanceComments } from './enhance-comments';
import { enhanceDividers } from './enhance-dividers';
import { enhanceHover } from './enhance-hover';
import { enhanceMenus } from './enhance-menus';
import { enhanceOverlays } from './enhance-overlays';
import { enhancePreload } from './enhance-preload';
import { enhancePrices } from './enhance-prices';
import { enhanceRows } from './enhance-rows';
import { enhanceSearches } from './enhance-searches';
import { enhanceShops } from './enhance-shops';
import { enhanceStickyImages } from './enhance-sticky-images';
import { enhanceTestimonials } from './enhance-testimonials';
import { enhanceVideos } from './enhance-videos';
import { enhanceWaypoints } from './enhance-waypoints';

/** Layout first, so that what measures comes to its final place. */
const enhancements: readonly Enhancement[] = [
  enhanceRows,
  enhancePreload,
  enhanceOverlays,
  enhanceStickyImages,
  enhanceDividers,
  enhanceMenus,
  enhanceVideos,
  enhanceAudio,
  enhanceComments,
  enhanceSearches,
  enhanceShops,
  enhanceHover,
  enhancePrices,
  enhanceTestimonials,
  enhanceWaypoints,
];

/**
 * Enhancements that the style sheet expects of a script and no widget owns. They are made for the page
 * at once and for every subtree that comes later; one that fails does not stop the others.
 */
export const startEnhancements: Start = (scope) => {
  const enhanced = new WeakMap<Element, Set<Enhancement>>();

  const run = ({ root }: { readonly root: Element }) => {
    for (const enhancement of enhancements) {
      const isNew = (element: Element): element is HTMLElement => {
        const known = enhanced.get(element) ?? new Set();
        enhanced.set(element, known);
        if (!(element instanceof HTMLElement) || known.has(enhancement)) return false;
        known.add(enhancement);
        return true;
      };
      const find: Find = (...selectors) =>
        selectors
          .flatMap((selector) => [
            ...(root.matches(selector) ? [root] : []),
            ...root.querySelectorAll(selector),
          ])
          .filter(isNew);
      scope.guard(enhancement, 'mount')(find, scope);
    }
  };
  run({ root: scope.page.document.documentElement });
  scope.on('content:found', run);
};
