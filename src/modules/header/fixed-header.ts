import type { Part } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';

/** How long the style sheet moves the page, in milliseconds (contract divi-layout-effects.md §4.1). */
const TRANSITION_MS = 400;
/** Specification S9.15. */
const HIDDEN_OFFSET = 200;

/** Pixels of scroll after which a header of this height shrinks. */
export const shrinkAfter = (height: number): number => (height <= 90 ? 29 : 56);

/** The header shrinks when the page is scrolled and grows again at the top (specification S4.40). */
export const startFixedHeader = ({ page, changes, is, find, undos }: Part): void => {
  const { window: win, stores } = page;
  const header = find(divi.mainHeader);
  if (!header || is(names.extra) || !(is(names.fixedNav) || is(names.verticalFixed))) return;
  const bars = [header, find(divi.topHeader)].flatMap((bar) => bar ?? []);
  const container = find(names.pageContainer);
  const full = bars.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const after = is(names.hideNav) ? HIDDEN_OFFSET : shrinkAfter(full);
  let timer = 0;
  let isFixed = false;

  const announce = (marginTop: number) => {
    const tell = (type: string) =>
      win.dispatchEvent(new CustomEvent(type, { detail: { marginTop } }));
    tell(names.transitionStart);
    win.clearTimeout(timer);
    timer = win.setTimeout(() => tell(names.transitionEnd), TRANSITION_MS);
  };
  undos.push(
    stores.$scroll.subscribe(({ y }) => {
      if (isFixed === y >= after) return;
      isFixed = !isFixed;
      for (const bar of bars) changes.setClass(bar, names.fixed, isFixed);
      if (container) changes.setClass(container, names.animated, true);
      announce(isFixed ? 0 : -1);
    }),
    () => win.clearTimeout(timer),
  );
};
