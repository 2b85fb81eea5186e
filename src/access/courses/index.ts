import * as names from '../names';
import { isNamed } from '../is-named';
import { wordsOf } from '../words';
import type { Start } from '../../runtime/definition';

/** The name of a landmark of a course: the outline by the course, a bar by the element beside it. */
export const courseName = (element: Element): string => {
  if (isNamed(element)) return '';
  const box = element.closest(`${names.progressBox},${names.focusSidebar}`);
  return wordsOf(box?.querySelector(`${names.progressWords},${names.focusHeading}`)?.textContent);
};

/**
 * The name of a landmark around the main landmark of a course: as a page has one main landmark, the
 * outer one becomes a region, named by the page's heading. Empty for other elements.
 */
export const regionName = (element: Element): string =>
  element.querySelector('main') && !isNamed(element)
    ? wordsOf(element.querySelector('h1')?.textContent)
    : '';

/** Names, roles and states of course pages (WCAG 1.3.1, 4.1.2). */
export const startCourseRepairs: Start = ({ page: { document: doc }, changes, on }) => {
  const repair = () => {
    const find = (selector: string) => doc.querySelectorAll(selector);
    for (const element of find(`${names.focusSidebar},${names.progress}`)) {
      const name = courseName(element);
      if (name) changes.setAttribute(element, 'aria-label', name);
    }
    for (const element of find(`#${names.mainContent},[role="main"]`)) {
      const name = regionName(element);
      if (!name) continue;
      changes.setAttribute(element, 'role', 'region');
      changes.setAttribute(element, 'aria-label', name);
    }
    for (const heading of find(names.misspeltHeading)) {
      changes.setAttribute(heading, 'role', 'heading');
      changes.setAttribute(heading, 'aria-role', null);
    }
    for (const field of find(names.quotedRequired)) {
      changes.setAttribute(field, 'aria-required', 'true');
    }
  };
  repair();
  on('content:found', repair);
};
