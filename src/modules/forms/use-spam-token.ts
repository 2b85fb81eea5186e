import { useClasses, useListen, useScope } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import * as names from './names';
import { spamToken } from './lazy';

type Service = typeof import('./spam-token');

/** Fetched only where a form uses the service; without its code a form is sent without a token. */
const withService = (page: Page, use: (service: Service) => unknown): Promise<unknown> =>
  page
    .load(spamToken)
    .then(use)
    .catch(() => '');

/**
 * The token that a form sends along (specification S7.33), empty where the owner has no service. The
 * service is asked for when the visitor begins to fill in the form, not before.
 */
export const useSpamToken = (form: HTMLElement | null): ((action: string) => Promise<string>) => {
  const { root, page } = useScope();
  const isUsed = root.classList.contains(names.usesToken);
  useListen(
    isUsed ? form : null,
    'focusin',
    () => void withService(page, ({ loadService }) => loadService(page)),
  );
  // The badge of the service, which its terms ask for.
  useClasses(isUsed ? [page.document.body] : [], () => ({ [names.usesToken]: true }));
  return async (action) =>
    isUsed ? String(await withService(page, ({ spamToken }) => spamToken(page, action))) : '';
};
