import { styleOf } from '../dom/style-of';
import type { EarlyChanges } from '../first-layout';

interface Change {
  readonly element: Element;
  readonly attribute: 'class' | 'style';
  readonly before: string | null;
  readonly after: string | null;
  /** Undoes this change only, for attributes that another script has changed since. */
  readonly undo: () => void;
}

/**
 * The ledger of the first layout. It restores the server's exact text, as browsers re-serialise
 * classes and styles; where others have changed more since, only our own change is undone.
 */
export const createEarlyChanges = (): EarlyChanges & { undo(): void } => {
  const changes: Change[] = [];
  const keep = (element: Element, attribute: Change['attribute'], write: () => Change['undo']) => {
    const before = element.getAttribute(attribute);
    const undo = write();
    changes.push({ element, attribute, before, after: element.getAttribute(attribute), undo });
  };
  return {
    setClass: (element, name, isOn) =>
      keep(element, 'class', () => {
        const { classList } = element;
        const was = classList.contains(name);
        classList.toggle(name, isOn);
        return () => classList.toggle(name, was);
      }),
    setStyle: (element, property, value) =>
      keep(element, 'style', () => {
        const style = styleOf(element) as CSSStyleDeclaration;
        const read = () => style.getPropertyValue(property);
        const was = [read(), style.getPropertyPriority(property)] as const;
        style.setProperty(property, value);
        // As the browser serialises it.
        const now = read();
        return () => {
          if (read() === now) style.setProperty(property, ...was);
        };
      }),
    undo() {
      for (const { element, attribute, before, after, undo } of changes.reverse()) {
        if (element.getAttribute(attribute) !== after) undo();
        else if (before === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, before);
      }
      changes.length = 0;
    },
  };
};
