import { createChanges } from './changes';

export interface Inline {
  /** Null restores what stood there; a value may end in ` !important`. */
  set(property: string, value: string | null): void;
  /** Several at once. */
  write(styles: Readonly<Record<string, string | null>>): void;
  undo(): void;
}

/**
 * Inline styles of one element, for what is written while the page is being scrolled: the ledger reads
 * back whatever it writes. Only elements with inline styles of an author's own are left to it; of the
 * others the properties that are written here belong to us until `undo`.
 */
export const createInline = (element: HTMLElement): Inline => {
  const { style } = element;
  const ledger = element.hasAttribute('style') && createChanges();
  const written = new Set<string>();
  /** Asked for first: Chromium keeps an empty attribute that nobody has read before it is removed. */
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
      // An empty attribute would be taken for the server's by a ledger that begins now.
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
      // One text is one change of the attribute in place of a dozen.
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
