import type { ControllerScope } from '../../runtime/controller-scope';
import type { Editor } from './editor-of';
import * as names from './names';

/** Links inside the page and pages of a list work; anything else is told to the editor instead. */
export const holdBlockLinks = ({ page, listen }: ControllerScope, editor: Editor): void => {
  const { document: doc } = page;
  listen(doc, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!link || address.startsWith('#')) return;
    // The list of a module fetches its next page itself.
    if (link.closest(names.pagination) && event.defaultPrevented) return;
    event.preventDefault();
    if (address !== '') editor.notify(names.externalLink);
  });
  listen(doc, 'submit', (event) => {
    event.preventDefault();
    editor.notify(names.unwantedForm);
  });
};
