/** Focuses an element that takes no focus by itself, without leaving it in the tab order. */
export const focusText = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};
