import * as names from '../names';
import type { Start } from '../../runtime/definition';
import { inSlices } from '../in-slices';
import { wordsOf } from '../words';
import { fieldName, isGlyph, isLeftover, linkName, wordsBesideGlyph } from './name-of';

/** Accessible names for elements without one, taken from the page itself (WCAG 1.3.1, 2.4.4, 4.1.2). */
export const startNames: Start = ({ page: { document: doc }, changes, on, after }) => {
  const repair = ({ root }: { readonly root: Element }) => {
    const each = <E extends Element>(
      selector: string,
      rule: (element: E) => string | false,
      attribute = 'aria-label',
    ) =>
      [...root.querySelectorAll<E>(selector)].map((element) => () => {
        const value = rule(element);
        if (value) changes.setAttribute(element, attribute, value);
      });

    let textByAddress: Map<string, string> | undefined;
    /** The text of other links to the same address, the first that has some. */
    const wordsAt = ({ href: address }: HTMLAnchorElement): string => {
      if (!textByAddress) {
        textByAddress = new Map();
        for (const { href, textContent } of doc.querySelectorAll<HTMLAnchorElement>('a[href]')) {
          if (!textByAddress.get(href)) textByAddress.set(href, wordsOf(textContent));
        }
      }
      return textByAddress.get(address) ?? '';
    };

    inSlices(after, [
      ...each(names.fields, fieldName),
      ...each<HTMLAnchorElement>(
        'a[href]',
        (link) => isLeftover(link, wordsAt) && '-1',
        'tabindex',
      ),
      ...each<HTMLAnchorElement>('a[href]', (link) => linkName(link, wordsAt)),
      ...each<HTMLAnchorElement>(names.wordLinks, (link) => wordsBesideGlyph(link)),
      // The names of links decide which glyphs may be hidden.
      ...each(names.glyphs, (glyph) => isGlyph(glyph) && 'true', 'aria-hidden'),
    ]);
  };
  repair({ root: doc.documentElement });
  on('content:found', repair);
};
