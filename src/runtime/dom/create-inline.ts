import { createChanges } from './changes';

export interface Inline {
  /** Null restores the previous value; a value may end in ` !important`. */
  set(property: string, value: string | null): void;
  /** Sets several at once. */
  write(styles: Readonly<Record<string, string | null>>): void;
  undo(): void;
}

/**
 * Inline styles of one element that are written while the page scrolls, without the ledger's cost
 * of reading them back. Elements with inline styles of the author are left to the ledger; on
 * others, the properties written here are ours until `undo`.
 */
export const createInline = (element: HTMLElement): Inline => {
  const { style } = element;
  const ledger = element.hasAttribute('style') && createChanges();
  const written = new Set<string>();
  /** The attribute is read first: Chromium keeps an empty one that was never read before its removal. */
  const dropEmpty = () => {
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
  const set: Inline['set'] = (property, value) => {
    if (ledger) {
      ledger.setStyle(element, property, value);
    } else if (value) {
      written.add(property);
      const [text = '', priority] = value.split(' !');
      style.setProperty(property, text, priority);
    } else if (written.has(property)) {
      style.removeProperty(property);
      // A ledger that starts now would take an empty attribute for the server's.
      dropEmpty();
    }
  };
  return {
    set,
    write(styles) {
      const all = Object.entries(styles);
      const given = all.filter(([, value]) => value);
      if (ledger || style.length > 0 || given.length === 0) {
        for (const [property, value] of all) set(property, value);
        return;
      }
      // A single text changes the attribute once instead of a dozen times.
      style.cssText = given.map((each) => each.join(':')).join(';');
      for (const [property] of given) written.add(property);
    },
    undo() {
      if (ledger) ledger.undo();
      for (const name of written) style.removeProperty(name);
      if (!ledger) dropEmpty();
    },
  };
};
