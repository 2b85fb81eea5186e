/** Key codes as the old editor listed them: digits from 49, 0, minus, arrows clockwise from the top. */
const lists: Readonly<Record<string, readonly string[]>> = {
  sectionLayout: ['49', '50', '51'],
  rowLayout: ['49', '50', '51', '52', '53', '54', '55', '56', '57', '48', '189'],
  arrowDirections: ['38', '39', '40', '37'],
};

/** The key codes of a list, as texts; false for an unknown one (specification S2.23). */
export const keyboardList = (name: string = ''): readonly string[] | false =>
  (Object.hasOwn(lists, name) && lists[name]) || false;
