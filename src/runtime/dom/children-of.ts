/** Matching direct children, so that nested modules of the same kind keep theirs. */
export const childrenOf = (parent: Element | undefined, selector: string): HTMLElement[] =>
  [...(parent?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );

/** The shallowest matching descendants: children, else grandchildren, and so on. */
export const shallowest = (root: Element, selector: string): HTMLElement[] => {
  let level: Element[] = [...root.children];
  while (level.length > 0) {
    const found = level.filter((element) => element.matches(selector));
    if (found.length > 0) return found as HTMLElement[];
    level = level.flatMap((element) => [...element.children]);
  }
  return [];
};

/** Index of the element that an event happened in; -1 for none. */
export const indexOfElement = (elements: readonly Element[], target: EventTarget | null): number =>
  elements.findIndex((element) => target instanceof Node && element.contains(target));
