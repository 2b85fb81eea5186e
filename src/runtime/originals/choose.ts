import { HANDLE, NEEDS, ORIGINAL } from './names';

const words = (script: Element, name: string): readonly string[] =>
  (script.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);

const fileOf = (address: string) => address.split(/[?#]/, 1)[0];

const inert = (doc: Document) => [
  ...doc.querySelectorAll<HTMLScriptElement>(`script[${ORIGINAL}]`),
];

/** The given families with those that share an old script with them: they can only go together. */
export const fallTogether = (doc: Document, families: readonly string[]): ReadonlySet<string> => {
  const fallen = new Set(families);
  const shared = inert(doc).map((script) => words(script, ORIGINAL));
  for (const _ of shared) {
    for (const each of shared) {
      if (each.some((family) => fallen.has(family))) for (const family of each) fallen.add(family);
    }
  }
  return fallen;
};

/** All inert scripts in the order of the document, but for those whose file the page runs already. */
export const allOriginals = (doc: Document): readonly HTMLScriptElement[] => {
  const live = new Set(
    [...doc.scripts]
      .filter(({ type }) => /^$|javascript$|module/.test(type))
      .map(({ src }) => src && fileOf(src)),
  );
  return inert(doc).filter(({ src }) => !src || !live.has(fileOf(src)));
};

/** Those of these families and what they need; all for null. */
export const chooseOriginals = (
  doc: Document,
  families: ReadonlySet<string> | null,
): readonly HTMLScriptElement[] => {
  const found = allOriginals(doc);
  if (!families) return found;
  const handles = new Set<string>();
  const wanted = new Set<HTMLScriptElement>();
  const want = (script: HTMLScriptElement) => {
    if (wanted.has(script)) return;
    wanted.add(script);
    for (const handle of words(script, NEEDS)) handles.add(handle);
  };
  for (const script of found) {
    if (words(script, ORIGINAL).some((family) => families.has(family))) want(script);
  }
  // A set goes on over what is added while it is walked.
  for (const handle of handles) {
    for (const script of found) if (script.getAttribute(HANDLE) === handle) want(script);
  }
  return found.filter((script) => wanted.has(script));
};
