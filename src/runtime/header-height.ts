import { byId } from './by-id';
import * as divi from './names/divi';

/** Pixels that the theme's bars take at the top: admin bar, secondary and main header. */
export const headerHeight = (doc: Document): number => {
  const isVertical = doc.body.classList.contains(divi.verticalNav);
  return [divi.adminBar, divi.topHeader, ...(isVertical ? [] : [divi.mainHeader])]
    .map((id) => byId(doc, id)?.offsetHeight ?? 0)
    .reduce((sum, height) => sum + height, 0);
};
