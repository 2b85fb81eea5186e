import { safeQuery } from '../../runtime/kit';

/** Selector → outer HTML, as the server printed it. */
export type Fragments = Readonly<Record<string, string>>;

/**
 * The HTML of a call. A whole page in its place is no answer: a login, a challenge, or where the
 * server has sent the call on to.
 */
export const readFragment = (value: unknown): string | undefined =>
  typeof value === 'string' && !/^\s*<(!doctype|html)\b/i.test(value) ? value : undefined;

const PROTECTED = 'html, head, body, script, style, head *';

interface WithFind {
  readonly jQuery?: { readonly find?: (selector: string, root: Document) => readonly Element[] };
}

/**
 * The elements that a fragment key names, by jQuery where it knows more selectors than the browser. Keys
 * come from the server, but also from storage that any script can write: one that is no selector, or that
 * reaches for the page's frame or its scripts, names nothing (null).
 */
export const fragmentTargets = (doc: Document, key: string): readonly Element[] | null => {
  const found =
    safeQuery(() => [...doc.querySelectorAll(key)]) ??
    safeQuery(() => (doc.defaultView as WithFind | null)?.jQuery?.find?.(key, doc) ?? null);
  return found?.some((element) => element.matches(PROTECTED)) ? null : found;
};
