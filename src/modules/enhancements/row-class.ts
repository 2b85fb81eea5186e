/** A column without a type counts as a whole row. */
const WHOLE = '4_4';

const equal: Readonly<Record<string, string>> = {
  '_1-4_1-4_1-4_1-4': '_4col',
  '_1-5_1-5_1-5_1-5_1-5': '_5col',
  '_1-6_1-6_1-6_1-6_1-6_1-6': '_6col',
};

/**
 * The class of a row by the types of its columns (`1_4`), or null where the style sheet needs none.
 * Without it quarters break on tablets (divi-modules.md §4.2).
 */
export const rowClass = (types: readonly (string | null)[]): string | null => {
  const key = types.map((type) => `_${(type ?? WHOLE).replace('_', '-')}`).join('');
  if (!/1-4|1-5_1-5|1-6_1-6/.test(key)) return null;
  return `et_pb_row${equal[key] ?? key}`;
};
