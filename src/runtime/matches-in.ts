/** What matches in a subtree, itself included. */
export const matchesIn = (subtree: Element, selector: string): Element[] => [
  ...(subtree.matches(selector) ? [subtree] : []),
  ...subtree.querySelectorAll(selector),
];
