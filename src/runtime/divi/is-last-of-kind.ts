/** Whether no later sibling has the class. */
export const isLastOfKind = (element: Element | null | undefined, className: string): boolean => {
  if (!element) return false;
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.classList.contains(className)) return false;
  }
  return true;
};
