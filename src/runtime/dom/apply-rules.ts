import type { Changes, StyledElement } from './changes';

/** Attribute → value; null removes it, undefined keeps the server's. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** Class → on or off; null keeps the server's. */
export type Classes = Readonly<Record<string, boolean | null>>;
/** Property → value with unit; null keeps the server's. */
export type Styles = Readonly<Record<string, string | null>>;

/** Computes an element's values from its position in the list. */
export type Rule<Values, E extends Element = Element> = (index: number, element: E) => Values;

export const applyAttributes = (
  changes: Changes,
  elements: readonly Element[],
  rule: Rule<Attributes>,
): void => {
  elements.forEach((element, index) => {
    for (const [name, value] of Object.entries(rule(index, element))) {
      changes.setAttribute(element, name, value == null ? value : String(value));
    }
  });
};

export const applyClasses = (
  changes: Changes,
  elements: readonly Element[],
  rule: Rule<Classes>,
): void => {
  elements.forEach((element, index) => {
    for (const [name, isOn] of Object.entries(rule(index, element))) {
      changes.setClass(element, name, isOn);
    }
  });
};

export const applyStyles = <E extends StyledElement>(
  changes: Changes,
  elements: readonly E[],
  rule: Rule<Styles, E>,
): void => {
  elements.forEach((element, index) => {
    for (const [property, value] of Object.entries(rule(index, element))) {
      changes.setStyle(element, property, value);
    }
  });
};

export interface CollapseRule {
  readonly isCollapsed: (index: number) => boolean;
  /** `display` of an open element; null for that of the style sheet. */
  readonly displayOf: (index: number, element: Element) => string | null;
}

/** Browsers with `beforematch` support find-in-page in collapsed content. */
const isFindable = (element: Element) => 'onbeforematch' in element;

/** Collapses elements so that find-in-page still finds them and fires `beforematch`. */
export const applyCollapsed = (
  changes: Changes,
  elements: readonly HTMLElement[],
  { isCollapsed, displayOf }: CollapseRule,
): void => {
  applyAttributes(changes, elements, (index, element) => ({
    hidden: isCollapsed(index) && isFindable(element) ? 'until-found' : undefined,
  }));
  applyStyles(changes, elements, (index, element) => {
    const isKept = isCollapsed(index) && isFindable(element);
    // The content of a collapsed element has no layout, but its own box has, also by important rules.
    const none = isKept ? '0 !important' : null;
    return {
      display: isKept ? 'block' : isCollapsed(index) ? 'none' : displayOf(index, element),
      'min-height': none,
      padding: none,
      margin: none,
      'border-width': none,
    };
  });
};
