import { headerHeight } from './header-height';
import type { Page } from '../page';
import { smoothScroll } from '../smooth-scroll';

/** Duration of the old script's scrolling to an opened item or a replaced page (divi-modules.md §7, §8.4). */
const DURATION_MS = 400;
const GAP = 50;

/** Scrolls an element below the theme's bars, unless it already starts below `from`. */
export const scrollBelowHeader = (
  page: Page,
  element: Element,
  from = Number.POSITIVE_INFINITY,
): void => {
  const { window: win, document: doc } = page;
  const stuck = page.stuckAbove(element);
  if (stuck === null) return;
  const headers = Math.max(headerHeight(doc), stuck);
  const top = () => element.getBoundingClientRect().top + win.scrollY;
  if (from + headers <= top()) return;
  void smoothScroll(page, { top: () => top() - headers - GAP, durationMs: DURATION_MS });
};
