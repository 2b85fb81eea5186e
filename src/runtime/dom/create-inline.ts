import { createChanges } from './changes';

export interface Inline {
  /** Null gives back what stood there; a value may end in ` !important`. */
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
  return {
    write(styles) {
      for (const name in styles) {
        const value = styles[name] ?? null;
        if (ledger) {
          ledger.setStyle(element, name, value);
          continue;
        }
        const [text = '', priority] = value?.split(' !') ?? [];
        style.setProperty(name, text, priority);
        written.add(name);
        // An empty attribute would be taken for the server's by a ledger that begins now.
        if (!text) dropEmpty();
      }
    },
    undo() {
      if (ledger) ledger.undo();
      for (const name of written) style.removeProperty(name);
      if (!ledger) dropEmpty();
    },
  };
};
