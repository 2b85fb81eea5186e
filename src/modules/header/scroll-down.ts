import type { ControllerScope } from '../../runtime/controller-scope';
import { coveredByBars, focusText, smoothScroll } from '../../runtime/kit';
import * as names from './full-screen-names';

/** divi-layout.md §6.1. */
const DURATION_MS = 800;

/** The next section on the page; sections hidden on this device are skipped. */
const following = (section: Element): HTMLElement | null => {
  for (let at: Element | null = section; at; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement && next.getClientRects().length > 0) return next;
    }
  }
  return null;
};

/** The arrow at the bottom of a header scrolls to the content below it and moves the focus there. */
export const startScrollDown = ({ page, changes, listen, inBackground }: ControllerScope): void => {
  const { document: doc, window: win, labels } = page;
  for (const link of doc.querySelectorAll(names.scrollLink)) {
    if (link.textContent?.trim() === '' || link.querySelector('.et-pb-icon')) {
      // The character of an icon font is no name.
      changes.setAttribute(link, 'aria-label', labels(['scrollDown', 'Scroll down']));
    }
  }
  listen(doc, 'click', (event) => {
    const link = (event.target as Element).closest(names.scrollLink);
    const section = link?.closest('section');
    if (!section || event.defaultPrevented) return;
    event.preventDefault();
    const next = following(section);
    if (!next) return;
    // Not after scrolling: by then the visitor may be elsewhere, or Skerry may have ended.
    focusText(next, changes);
    inBackground(
      smoothScroll(page, {
        // The bars shrink while scrolling.
        top: () =>
          next.getBoundingClientRect().top +
          win.scrollY -
          Math.max(coveredByBars(page), page.stuckAbove(next) ?? 0),
        durationMs: DURATION_MS,
      }),
    );
  });
};
