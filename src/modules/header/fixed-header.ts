import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { byId } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';
import { startPageOffset } from './page-offset';

/** Duration of the style sheet's transition, in milliseconds (divi-layout.md §3.1). */
const TRANSITION_MS = 400;

/** Scroll position after which a header of this height shrinks, in pixels. */
export const shrinkAfter = (height: number): number => (height <= 90 ? 29 : 56);

/** The header shrinks when the page is scrolled and is restored at the top (specification S4.40). */
const startFixedHeader = ({ page, changes, after, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const is = (name: string) => doc.body.classList.contains(name);
  const header = byId(doc, divi.mainHeader);
  if (!header || is(names.extra) || !(is(names.fixedNav) || is(names.verticalFixed))) return;
  const bars = [header, byId(doc, divi.topHeader)].flatMap((bar) => bar ?? []);
  const container = byId(doc, names.pageContainer);
  const full = bars.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  // Images that load later may make the page long enough to hide its header.
  const threshold = () => (is(names.hideNav) ? names.hiddenOffset : shrinkAfter(full));
  let cancelEnd = () => {};
  const $isFixed = atom(false);

  const announce = (marginTop: number) => {
    const emit = (type: string) =>
      win.dispatchEvent(new CustomEvent(type, { detail: { marginTop } }));
    emit(names.transitionStart);
    cancelEnd();
    cancelEnd = after(TRANSITION_MS, () => emit(names.transitionEnd));
  };
  onEnd(
    $isFixed.listen((isFixed) => {
      for (const bar of bars) changes.setClass(bar, names.fixed, isFixed);
      if (container) changes.setClass(container, names.animated, true);
      announce(isFixed ? 0 : -1);
    }),
  );
  onEnd(stores.$scroll.subscribe(({ y }) => $isFixed.set(y >= threshold())));
};

/** A header that covers the page: its space comes first, so that measurements find the final positions. */
export const startFixed: Start = (scope) => {
  for (const each of [startPageOffset, startFixedHeader]) scope.guard(each, 'start')(scope);
};
