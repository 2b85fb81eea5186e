import * as names from './names';
import type { Enhancement } from './enhancement';

/** A currency sign stands before its price without moving it (divi-modules.md §12.3). */
export const enhancePrices: Enhancement = (find, { page, changes, signal, inBackground }) => {
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
  const { fonts } = page.document;
  if (signs.length > 0 && fonts) inBackground(fonts.ready.then(measure));
};
