import * as names from '../names';
import { byId } from '../../runtime/kit';

/** What holds all articles of a page, and nothing that stands around them on every page. */
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
 * The main landmark of a page: its own, the first of several; else the theme's content, else what holds
 * the articles; null where it cannot be told.
 */
export const findMain = (doc: Document): Element | null =>
  doc.querySelector(names.main) ?? byId(doc, names.mainContent) ?? holderOf(doc);

/** Whether a link before the content already leads there, as some themes and course players have it. */
export const hasSkipLink = (doc: Document, main: Element): boolean =>
  [...doc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].some((link) => {
    const target = byId(doc, link.hash.slice(1));
    return (
      target &&
      (target.contains(main) || main.contains(target)) &&
      // Not the menu of a page whose sections it names, nor a list of contents.
      !link.closest('nav,li') &&
      // What stands in the content or below it leads back to its top.
      !main.contains(link) &&
      (link.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
