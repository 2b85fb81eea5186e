import * as names from './names';
import type { Enhancement } from './enhancement';
import { list, safeQuery, text } from '../../runtime/kit';

/** Selectors of modules that ask for a box-shadow overlay. */
export const boxShadowElements = { name: 'et_pb_box_shadow_elements', read: list(text()) };

/** Inner shadows lie over the content only on an element of their own (divi-modules.md §4.4). */
export const enhanceOverlays: Enhancement = (find, { page, changes, onEnd }) => {
  for (const selector of page.globals.get(boxShadowElements)) {
    for (const element of safeQuery(() => find(selector)) ?? []) {
      if (element.querySelector(`:scope > .${names.overlay}`)) continue;
      const overlay = page.document.createElement('div');
      overlay.className = names.overlay;
      changes.setClass(element, names.hasOverlay, true);
      element.prepend(overlay);
      onEnd(() => overlay.remove());
    }
  }
};
