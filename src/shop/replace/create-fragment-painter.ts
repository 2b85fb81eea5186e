import type { Page } from '../../runtime/page';
import { type Fragments, fragmentTargets } from './fragments';
import { replaceElement } from './replace-element';

type Create = NonNullable<Awaited<ReturnType<Page['insert']['serverFragments']>>>;

/**
 * Loads the sanitiser, then returns a function that shows all fragments at once, so that nothing
 * can change between reading and painting. It returns the keys that matched something.
 */
export const createFragmentPainter = ({ document: doc, insert, report, scan }: Page) => {
  // Loads the chunk while the request is still running.
  void insert.serverFragments();

  const show = (target: Element, html: string, fragment: ReturnType<Create>): void => {
    // Most responses change numbers and prices only, and those in many places.
    if (!target.isConnected || fragment.carryTexts(target)) return;
    const content = fragment.content();
    // Sanitising has removed everything: the page keeps what it shows.
    if (html.trim() && !content.hasChildNodes()) return;
    const { shown, hasNew } = replaceElement(target, content);
    // Scanning each element that shows the cart would cost more than updating the numbers.
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
