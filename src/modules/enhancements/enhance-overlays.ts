import * as names from './names';
import type { Enhancement } from './enhancement';
import { list, text } from '../../runtime/kit';

/** Selectors of modules that ask for a box-shadow overlay. */
export const boxShadowElements = { name: 'et_pb_box_shadow_elements', read: list(text()) };

/** Inner shadows lie over the content only on an element of their own (divi-modules.md §2.5). */
export const enhanceOverlays: Enhancement = (find, { page, changes, onEnd }) => {
  for (const selector of page.globals.get(boxShadowElements)) {
    let elements: readonly HTMLElement[] = [];
    try {
      elements = find(selector);
    } catch {
      // A selector from the configuration that no browser understands names nothing.
    }
    for (const element of elements) {
      if (element.querySelector(`:scope > .${names.overlay}`)) continue;
      const overlay = page.document.createElement('div');
      overlay.className = names.overlay;
      changes.setClass(element, names.hasOverlay, true);
      element.prepend(overlay);
      onEnd(() => overlay.remove());
    }
  }
};
