import { headerHeight, smoothScroll } from '../runtime/kit';
import type { Page } from '../runtime/page';

/** Specification S9.06: one second, 100 px above; below a header that stays in place. */
const DURATION_MS = 1000;
const GAP = 100;
const FIXED = 'et_fixed_nav';

export const scrollToNotices = (page: Page, target: Element | null): void => {
  if (!target) return;
  const { window: win, document: doc } = page;
  const header = doc.body.classList.contains(FIXED) ? headerHeight(doc) : 0;
  void smoothScroll(page, {
    top: () => target.getBoundingClientRect().top + win.scrollY - GAP - header,
    durationMs: DURATION_MS,
  });
};
