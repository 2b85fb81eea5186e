import type { Collection, Methods } from './collection';
import * as names from './names';

/** Puts the present value aside, unless an earlier change has. */
const keep = (elements: Collection, name: string, value: string | undefined) => {
  const kept = names.original + name;
  if (elements.attr(kept) === undefined) elements.attr(kept, value || '');
};

/** Calls back with what was put aside. */
const bringBack = (elements: Collection, name: string, use: (value: string) => void) => {
  const value = elements.attr(names.original + name);
  if (value !== undefined) use(value);
};

/** Texts and attributes that themes and swatches change and undo, with the old script's own marks. */
export const originalMethods: Methods = {
  [names.setContent](content: unknown) {
    keep(this, 'content', this.text());
    this.text(content);
  },
  [names.resetContent]() {
    bringBack(this, 'content', (content) => this.text(content));
  },
  [names.setAttribute](name: string, value: unknown) {
    keep(this, name, this.attr(name));
    if (value === false) this.removeAttr(name);
    else this.attr(name, value);
  },
  [names.resetAttribute](name: string) {
    bringBack(this, name, (value) => this.attr(name, value));
  },
};
