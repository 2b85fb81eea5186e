import type { Changes } from './changes';

/**
 * Focuses an element that is not focusable, without leaving it in the tab order. With a ledger it
 * is restored even if the element still has the focus then.
 */
export const focusText = (element: HTMLElement, changes?: Changes): void => {
  if (!element.hasAttribute('tabindex')) {
    if (changes) changes.setAttribute(element, 'tabindex', '-1');
    else element.tabIndex = -1;
    const restore = () => {
      if (changes) changes.setAttribute(element, 'tabindex', undefined);
      else element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus({ preventScroll: true });
};
