import { coveredByBars, smoothScroll } from '../../runtime/kit';
import type { Page } from '../../runtime/page';

/** Specification S9.12. */
const DURATION_MS = 800;

/** Scrolls until an element stands below the bars; resolves when it does or the visitor took over. */
export const scrollToAnchor = (
  page: Page,
  element: Element,
  durationMs = DURATION_MS,
): Promise<void> => {
  const { window: win } = page;
  const pinned = page.pinnedAbove(element);
  // What is pinned is in view already (sticky.md §12).
  if (pinned === null) return Promise.resolve();
  const margin = Number.parseFloat(win.getComputedStyle(element).scrollMarginTop) || 0;
  return smoothScroll(page, {
    // The header shrinks or grows on the way, so both are read anew.
    top: () =>
      element.getBoundingClientRect().top +
      win.scrollY -
      Math.max(coveredByBars(page), pinned) -
      margin,
    durationMs,
  });
};
