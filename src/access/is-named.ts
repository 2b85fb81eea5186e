/** Whether the page itself names an element other than by its contents; such names are kept. */
export const isNamed = (element: Element): boolean =>
  element.matches('[aria-label]:not([aria-label=""]),[aria-labelledby]');
