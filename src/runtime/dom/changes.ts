import { originals, writeAttribute } from './originals';
import { styleOf } from './style-of';

/**
 * Ledger of changes to server markup. Each entry remembers the value before its first change;
 * `undo` restores exactly that, and leaves later changes by other scripts alone.
 */
export interface Changes {
  /** Adds or removes a class; null restores it. */
  setClass(element: Element, name: string, isOn: boolean | null): void;
  /** Adds or removes several classes at about the cost of one. */
  setClasses(element: Element, names: readonly string[], isOn: boolean): void;
  /** Sets an attribute; null removes it, undefined restores it. */
  setAttribute(element: Element, name: string, value: string | null | undefined): void;
  /**
   * Sets an inline style; null or undefined restores it. Numbers need a unit; a value may end in `
   * !important`.
   */
  setStyle(element: StyledElement, property: string, value: string | null | undefined): void;
  undo(): void;
}

export type StyledElement = HTMLElement | SVGElement;

const IMPORTANT = ' !important';
/** Number of new elements after which removed ones are swept out. */
const SWEEP = 500;

/** The kind of a change; together with the name, the key of an entry. */
const enum Kind {
  CLASS = '.',
  ATTRIBUTE = '@',
  STYLE = ':',
}

type Value = string | boolean | null;

interface Entry {
  readonly kind: Kind;
  readonly name: string;
  readonly before: Value;
  now: Value;
}

const read = (element: Element, kind: Kind, name: string): Value => {
  if (kind === Kind.CLASS) return element.classList.contains(name);
  if (kind === Kind.ATTRIBUTE) return element.getAttribute(name);
  const style = styleOf(element) as CSSStyleDeclaration;
  const text = style.getPropertyValue(name);
  return text && text + (style.getPropertyPriority(name) && IMPORTANT);
};

const write = (element: Element, kind: Kind, name: string, value: Value) => {
  if (kind === Kind.CLASS) element.classList.toggle(name, value === true);
  else if (kind === Kind.STYLE) {
    const style = styleOf(element) as CSSStyleDeclaration;
    const plain = String(value).replace(IMPORTANT, '');
    // An empty value removes the property.
    style.setProperty(name, plain, plain === value ? '' : 'important');
  } else writeAttribute(element, name, value as string | null);
};

/** Whether the value is still ours. Browsers normalise styles, so those are compared as read back. */
const isStillOurs = (element: Element, { kind, name, now }: Entry) => {
  const current = read(element, kind, name);
  if (current === now || kind !== Kind.STYLE) return current === now;
  const scratch = element.ownerDocument.createElement('p');
  write(scratch, kind, name, now);
  return read(scratch, kind, name) === current;
};

const restore = (element: Element, entry: Entry) => {
  const { kind, name, before, now } = entry;
  // Changed by another script meanwhile: kept.
  if (before !== now && isStillOurs(element, entry)) write(element, kind, name, before);
};

export const createChanges = (): Changes => {
  let entries = new WeakMap<Element, Map<string, Entry>>();
  // The page's ledger must not keep elements alive that other scripts have removed.
  let changed: WeakRef<Element>[] = [];
  let sweepAt = SWEEP;

  const entriesOf = (element: Element) => {
    const known = entries.get(element);
    if (known) return known;
    const created = new Map<string, Entry>();
    entries.set(element, created);
    if (changed.length >= sweepAt) {
      changed = changed.filter((reference) => reference.deref());
      sweepAt = changed.length + SWEEP;
    }
    changed.push(new WeakRef(element));
    originals.hold(element);
    return created;
  };

  const note = (element: Element, kind: Kind, name: string, before: Value, now: Value) => {
    const known = entriesOf(element);
    const key = kind + name;
    const entry = known.get(key);
    if (entry) entry.now = now;
    else known.set(key, { kind, name, before, now });
  };

  /** Creates the entry at the first change, then writes only differences. */
  const change = (element: Element, kind: Kind, name: string, value: Value) => {
    const current = read(element, kind, name);
    note(element, kind, name, current, value);
    if (value !== current) write(element, kind, name, value);
  };

  const restoreOne = (element: Element, kind: Kind, name: string) => {
    const known = entries.get(element);
    const entry = known?.get(kind + name);
    if (!entry) return;
    restore(element, entry);
    known?.delete(kind + name);
  };

  const changeOrRestore = (element: Element, kind: Kind, name: string, value: Value | undefined) =>
    value === undefined ? restoreOne(element, kind, name) : change(element, kind, name, value);

  return {
    setClass: (element, name, isOn) =>
      changeOrRestore(element, Kind.CLASS, name, isOn ?? undefined),
    setClasses(element, names, isOn) {
      const { classList } = element;
      for (const name of names) note(element, Kind.CLASS, name, classList.contains(name), isOn);
      classList[isOn ? 'add' : 'remove'](...names);
    },
    setAttribute: (element, name, value) => changeOrRestore(element, Kind.ATTRIBUTE, name, value),
    setStyle: (element, property, value) =>
      changeOrRestore(element, Kind.STYLE, property, value ?? undefined),
    undo() {
      for (const reference of changed) {
        const element = reference.deref();
        const known = element && entries.get(element);
        if (!known) continue;
        for (const entry of [...known.values()].reverse()) restore(element, entry);
        originals.release(element);
      }
      entries = new WeakMap();
      changed = [];
    },
  };
};
