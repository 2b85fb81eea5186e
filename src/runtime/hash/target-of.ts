import { byId } from '../by-id';

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The element named by a hash: by its exact id first, then with the characters that the old script
 * kept, then an anchor of that name (divi-layout.md §5.2, §5.3).
 */
export const targetOf = (doc: Document, hash: string): HTMLElement | null => {
  const id = decoded(hash.replace(/^#/, ''));
  if (id === '') return null;
  const anchor = () => doc.getElementsByName(id)[0];
  return byId(doc, id) ?? byId(doc, id.replace(/[^\w-]/g, '')) ?? anchor() ?? null;
};
