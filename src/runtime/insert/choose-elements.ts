import { parseInert } from './parse-inert';

/** Selects elements of an inert, unsanitised document; must not pass them on. */
export type Choose = (page: DocumentFragment) => readonly Element[];

/**
 * Unsanitised markup of selected elements of a whole page. The sanitiser parses it again:
 * sanitising comes last, so nothing can change its meaning afterwards.
 */
export const chooseElements = (html: string, choose: Choose, doc: Document): readonly string[] => {
  const parsed = parseInert(html, doc);
  // A parser drops the first line break in these.
  for (const element of parsed.querySelectorAll('pre, textarea, listing')) {
    const [first] = element.childNodes;
    if (first?.nodeValue?.startsWith('\n')) element.prepend('\n');
  }
  return choose(parsed).map(({ outerHTML }) => outerHTML);
};
