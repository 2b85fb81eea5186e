import * as divi from '../runtime/names/divi';
import * as names from './names';
import { byId } from '../runtime/kit';
import type { Page } from '../runtime/page';
import type { Environment } from './environment';
import type { Start } from '../runtime/definition';
import { startSticky } from './start-sticky';

/**
 * Minimum width at which the header of the Extra theme is fixed, including the scrollbar
 * (specification S9.21).
 */
const EXTRA_FIXED = 1024;

/** The height that a header shrinks to, from a copy that is never painted. */
const shrunkHeight = (header: HTMLElement) => {
  const copy = header.cloneNode(true) as HTMLElement;
  copy.classList.add(names.fixedHeader, names.temporary);
  header.after(copy);
  const { offsetHeight } = copy;
  copy.remove();
  return offsetHeight;
};

/** The window of a visitor (sticky.md §4). */
const createFrontEnd = ({ window: win, document: doc, stores }: Page): Environment => {
  const { classList } = doc.body;
  const hasFixedNav = classList.contains(names.fixedNav);
  const isExtra = classList.contains(names.extra);
  const find = (id: string) => byId(doc, id);
  const heightOf = (id: string, measure = (bar: HTMLElement) => bar.offsetHeight) => {
    const bar = find(id);
    // Extra's header is fixed depending on the width alone.
    const isFixed =
      bar &&
      (isExtra && id === divi.mainHeader
        ? win.innerWidth >= EXTRA_FIXED
        : win.getComputedStyle(bar).position === 'fixed');
    return isFixed ? measure(bar) : 0;
  };
  const navigation = () =>
    heightOf(divi.mainHeader, shrunkHeight) + (isExtra ? 0 : heightOf(divi.topHeader));

  return {
    view: () => ({ scroll: win.scrollY, height: stores.$viewport.get().height }),
    onScroll: (scrolled) => stores.$scroll.listen(scrolled),
    bars: () => ({
      top: { always: heightOf(divi.adminBar), surrounding: hasFixedNav ? navigation() : 0 },
      bottom: { always: 0, surrounding: 0 },
    }),
    watched: [divi.adminBar, divi.topHeader, divi.mainHeader].flatMap((id) => find(id) ?? []),
  };
};

/** Sticks modules to the edges of the window (sticky.md). */
export const start: Start = (scope) => startSticky(scope, createFrontEnd(scope.page));
