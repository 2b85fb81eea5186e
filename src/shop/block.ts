import { createChanges } from '../runtime/kit';
import type { Page } from '../runtime/page';
import { processing } from './kit';
import { cover } from './replace/cover';

const blocked = new WeakMap<Element, () => void>();

/** Whether a part or something around it waits for the server. */
export const isBlocked = (element: Element): boolean => element.closest(`.${processing}`) !== null;

/**
 * Covers a part while it waits: the class that style sheets and gateways know, the overlay, `inert`
 * for the keyboard and `aria-busy` for screen readers. The focus comes back afterwards.
 */
export const block = (page: Page, element: HTMLElement): void => {
  if (isBlocked(element)) return;
  const focused = page.document.activeElement;
  const uncover = cover(page, element, '#fff');
  const changes = createChanges();
  changes.setClass(element, processing, true);
  changes.setAttribute(element, 'inert', '');
  blocked.set(element, () => {
    uncover();
    changes.undo();
    const { activeElement, body } = page.document;
    const isLost = !activeElement || activeElement === body;
    if (isLost && focused instanceof HTMLElement && element.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  });
};

export const unblock = (element: Element): void => {
  blocked.get(element)?.();
  blocked.delete(element);
};
