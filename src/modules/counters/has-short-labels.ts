import * as names from './names';

/** Up to this width in pixels labels are short (divi-modules.md §11.1). */
const NARROW = 400;

/** Whether a clock has room for its short labels only. */
export const hasShortLabels = (root: HTMLElement): boolean => {
  const { clientWidth: width } = root;
  return root.closest(names.narrowColumns) !== null || (width > 0 && width <= NARROW);
};
