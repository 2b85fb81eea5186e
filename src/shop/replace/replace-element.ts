import { patchElement } from './patch-element';
import { focusText } from '../../runtime/kit';

const FOCUSABLE =
  'a[href], summary, [tabindex], :is(button, input, select, textarea):not([type=hidden], :disabled)';

/**
 * Carries the focus over a replacement: to the same control, else to the one now in its place, else
 * to the replaced element. `replace` returns the element that is there afterwards.
 */
export const keepFocus = (root: Element, replace: () => Element | null): void => {
  const active = root.ownerDocument.activeElement;
  if (!active || !root.contains(active)) {
    replace();
    return;
  }
  const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const index = controlsOf(root).indexOf(active as HTMLElement);
  const now = replace();
  if (index < 0 || active.isConnected || !now) return;
  const controls = controlsOf(now);
  const successor =
    controls.find(({ id }) => id !== '' && id === active.id) ?? controls[index] ?? controls.at(-1);
  if (successor) successor.focus({ preventScroll: true });
  else focusText(now as HTMLElement);
};

/** The only element of a fragment, or null where it has other content too. */
const soleElement = ({ childNodes }: DocumentFragment): Element | null => {
  const [first, ...others] = [...childNodes].filter(
    (node) => node instanceof Element || node.nodeValue?.trim(),
  );
  return first instanceof Element && others.length === 0 ? first : null;
};

interface Replaced {
  /** The element now in its place; null where there is none. */
  readonly shown: Element | null;
  /** Whether it contains new elements. */
  readonly hasNew: boolean;
}

/** Replaces an element with a copy of sanitised server HTML, touching only the differences. */
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
