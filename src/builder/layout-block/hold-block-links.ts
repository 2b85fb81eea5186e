import { listen } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import type { Editor } from './editor-of';
import * as names from './names';

/** Links inside the page and pages of a list work; anything else is told to the editor instead. */
export const holdBlockLinks = (page: Page, editor: Editor, signal: AbortSignal): void => {
  const { document: doc, report } = page;
  const listening = { signal, report, source: 'builder' };
  listen(
    doc,
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href') ?? '';
      if (!link || address.startsWith('#')) return;
      // The list of a module fetches its next page itself.
      if (link.closest(names.pagination) && event.defaultPrevented) return;
      event.preventDefault();
      if (address !== '') editor.tell(names.externalLink);
    },
    listening,
  );
  listen(
    doc,
    'submit',
    (event) => {
      event.preventDefault();
      editor.tell(names.unwantedForm);
    },
    listening,
  );
};
