import type { Controller } from '../../runtime/definition';
import { createChanges } from '../../runtime/kit';
import type { Find, Touch, Touching } from './touch';
import { touchAudio } from './touch-audio';
import { touchComments } from './touch-comments';
import { touchDividers } from './touch-dividers';
import { touchHover } from './touch-hover';
import { touchMasonry } from './touch-masonry';
import { touchMenus } from './touch-menus';
import { touchOverlays } from './touch-overlays';
import { touchPreload } from './touch-preload';
import { touchPrices } from './touch-prices';
import { touchRows } from './touch-rows';
import { touchSearches } from './touch-searches';
import { touchShops } from './touch-shops';
import { touchStickyImages } from './touch-sticky-images';
import { touchTestimonials } from './touch-testimonials';
import { touchVideos } from './touch-videos';
import { touchViews } from './touch-views';
import { touchWaypoints } from './touch-waypoints';

/** Layout first, so that what measures comes to its final place. */
const touches: readonly Touch[] = [
  touchRows,
  touchMasonry,
  touchPreload,
  touchOverlays,
  touchStickyImages,
  touchDividers,
  touchMenus,
  touchVideos,
  touchAudio,
  touchComments,
  touchSearches,
  touchShops,
  touchHover,
  touchPrices,
  touchTestimonials,
  touchWaypoints,
  touchViews,
];

/**
 * Many small things that the style sheet expects of a script and no widget owns. They are done for
 * the page at once and for every subtree that comes later; one that fails does not stop the others.
 */
export const controller: Controller = (page) => {
  const { document: doc, bus, report } = page;
  const abort = new AbortController();
  const changes = createChanges();
  const undos: (() => void)[] = [];
  const touching: Touching = { page, changes, undos, signal: abort.signal };
  const touched = new WeakMap<Element, Set<Touch>>();

  const run = (root: Element) => {
    for (const touch of touches) {
      const isNew = (element: Element): element is HTMLElement => {
        const known = touched.get(element) ?? new Set();
        touched.set(element, known);
        if (!(element instanceof HTMLElement) || known.has(touch)) return false;
        known.add(touch);
        return true;
      };
      const find: Find = (...selectors) =>
        selectors
          .flatMap((selector) => [
            ...(root.matches(selector) ? [root] : []),
            ...root.querySelectorAll(selector),
          ])
          .filter(isNew);
      try {
        touch(find, touching);
      } catch (error) {
        report({ source: 'touches', phase: 'mount', error, element: root });
      }
    }
  };
  const onFound = ({ root }: { readonly root: Element }) => run(root);
  run(doc.documentElement);
  bus.on('content:found', onFound);
  return () => {
    bus.off('content:found', onFound);
    abort.abort();
    for (const undo of undos.reverse()) undo();
    changes.undo();
  };
};
