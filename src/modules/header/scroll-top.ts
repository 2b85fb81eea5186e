import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, focusText, makeButton, smoothScroll } from '../../runtime/kit';
import * as names from './names';

/** Pixels of scroll after which the button appears (specification S9.15). */
const AFTER = 800;
/** Specification S9.12. */
const DURATION_MS = 800;

/** The back-to-top button (specification S2.19). */
export const startScrollTop = (scope: ControllerScope): void => {
  const { page, changes, onEnd } = scope;
  const { document: doc, stores, labels } = page;
  const button = doc.querySelector<HTMLElement>(names.scrollTop);
  if (!button) return;
  makeButton(scope, button, {
    label: labels('toTop'),
    press: () => void smoothScroll(page, { top: () => 0, durationMs: DURATION_MS }),
  });
  const $isShown = atom<boolean | null>(null);
  onEnd(
    $isShown.listen((isShown, before) => {
      const isFirst = before === null;
      changes.setStyle(button, 'display', isFirst && !isShown ? null : 'block');
      changes.setClass(button, names.visible, isShown);
      changes.setClass(button, names.hidden, !isShown && !isFirst);
      // Faded out, it would still receive clicks and focus.
      changes.setStyle(button, 'pointer-events', isShown ? null : 'none');
      changes.setAttribute(button, 'tabindex', isShown ? '0' : '-1');
      // A visitor who pressed it continues from the start of the page.
      const start = byId(doc, names.pageContainer);
      if (!isShown && start && doc.activeElement === button) focusText(start, changes);
    }),
  );
  onEnd(stores.$scroll.subscribe(({ y }) => $isShown.set(y > AFTER)));
};
