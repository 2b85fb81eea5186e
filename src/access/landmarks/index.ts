import * as names from '../names';
import type { Start } from '../../runtime/definition';
import { inSlices } from '../in-slices';
import { firstWords, wordsOf } from '../words';
import { distinctNames } from './distinct-names';

/**
 * Distinguishable landmarks, `aria-current` on links to this page, and lists that Safari announces
 * (WCAG 1.3.1, 2.4.1).
 */
export const startLandmarks: Start = ({ page: { document: doc, labels }, changes, on, after }) => {
  const set = (selector: string, name: string, value: string) =>
    [...doc.querySelectorAll(selector)].map(
      (element) => () => changes.setAttribute(element, name, value),
    );

  /** Landmarks of a role, described by the title of a widget, a search field, or their kind. */
  const landmarks = (role: 'menu' | 'search', selector: string) =>
    [...doc.querySelectorAll(selector)].map((element) => {
      const field = element.querySelector<HTMLInputElement>(names.searchField);
      const words = firstWords(
        element.closest(names.widget)?.querySelector(names.widgetTitle)?.textContent,
        field?.placeholder,
        labels(role),
      );
      const name = wordsOf(element.getAttribute('aria-label'));
      return { element, role, name, words };
    });

  const repair = () => {
    const found = [
      ...landmarks('menu', 'nav,[role="navigation"]'),
      ...landmarks('search', '[role="search"]'),
    ].filter(({ element }) => !element.hasAttribute('aria-labelledby'));
    const distinct = distinctNames(found);
    inSlices(after, [
      ...set(names.topHeader, 'role', 'complementary'),
      ...set(names.currentItems, 'aria-current', 'page'),
      ...set(names.plainLists, 'role', 'list'),
      ...found.map(({ element }, at) => () => {
        if (distinct[at]) changes.setAttribute(element, 'aria-label', distinct[at]);
      }),
    ]);
  };
  repair();
  on('content:found', repair);
};
