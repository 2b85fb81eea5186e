import { keepFocus } from './keep-focus';
import { patchElement } from './patch-element';

/** The element that a fragment consists of, or null where it holds several things. */
const soleElement = ({ childNodes }: DocumentFragment): Element | null => {
  const [first, ...others] = [...childNodes].filter(
    (node) => node instanceof Element || node.nodeValue?.trim(),
  );
  return first instanceof Element && others.length === 0 ? first : null;
};

interface Replaced {
  /** What stands there now; null where nothing does. */
  readonly shown: Element | null;
  /** Whether it holds elements that were not there before. */
  readonly hasNew: boolean;
}

/** Puts a copy of clean server HTML in the place of an element, touching only what differs. */
export const replaceElement = (target: Element, content: DocumentFragment): Replaced => {
  const sole = soleElement(content);
  if (sole && target.isEqualNode(sole)) return { shown: target, hasNew: false };
  let shown: Element | null = target;
  let hasNew = true;
  keepFocus(target, () => {
    if (sole?.nodeName === target.nodeName) {
      hasNew = patchElement(target, sole.cloneNode(true) as Element);
    } else {
      const copy = content.cloneNode(true) as DocumentFragment;
      shown = copy.firstElementChild;
      target.replaceWith(copy);
    }
    return shown;
  });
  return { shown, hasNew };
};
