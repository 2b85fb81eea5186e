import type { Controller } from '../../runtime/definition';
import { createChanges, hasModifier, listen } from '../../runtime/kit';
import { followAddress } from './follow-address';
import { goToPart } from './go-to-part';
import { isOwnLink } from './is-own-link';
import { startModuleLinks } from './module-links';
import { targetOf } from './target-of';

/** Links inside the page scroll there; modules can be links. */
export const controller: Controller = (page) => {
  const { document: doc, window: win, report, mode } = page;
  const abort = new AbortController();
  const changes = createChanges();
  const { signal } = abort;

  listen<MouseEvent>(
    doc,
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const target = isOwnLink(link, win.location) ? targetOf(doc, link.hash) : null;
      if (!target) return;
      event.preventDefault();
      void goToPart(page, target, link.hash);
    },
    { signal, report, source: 'links' },
  );
  if (!mode.isBuilder) {
    startModuleLinks(page, { changes, signal });
    void followAddress(page);
  }
  return () => {
    abort.abort();
    changes.undo();
  };
};
