import * as names from './names';
import type { Enhancement } from './enhancement';

/**
 * The style sheet hides content until a background clip can play. Content need not wait for a
 * decoration, so it is shown at once (divi-modules.md §1).
 */
export const enhancePreload: Enhancement = (find, { changes }) => {
  for (const element of find(`.${names.preload}`)) changes.setClass(element, names.preload, false);
};
