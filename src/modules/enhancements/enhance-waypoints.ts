import { waypoint } from '../../runtime/kit';
import * as names from './names';
import type { Enhancement } from './enhancement';

/** Modules that the style sheet hides until they come into view (divi-modules.md §13.2). */
export const enhanceWaypoints: Enhancement = (
  find,
  { page, changes, signal, guard, inBackground, onEnd },
) => {
  const name = page.mode.isBuilder ? names.animatedInBuilder : names.animated;
  const { window: win } = page;
  /** Shows what no rule of the style sheet has shown once its animation is over. */
  const showRest = async (element: HTMLElement) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    if (!signal.aborted && win.getComputedStyle(element).opacity === '0') {
      changes.setClass(element, names.waypoint, false);
    }
  };
  for (const element of find(`.${names.waypoint}`)) {
    const reached = () => {
      changes.setClass(element, name, true);
      win.requestAnimationFrame(() => inBackground(showRest(element)));
    };
    onEnd(waypoint(page, element, guard(reached)));
  }
};
