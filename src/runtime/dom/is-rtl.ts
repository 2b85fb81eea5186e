/** Whether the computed direction of an element is right-to-left. */
export const isRtl = (element: Element): boolean =>
  element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl';
