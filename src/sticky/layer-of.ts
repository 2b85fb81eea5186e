import * as names from './names';

/** The layer of a pinned module (specification S4.55). */
export const layerOf = (element: Element): number => {
  if (element.closest(names.header)) return 10_010;
  return element.closest(names.footer) ? 9990 : 10_000;
};
