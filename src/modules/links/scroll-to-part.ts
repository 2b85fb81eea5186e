import { byId, smoothScroll } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import type { Page } from '../../runtime/page';
import * as names from './late-names';

/** Specification S9.12. */
const DURATION_MS = 800;

/**
 * Pixels at the top of the window that bars cover now. The style sheet fixes the theme's bars above
 * 980 px and the admin bar above 600 px (contract divi-layout-effects.md §6.1); where it says
 * otherwise, it counts.
 */
const covered = ({ document: doc, window: win }: Page): number => {
  const isVertical = doc.body.classList.contains(divi.verticalNav);
  const ids = [divi.adminBar, ...(isVertical ? [] : [divi.topHeader, divi.mainHeader])];
  const bars = ids.flatMap((id) => byId(doc, id) ?? []);
  const built = doc.querySelectorAll<HTMLElement>(`.${names.builtHeader} .${names.fixedSection}`);
  return [...bars, ...built]
    .filter((bar) => /fixed|sticky/.test(win.getComputedStyle(bar).position))
    .reduce((sum, bar) => sum + bar.offsetHeight, 0);
};

/** Scrolls until an element stands below the bars; resolves when it does or the visitor took over. */
export const scrollToPart = (
  page: Page,
  element: Element,
  durationMs = DURATION_MS,
): Promise<void> => {
  const { window: win } = page;
  const pinned = page.pinnedAbove(element);
  // What is pinned is in view already (contract sticky.md §15).
  if (pinned === null) return Promise.resolve();
  const margin = Number.parseFloat(win.getComputedStyle(element).scrollMarginTop) || 0;
  return smoothScroll(page, {
    // The header shrinks on the way, so both are read anew.
    top: () =>
      element.getBoundingClientRect().top + win.scrollY - Math.max(covered(page), pinned) - margin,
    durationMs,
  });
};
