/** The direction in force at an element. */
export const isRtl = (element: Element): boolean =>
  element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl';
