import type { Page } from '../../runtime/page';
import type { Fragments } from '../fragments';
import { fragmentTargets } from './fragment-targets';
import { replaceElement } from './replace-element';

interface Clean {
  readonly html: string;
  readonly content: DocumentFragment;
}

/**
 * Parses and sanitises, then hands back what shows it: the waiting is done before anything on the
 * page changes, so that all parts change together. The paint returns the keys that named something.
 */
export const createFragmentPainter = ({ document: doc, insert, report, scan }: Page) => {
  const cleaned = new Map<string, Clean>();
  // Fetches the sanitiser while the call is still on its way.
  void insert.fragment('', 'form');

  const clean = async (key: string, html: string): Promise<Clean | undefined> => {
    if (cleaned.get(key)?.html !== html) {
      const content = await insert.fragment(html, 'form');
      // Nothing left of something: the sanitiser is missing, so the page keeps what it shows.
      if (html.trim() && !content.hasChildNodes()) return undefined;
      cleaned.set(key, { html, content });
    }
    return cleaned.get(key);
  };

  const paint = (key: string, content: DocumentFragment | undefined): boolean => {
    const targets = fragmentTargets(doc, key);
    if (!targets) {
      const error = new Error(`Refused the fragment key ${key.slice(0, 99)}`);
      report({ source: 'shop', phase: 'call', error });
    }
    if (!targets?.length || !content) return false;
    for (const target of targets) {
      if (!target.isConnected) continue;
      const { shown, hasNew } = replaceElement(target, content);
      // A look through every part of a page that shows the cart costs more than the new numbers.
      if (shown && hasNew) scan(shown);
    }
    return true;
  };

  return async (fragments: Fragments): Promise<() => readonly string[]> => {
    const parts = await Promise.all(
      Object.entries(fragments).map(async ([key, html]) => {
        // A key that names nothing costs nothing; a refused one is told when it is painted.
        const part = fragmentTargets(doc, key)?.length ? await clean(key, html) : undefined;
        return [key, part?.content] as const;
      }),
    );
    return () => parts.filter(([key, content]) => paint(key, content)).map(([key]) => key);
  };
};
