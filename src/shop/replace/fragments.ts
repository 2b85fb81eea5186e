import { safeQuery } from '../../runtime/kit';

/** Selector → outer HTML, as the server printed it. */
export type Fragments = Readonly<Record<string, string>>;

/**
 * HTML of a response. A whole page is no fragment: it is a login, a challenge, or the target of a
 * redirect.
 */
export const readFragment = (value: unknown): string | undefined =>
  typeof value === 'string' && !/^\s*<(!doctype|html)\b/i.test(value) ? value : undefined;

const PROTECTED = 'html, head, body, script, style, head *';

interface WithFind {
  readonly jQuery?: { readonly find?: (selector: string, root: Document) => readonly Element[] };
}

/**
 * The elements that a fragment key selects, with jQuery where it supports more selectors than the
 * browser. Keys come from the server, but also from storage that any script can write: null for an
 * invalid selector, and for one that selects the page's root or scripts.
 */
export const fragmentTargets = (doc: Document, key: string): readonly Element[] | null => {
  const found =
    safeQuery(() => [...doc.querySelectorAll(key)]) ??
    safeQuery(() => (doc.defaultView as WithFind | null)?.jQuery?.find?.(key, doc) ?? null);
  return found?.some((element) => element.matches(PROTECTED)) ? null : found;
};
