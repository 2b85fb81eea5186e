import type { Page } from '../../runtime/page';
import { type Fragments, fragmentTargets } from './fragments';
import { replaceElement } from './replace-element';

type Create = NonNullable<Awaited<ReturnType<Page['insert']['serverFragments']>>>;

/**
 * Waits for the code, then hands back what shows everything in one go: nothing can change between
 * looking and painting. The paint returns the keys that named something.
 */
export const createFragmentPainter = ({ document: doc, insert, report, scan }: Page) => {
  // Fetches the code while the request is still on its way.
  void insert.serverFragments();

  const show = (target: Element, html: string, fragment: ReturnType<Create>): void => {
    // Most answers bring other numbers and prices, and those in many places.
    if (!target.isConnected || fragment.carryTexts(target)) return;
    const content = fragment.content();
    // Nothing left of something: the page keeps what it shows.
    if (html.trim() && !content.hasChildNodes()) return;
    const { shown, hasNew } = replaceElement(target, content);
    // A look through every part of a page that shows the cart costs more than the new numbers.
    if (shown && hasNew) scan(shown);
  };

  const paint = (key: string, html: string, create: Create): boolean => {
    try {
      const targets = fragmentTargets(doc, key);
      if (!targets) throw new Error(`Refused the fragment key ${key.slice(0, 99)}`);
      if (targets.length === 0) return false;
      const fragment = create(html);
      for (const target of targets) show(target, html, fragment);
      return true;
    } catch (error) {
      report({ source: 'shop', phase: 'call', error });
      return false;
    }
  };

  return async (fragments: Fragments): Promise<() => readonly string[]> => {
    const create = await insert.serverFragments();
    if (!create) return () => [];
    return () =>
      Object.entries(fragments)
        .filter(([key, html]) => paint(key, html, create))
        .map(([key]) => key);
  };
};
