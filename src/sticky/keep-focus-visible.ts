import type { ControllerScope } from '../runtime/controller-scope';
import type { StickyModule } from './sticky-module';
import type { StickyPage } from './sticky-page';
import { publishStores } from './publish-stores';

/** Pixels to scroll so that an element comes out from under stuck modules. */
const covered = (
  target: Element,
  modules: Iterable<StickyModule>,
  windowHeight: number,
): number => {
  const box = target.getBoundingClientRect();
  let [up, down] = [0, 0];
  for (const { element, edge, isSticky, placeholder } of modules) {
    if (!isSticky) continue;
    if (element.contains(target)) {
      // A module held back is out of view, and browsers do not scroll to a fixed element: its
      // placeholder decides.
      const isSeen = box.top >= 0 && box.bottom <= windowHeight;
      if (!isSeen) placeholder?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return 0;
    }
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) continue;
    if (edge === 'top') up = Math.max(up, bottom - box.top);
    else down = Math.max(down, box.bottom - top);
  }
  return down - up;
};

/** Keeps the focused element visible below stuck modules. */
const followFocus = ({ page, signal, listen }: ControllerScope, { sticky }: StickyPage): void => {
  const { document: doc, window: win } = page;
  const check = ({ target }: Event) => {
    if (!(target instanceof win.Element) || !target.matches(':focus-visible')) return;
    // The browser scrolls to it first.
    win.requestAnimationFrame(() => {
      if (signal.aborted) return;
      sticky.evaluate();
      const top = covered(target, sticky.modules.values(), win.innerHeight);
      if (top) win.scrollBy({ top, behavior: 'instant' });
    });
  };
  listen(doc, 'focusin', check);
};

/** Keeps focus visible, and publishes stores for other scripts. */
export const start = (scope: ControllerScope, stickyPage: StickyPage): void => {
  followFocus(scope, stickyPage);
  publishStores(scope, stickyPage);
};
