import { safeQuery } from '../../runtime/kit';

const PROTECTED = 'html, head, body, script, style, head *';

/**
 * The elements that a fragment key names. Keys come from the server, but also from storage that any
 * script can write: one that is no selector, or that reaches for the page's frame or its scripts,
 * names nothing (null).
 */
export const fragmentTargets = (doc: Document, key: string): readonly Element[] | null => {
  const found = safeQuery(() => [...doc.querySelectorAll(key)]);
  return found?.some((element) => element.matches(PROTECTED)) ? null : found;
};
