import type { ControllerScope } from '../../runtime/controller-scope';
import { coveredByBars, focusText, smoothScroll } from '../../runtime/kit';
import * as names from './full-screen-names';

/** divi-layout.md §6.1. */
const DURATION_MS = 800;

/** What follows a section on the page; what this device does not show is nowhere to be led to. */
const following = (section: Element): HTMLElement | null => {
  for (let at: Element | null = section; at; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement && next.getClientRects().length > 0) return next;
    }
  }
  return null;
};

/** The arrow at the foot of a header leads to what comes below it; the focus goes along. */
export const startScrollDown = ({ page, changes, listen, inBackground }: ControllerScope): void => {
  const { document: doc, window: win, labels } = page;
  for (const link of doc.querySelectorAll(names.scrollLink)) {
    if (link.textContent?.trim() === '' || link.querySelector('.et-pb-icon')) {
      // An icon's character is no name.
      changes.setAttribute(link, 'aria-label', labels('scrollDown'));
    }
  }
  listen(doc, 'click', (event) => {
    const link = (event.target as Element).closest(names.scrollLink);
    const section = link?.closest('section');
    if (!section || event.defaultPrevented) return;
    event.preventDefault();
    const next = following(section);
    if (!next) return;
    // Not once the page is there: the visitor may be elsewhere by then, or Skerry have ended.
    focusText(next, changes);
    inBackground(
      smoothScroll(page, {
        // The bars shrink on the way.
        top: () =>
          next.getBoundingClientRect().top +
          win.scrollY -
          Math.max(coveredByBars(page), page.stuckAbove(next) ?? 0),
        durationMs: DURATION_MS,
      }),
    );
  });
};
