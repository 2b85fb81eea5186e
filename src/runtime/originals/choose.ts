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

/**
 * The inert scripts of these families and what they need, in the order of the document; all for null. One
 * whose file the page runs already is left out: nothing runs twice.
 */
export const chooseOriginals = (
  doc: Document,
  families: ReadonlySet<string> | null,
): readonly HTMLScriptElement[] => {
  const all = inert(doc);
  const live = new Set(
    [...doc.scripts]
      .filter((each) => !all.includes(each) && /^$|javascript$|module/.test(each.type) && each.src)
      .map(({ src }) => fileOf(src)),
  );
  const found = all.filter(({ src }) => !src || !live.has(fileOf(src)));
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
