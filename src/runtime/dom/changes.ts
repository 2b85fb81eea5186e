import { originals } from './originals';
import { styleOf } from './style-of';

/**
 * A ledger of changes to server markup. Each entry remembers what stood there before its first
 * change; `undo` takes exactly that back and leaves alone what others have changed since.
 */
export interface Changes {
  /** Adds or removes one class; null gives this class back. */
  setClass(element: Element, name: string, isOn: boolean | null): void;
  /** Adds or removes several at once, for little more than one costs. */
  setClasses(element: Element, names: readonly string[], isOn: boolean): void;
  /** Sets an attribute; null removes it; undefined gives it back. */
  setAttribute(element: Element, name: string, value: string | null | undefined): void;
  /**
   * Sets an inline style; null or undefined gives it back. Numbers need their unit; a value may end
   * in ` !important`.
   */
  setStyle(element: StyledElement, property: string, value: string | null | undefined): void;
  undo(): void;
}

export type StyledElement = HTMLElement | SVGElement;

const IMPORTANT = ' !important';
/** So many more elements before those that have gone are looked for. */
const SWEEP = 500;

/** First letter of a key: what kind of thing the rest of it names. */
const [CLASS, ATTRIBUTE, STYLE] = ['.', '@', ':'];

type Value = string | boolean | null;

interface Entry {
  readonly before: Value;
  now: Value;
}

const read = (element: Element, key: string): Value => {
  const [kind, name] = [key[0], key.slice(1)];
  if (kind === CLASS) return element.classList.contains(name);
  if (kind === ATTRIBUTE) return element.getAttribute(name);
  const style = styleOf(element) as CSSStyleDeclaration;
  const text = style.getPropertyValue(name);
  return text && text + (style.getPropertyPriority(name) && IMPORTANT);
};

const write = (element: Element, key: string, value: Value) => {
  const [kind, name] = [key[0], key.slice(1)];
  if (kind === CLASS) element.classList.toggle(name, value === true);
  else if (kind === STYLE) {
    const style = styleOf(element) as CSSStyleDeclaration;
    const plain = String(value).replace(IMPORTANT, '');
    if (plain) style.setProperty(name, plain, plain === value ? '' : 'important');
    else style.removeProperty(name);
  } else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
};

/** Whether a value still stands. Browsers write styles in their own words, so those are compared as read. */
const stands = (element: Element, key: string, now: Value) => {
  const current = read(element, key);
  if (current === now || key[0] !== STYLE) return current === now;
  const scratch = element.ownerDocument.createElement('p');
  write(scratch, key, now);
  return read(scratch, key) === current;
};

const restore = (element: Element, key: string, { before, now }: Entry) => {
  // Somebody else has changed it since: that stays.
  if (before !== now && stands(element, key, now)) write(element, key, before);
};

export const createChanges = (): Changes => {
  let entries = new WeakMap<Element, Map<string, Entry>>();
  // A ledger of the whole page must not hold what others have taken out of it for good.
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

  const note = (element: Element, key: string, before: Value, now: Value) => {
    const known = entriesOf(element);
    const entry = known.get(key);
    if (entry) entry.now = now;
    else known.set(key, { before, now });
  };

  /** Creates the entry at its first change, then writes only what differs. */
  const change = (element: Element, key: string, value: Value) => {
    const current = read(element, key);
    note(element, key, current, value);
    if (value !== current) write(element, key, value);
  };

  const giveBack = (element: Element, key: string) => {
    const known = entries.get(element);
    const entry = known?.get(key);
    if (!entry) return;
    restore(element, key, entry);
    known?.delete(key);
  };

  const changeOrGiveBack = (element: Element, key: string, value: Value | undefined) =>
    value === undefined ? giveBack(element, key) : change(element, key, value);

  return {
    setClass: (element, name, isOn) => changeOrGiveBack(element, CLASS + name, isOn ?? undefined),
    setClasses(element, names, isOn) {
      const { classList } = element;
      for (const name of names) note(element, CLASS + name, classList.contains(name), isOn);
      classList[isOn ? 'add' : 'remove'](...names);
    },
    setAttribute: (element, name, value) => changeOrGiveBack(element, ATTRIBUTE + name, value),
    setStyle: (element, property, value) =>
      changeOrGiveBack(element, STYLE + property, value ?? undefined),
    undo() {
      for (const reference of changed) {
        const element = reference.deref();
        const known = element && entries.get(element);
        if (!known) continue;
        for (const [key, entry] of [...known].reverse()) restore(element, key, entry);
        originals.release(element);
      }
      entries = new WeakMap();
      changed = [];
    },
  };
};
