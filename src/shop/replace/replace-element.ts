import { keepFocus } from './keep-focus';
import { patchElement } from './patch-element';

/** The element that a piece of HTML consists of, or null where it holds several things. */
const soleElement = ({ childNodes }: DocumentFragment): Element | null => {
  const [first, ...others] = [...childNodes].filter(
    (node) => node instanceof Element || node.nodeValue?.trim(),
  );
  return first instanceof Element && others.length === 0 ? first : null;
};

/**
 * Puts a copy of clean server HTML in the place of an element, touching only what differs. Returns
 * what stands there now, null where nothing changed.
 */
export const replaceElement = (target: Element, content: DocumentFragment): Element | null => {
  const sole = soleElement(content);
  if (sole && target.isEqualNode(sole)) return null;
  let shown: Element | null = target;
  keepFocus(target, () => {
    if (sole?.nodeName === target.nodeName) {
      patchElement(target, sole.cloneNode(true) as Element);
    } else {
      const copy = content.cloneNode(true) as DocumentFragment;
      shown = copy.firstElementChild;
      target.replaceWith(copy);
    }
    return shown;
  });
  return shown;
};
