import { parseInert } from './parse-inert';

/** Names the elements of an inert, unclean document that are wanted; it must not hand them on. */
export type Choose = (page: DocumentFragment) => readonly Element[];

/**
 * The markup of chosen elements of a whole page, not sanitised. To be parsed once more by what cleans
 * it: cleaning comes last, so nothing can change its meaning afterwards.
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
