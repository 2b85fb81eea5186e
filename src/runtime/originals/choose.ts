import { HANDLE, NEEDS, ORIGINAL } from './names';

const words = (script: Element, name: string): readonly string[] =>
  (script.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);

const fileOf = (address: string) => address.split(/[?#]/, 1)[0];

const inert = (doc: Document) => [
  ...doc.querySelectorAll<HTMLScriptElement>(`script[${ORIGINAL}]`),
];

/** The given families and those that share an old script with them: they can only fall back together. */
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

/** All inert scripts in document order, except those whose file the page already runs. */
export const allOriginals = (doc: Document): readonly HTMLScriptElement[] => {
  const live = new Set(
    [...doc.scripts]
      .filter(({ type }) => /^$|javascript$|module/.test(type))
      .map(({ src }) => src && fileOf(src)),
  );
  return inert(doc).filter(({ src }) => !src || !live.has(fileOf(src)));
};

/** The scripts of these families and their dependencies; all for null. */
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
  // Iterating a set includes entries added meanwhile.
  for (const handle of handles) {
    for (const script of found) if (script.getAttribute(HANDLE) === handle) want(script);
  }
  return found.filter((script) => wanted.has(script));
};
