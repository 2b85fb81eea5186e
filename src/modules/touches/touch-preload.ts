import * as names from './names';
import type { Touch } from './touch';

/**
 * The style sheet hides content until a background clip can play. Content need not wait for a
 * decoration, so it is shown at once (contract divi-modules.md §1.1).
 */
export const touchPreload: Touch = (find, { changes }) => {
  for (const element of find(`.${names.preload}`)) changes.setClass(element, names.preload, false);
};
