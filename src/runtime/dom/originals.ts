import { styleOf } from './style-of';

/**
 * The exact text of `class` and `style` before Skerry's first change to an element. Browsers
 * re-serialise both when a part changes (white space, quotes, order), so undoing a change does not
 * restore the server's text. This does, as soon as the meaning is the same again.
 */
interface Original {
  holders: number;
  readonly className: string | null;
  readonly style: string | null;
  /** The inline declarations as parsed by the browser. */
  readonly declarations: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

const known = new WeakMap<Element, Original>();

const tokens = (value: string | null) => (value ?? '').split(/\s+/).filter(Boolean);

const declarationsOf = (element: Element): ReadonlyMap<string, string> => {
  const style = styleOf(element);
  const result = new Map<string, string>();
  // By index: declarations are not iterable in every DOM.
  for (let index = 0; style && index < style.length; index += 1) {
    const property = style.item(index);
    result.set(property, style.getPropertyValue(property) + style.getPropertyPriority(property));
  }
  return result;
};

const isSameSet = (a: readonly string[], b: readonly string[]) => {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((value) => set.has(value));
};

const isSameMap = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

/** Null removes the attribute. */
export const writeAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

export const originals = {
  /** Stores the texts, once for all ledgers that change the element. */
  hold(element: Element): void {
    const original = known.get(element);
    if (original) {
      original.holders += 1;
      return;
    }
    const style = element.getAttribute('style');
    known.set(element, {
      holders: 1,
      className: element.getAttribute('class'),
      style,
      // Most elements have none, and reading it creates an object for each.
      declarations: style === null ? NONE : declarationsOf(element),
    });
  },
  /** Restores the texts where only their spelling still differs. */
  release(element: Element): void {
    const original = known.get(element);
    if (!original) return;
    original.holders -= 1;
    const { className, style, declarations } = original;
    const current = element.getAttribute('class');
    if (current !== className && isSameSet(tokens(current), tokens(className))) {
      writeAttribute(element, 'class', className);
    }
    const inline = element.getAttribute('style');
    // The declarations may have been another script's and gone since: an empty attribute is nobody's.
    if (inline === '' && declarations.size > 0) writeAttribute(element, 'style', null);
    else if (inline !== style && isSameMap(declarationsOf(element), declarations)) {
      writeAttribute(element, 'style', style);
    }
    if (original.holders === 0) known.delete(element);
  },
};
