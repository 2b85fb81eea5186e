import { byId } from '../by-id';
import * as divi from '../names/divi';

/** The editor's bar is outside a page that it shows narrowed or zoomed. */
const OUTSIDE = /\bet-fb-preview--(zoom|tablet|phone)\b/;

/** Pixels that the theme's bars take at the top: admin bar, secondary and main header. */
export const headerHeight = (doc: Document): number => {
  const isVertical = doc.body.classList.contains(divi.verticalNav);
  const adminBar = OUTSIDE.test(doc.documentElement.className) ? [] : [divi.adminBar];
  const ids = [...adminBar, divi.topHeader, ...(isVertical ? [] : [divi.mainHeader])];
  return ids.reduce((sum, id) => sum + (byId(doc, id)?.offsetHeight ?? 0), 0);
};
