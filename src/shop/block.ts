import type { ControllerScope } from '../runtime/controller-scope';
import { createChanges } from '../runtime/kit';
import { processing } from './kit';
import { cover } from './replace/cover';

const blocked = new WeakMap<Element, () => void>();

/** Whether an element or something around it waits for the server. */
export const isBlocked = (element: Element): boolean => element.closest(`.${processing}`) !== null;

/**
 * Covers an element while it waits: the class that style sheets and gateways know, the overlay, `inert`
 * for the keyboard and `aria-busy` for screen readers. The focus comes back afterwards. It ends with
 * its scope.
 */
export const block = (scope: ControllerScope, element: HTMLElement): void => {
  const { page, signal, onEnd } = scope;
  if (signal.aborted || isBlocked(element)) return;
  const focused = page.document.activeElement;
  const changes = createChanges();
  changes.setClass(element, processing, true);
  changes.setAttribute(element, 'inert', '');
  changes.setAttribute(element, 'aria-busy', 'true');
  const uncover = cover(scope, element, '#fff');
  const unblockIt = () => {
    forget();
    uncover();
    changes.undo();
    const { activeElement, body } = page.document;
    const isLost = !activeElement || activeElement === body;
    if (isLost && focused instanceof HTMLElement && element.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  };
  blocked.set(element, unblockIt);
  const forget = onEnd(() => unblock(element));
};

export const unblock = (element: Element): void => {
  const undo = blocked.get(element);
  blocked.delete(element);
  undo?.();
};
