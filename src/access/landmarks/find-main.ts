import * as names from '../names';
import { byId } from '../../runtime/kit';

/** The closest element that contains all articles of a page, but no header or footer of the site. */
const holderOf = (doc: Document): Element | null => {
  const articles = [...doc.querySelectorAll('article')];
  const [first] = articles;
  if (!first) return null;
  const range = doc.createRange();
  range.setStartBefore(first);
  range.setEndAfter(articles.at(-1) ?? first);
  const holder = range.commonAncestorContainer as Element;
  if (holder !== doc.body && !holder.querySelector(names.siteParts)) return holder;
  return articles.length === 1 ? first : null;
};

/**
 * The main landmark of a page: its own, or the first of several; else the theme's content, else the
 * container of the articles; null where undecidable.
 */
export const findMain = (doc: Document): Element | null =>
  doc.querySelector(names.main) ?? byId(doc, names.mainContent) ?? holderOf(doc);

/** Whether a link before the content already leads there, as in some themes and course players. */
export const hasSkipLink = (doc: Document, main: Element): boolean =>
  [...doc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].some((link) => {
    const target = byId(doc, link.hash.slice(1));
    return (
      target &&
      (target.contains(main) || main.contains(target)) &&
      // Not a menu whose links name sections, nor a table of contents.
      !link.closest('nav,li') &&
      // Links inside or below the content lead back to its top.
      !main.contains(link) &&
      (link.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
