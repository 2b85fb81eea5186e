import { listen } from '../runtime/kit';
import type { Page } from '../runtime/page';
import type { View } from './decide';
import type { PinnedModule } from './pinned-module';
import type { Running } from './start-sticky';

/** Pixels to scroll so that a module is no longer held back by its limit. */
const heldBack = (module: PinnedModule, { scroll, height }: View): number => {
  const { edge, heightSticky, isPaused, limit, offset, surrounding } = module;
  if (!isPaused) return 0;
  return edge === 'top'
    ? (limit.bottom?.bottom ?? 0) - surrounding.bottom - heightSticky - offset.top - scroll
    : (limit.top?.top ?? 0) + surrounding.top + heightSticky + offset.bottom - scroll - height;
};

/** Pixels to scroll so that an element comes out from under pinned modules, or into view with its own. */
const covered = (target: Element, modules: Iterable<PinnedModule>, view: View): number => {
  const box = target.getBoundingClientRect();
  let [up, down] = [0, 0];
  for (const module of modules) {
    const { element, edge, isSticky } = module;
    if (!isSticky) continue;
    if (element.contains(target)) {
      // No browser scrolls to what is fixed.
      return box.top < 0 || box.bottom > view.height ? heldBack(module, view) : 0;
    }
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) continue;
    if (edge === 'top') up = Math.max(up, bottom - box.top);
    else down = Math.max(down, box.bottom - top);
  }
  return down - up;
};

/** Keyboards never lose what has the focus below a pinned module. */
export const followFocus = (
  { document: doc, window: win, report }: Page,
  { environment, sticky, signal }: Running,
): void => {
  const check = ({ target }: Event) => {
    if (!(target instanceof win.Element) || !target.matches(':focus-visible')) return;
    // The browser scrolls to it first.
    win.requestAnimationFrame(() => {
      if (signal.aborted) return;
      sticky.evaluate();
      const top = covered(target, sticky.modules.values(), environment.view());
      if (top) win.scrollBy({ top, behavior: 'instant' });
    });
  };
  listen(doc, 'focusin', check, { signal, report, source: 'sticky' });
};
