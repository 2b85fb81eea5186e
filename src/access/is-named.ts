/** Whether the page names an element itself, other than by its contents: that stays. */
export const isNamed = (element: Element): boolean =>
  element.matches('[aria-label]:not([aria-label=""]),[aria-labelledby]');
