/** Whether nothing hides an element itself; a closed panel around it does not count. */
export const isDisplayed = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none';
