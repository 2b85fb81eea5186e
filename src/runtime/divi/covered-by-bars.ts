import { byId } from '../by-id';
import * as divi from '../names/divi';
import type { Page } from '../page';

/**
 * Pixels at the top of the window that bars cover now. By default the theme's bars are fixed above
 * 980 px and the admin bar above 600 px (divi-layout.md §5.1); computed styles decide.
 */
export const coveredByBars = ({
  document: doc,
  window: win,
}: Pick<Page, 'document' | 'window'>): number => {
  const isVertical = doc.body.classList.contains(divi.verticalNav);
  const ids = [divi.adminBar, ...(isVertical ? [] : [divi.topHeader, divi.mainHeader])];
  const bars = ids.flatMap((id) => byId(doc, id) ?? []);
  const built = doc.querySelectorAll<HTMLElement>(`.${divi.builtHeader} .${divi.fixedSection}`);
  return [...bars, ...built]
    .filter((bar) => /fixed|sticky/.test(win.getComputedStyle(bar).position))
    .reduce((sum, bar) => sum + bar.offsetHeight, 0);
};
