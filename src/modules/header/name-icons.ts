import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

/** The style sheet hides the words of links to social networks, from screen readers as well. */
export const nameIcons = ({ page, changes }: ControllerScope): void => {
  for (const link of page.document.querySelectorAll(names.socialLink)) {
    const words = link.textContent?.trim();
    if (words && !link.hasAttribute('aria-label')) changes.setAttribute(link, 'aria-label', words);
  }
};
