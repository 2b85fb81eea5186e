import { originals } from './originals';

/**
 * A ledger of changes to server markup. Each entry remembers what stood there before its first
 * change; `undo` takes exactly that back and leaves alone what others have changed since.
 */
export interface Changes {
  /** Adds or removes one class; null gives this class back. */
  setClass(element: Element, name: string, isOn: boolean | null): void;
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

interface Entry<T> {
  readonly before: T;
  now: T;
  restore(): void;
}

export const createChanges = (): Changes => {
  let entries = new WeakMap<Element, Map<string, Entry<unknown>>>();
  // A ledger of the whole page must not hold what others have taken out of it for good.
  let changed: WeakRef<Element>[] = [];
  let sweepAt = SWEEP;

  const entriesOf = (element: Element) => {
    const known = entries.get(element);
    if (known) return known;
    const created = new Map<string, Entry<unknown>>();
    entries.set(element, created);
    if (changed.length >= sweepAt) {
      changed = changed.filter((reference) => reference.deref());
      sweepAt = changed.length + SWEEP;
    }
    changed.push(new WeakRef(element));
    originals.hold(element);
    return created;
  };

  /** Creates the entry at its first change, then writes only what differs. */
  const change = <T>(
    element: Element,
    key: string,
    value: T,
    read: () => T,
    write: (value: T) => void,
  ) => {
    const known = entriesOf(element);
    let entry = known.get(key) as Entry<T> | undefined;
    if (!entry) {
      const before = read();
      entry = {
        before,
        now: before,
        restore() {
          // Somebody else has changed it since: that stands.
          if (read() === this.now) write(before);
        },
      };
      known.set(key, entry);
    }
    if (entry.now === value && read() === value) return;
    write(value);
    // Read back: the browser normalises style values.
    entry.now = read();
  };

  const giveBack = (element: Element, key: string) => {
    const known = entries.get(element);
    known?.get(key)?.restore();
    known?.delete(key);
  };

  return {
    setClass(element, name, isOn) {
      if (isOn === null) {
        giveBack(element, `.${name}`);
        return;
      }
      change(
        element,
        `.${name}`,
        isOn,
        () => element.classList.contains(name),
        (value) => element.classList.toggle(name, value),
      );
    },
    setAttribute(element, name, value) {
      if (value === undefined) {
        giveBack(element, `@${name}`);
        return;
      }
      change<string | null>(
        element,
        `@${name}`,
        value,
        () => element.getAttribute(name),
        (next) =>
          next === null ? element.removeAttribute(name) : element.setAttribute(name, next),
      );
    },
    setStyle(element, property, value) {
      if (value === null || value === undefined) {
        giveBack(element, `:${property}`);
        return;
      }
      const { style } = element;
      change(
        element,
        `:${property}`,
        value,
        () => {
          const text = style.getPropertyValue(property);
          return text && text + (style.getPropertyPriority(property) && IMPORTANT);
        },
        (next) => {
          const plain = next.replace(IMPORTANT, '');
          if (next === '') style.removeProperty(property);
          else style.setProperty(property, plain, plain === next ? '' : 'important');
        },
      );
    },
    undo() {
      for (const reference of changed) {
        const element = reference.deref();
        const known = element && entries.get(element);
        if (!known) continue;
        for (const entry of [...known.values()].reverse()) entry.restore();
        originals.release(element);
      }
      entries = new WeakMap();
      changed = [];
    },
  };
};
