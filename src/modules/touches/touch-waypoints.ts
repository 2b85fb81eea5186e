import { waypoint } from '../../runtime/kit';
import * as names from './names';
import type { Touch } from './touch';

/** Modules that the style sheet hides until they come into view (divi-modules.md §24.3). */
export const touchWaypoints: Touch = (find, { page, changes, undos }) => {
  const name = page.mode.isBuilder ? names.animatedInBuilder : names.animated;
  for (const element of find(`.${names.waypoint}`)) {
    undos.push(waypoint(page, element, () => changes.setClass(element, name, true)));
  }
};
