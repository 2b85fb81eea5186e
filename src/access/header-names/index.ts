import * as names from '../names';
import { shape, text } from '../../runtime/kit';
import { isNamed } from '../is-named';
import type { Start } from '../../runtime/definition';
import { firstWords, wordsOf } from '../words';

const shop = { name: names.shopWords, read: shape({ i18n_view_cart: text() }) };

/** The name of a search button that shows a glyph, from the field beside it. */
export const searchButtonName = (button: HTMLButtonElement): string => {
  const field = button.form?.querySelector<HTMLInputElement>(names.searchField);
  return firstWords(field?.placeholder, field?.title);
};

/** Names for parts of a header that show only a glyph (WCAG 2.4.4, 4.1.2). */
export const startHeaderNames: Start = ({ page: { document: doc, globals }, changes, on }) => {
  const repair = () => {
    for (const button of doc.querySelectorAll<HTMLElement>(names.headerButtons)) {
      if (isNamed(button) || wordsOf(button.textContent)) continue;
      const name =
        button instanceof HTMLButtonElement
          ? searchButtonName(button)
          : wordsOf(globals.get(shop).i18n_view_cart);
      if (name) changes.setAttribute(button, 'aria-label', name);
    }
  };
  repair();
  on('content:found', repair);
};
