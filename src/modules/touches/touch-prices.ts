import * as names from './names';
import type { Touch } from './touch';

/** A currency sign stands before its price without moving it (contract divi-modules.md §21). */
export const touchPrices: Touch = (find, { page, changes, signal }) => {
  const signs = find(`.${names.dollar}`).filter((sign) =>
    sign.parentElement?.querySelector(`.${names.sum}`),
  );
  const measure = () => {
    if (signal.aborted) return;
    for (const sign of signs) {
      if (sign.offsetWidth > 0) changes.setStyle(sign, 'margin-left', `${-sign.offsetWidth}px`);
    }
  };
  measure();
  // A font that arrives later has other widths.
  if (signs.length > 0) void page.document.fonts?.ready.then(measure);
};
