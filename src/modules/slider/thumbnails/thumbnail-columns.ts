/** Columns with room for four thumbnails (divi-modules.md §6.6). */
const wide = ['4_4', '3_4', '2_3'];
const narrow = ['1_5', '1_6'];
const TABLET = 768;

/** How many thumbnails stand side by side, by the type of the column around them. */
export const thumbnailColumns = (columnType: string, windowWidth: number): number => {
  if (wide.includes(columnType)) return windowWidth >= TABLET ? 4 : 3;
  if (columnType === '3_5') return 4;
  return narrow.includes(columnType) ? 2 : 3;
};
