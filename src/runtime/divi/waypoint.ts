import { flag, list, shape, text } from '../config/reader';
import { isLastOfKind } from './is-last-of-kind';
import * as divi from '../names/divi';
import type { Page } from '../page';
import { safeQuery } from '../patterns/safe-query';

/** The part of `et_pb_custom` that waypoints read. */
export const waypointConfig = {
  name: divi.pageConfig,
  read: shape({
    ignore_waypoints: flag(),
    waypoints_options: shape({ context: list(text()) }),
  }),
};

/** More pixels than any page is long. */
const ABOVE = 10_000_000;

/** The closest scroll container that the site has configured, or the window (specification S3.07). */
const contextOf = (element: Element, selectors: readonly string[]) => {
  for (const selector of selectors) {
    const context = safeQuery(() => element.closest(selector));
    if (context) return context;
  }
  return null;
};

/**
 * Whether nothing below it can be scrolled to, so that its bottom counts (divi-modules.md §13.1). A
 * footer built of sections has a last row of its own.
 */
export const isInLastRow = (element: Element): boolean => {
  const row = element.closest(`.${divi.row}`);
  const sections = element.ownerDocument.getElementsByClassName(divi.section);
  const section = row?.closest(`.${divi.section}`);
  return isLastOfKind(row, divi.row) && section === sections[sections.length - 1];
};

/**
 * Calls back once when the top of an element comes into view; the bottom in the last row of the
 * page, unless the top counts `everywhere`. Immediately in a builder, where the site ignores
 * waypoints, and without IntersectionObserver.
 */
export const waypoint = (
  { window: win, globals, mode }: Page,
  element: Element,
  reached: () => void,
  everywhere = false,
): (() => void) => {
  const { ignore_waypoints: isIgnored, waypoints_options: options } = globals.get(waypointConfig);
  if (isIgnored || mode.isBuilder || !('IntersectionObserver' in win)) {
    reached();
    return () => {};
  }
  const needsBottom = !everywhere && isInLastRow(element);
  const observer = new win.IntersectionObserver(
    (seen) => {
      const isReached = seen.some(({ boundingClientRect: box, rootBounds, isIntersecting }) => {
        // A box without size is not displayed: it waits until its panel opens.
        if (box.width === 0 && box.height === 0) return false;
        const bottom = rootBounds?.bottom ?? win.innerHeight;
        const isSeen = isIntersecting || box.top <= bottom;
        // The observer reports it once while it is far below.
        return (
          isSeen && (!needsBottom || box.bottom <= bottom + 1 || box.height >= win.innerHeight)
        );
      });
      if (!isReached) return;
      observer.disconnect();
      reached();
    },
    {
      root: contextOf(element, options.context),
      // Elements above the view, skipped by a jump, count as passed too.
      rootMargin: `${ABOVE}px 0px 0px`,
      threshold: [0, 0.25, 0.5, 0.75, 1],
    },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
