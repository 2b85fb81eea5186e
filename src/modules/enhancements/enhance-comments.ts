import * as names from './names';
import type { Enhancement } from './enhancement';

/** Buttons of a comments module look like the builder's (divi-modules.md §12.1). */
export const enhanceComments: Enhancement = (find, { changes }) => {
  for (const root of find(`.${names.comments}`)) {
    for (const button of root.querySelectorAll(names.commentButtons)) {
      changes.setClass(button, names.button, true);
      for (const suffix of names.iconSuffixes) {
        const icon = root.getAttribute(`data-icon${suffix}`);
        if (!icon) continue;
        changes.setAttribute(button, `data-icon${suffix}`, icon);
        changes.setClass(button, names.customIcon, true);
      }
    }
  }
};
