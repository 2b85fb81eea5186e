import { useClasses, useListen, useScope } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import * as names from './names';
import { spamToken } from './lazy';

type Service = typeof import('./spam-token');

/** Loaded only where a form uses the service; if it fails to load, the form is sent without a token. */
const withService = (page: Page, use: (service: Service) => unknown): Promise<unknown> =>
  page
    .load(spamToken)
    .then(use)
    .catch((error: unknown) => {
      page.report({ source: 'spam-token', phase: 'load', error });
      return '';
    });

/**
 * The token sent with a form (specification S7.33), empty where the owner uses no service. The
 * service is requested when the visitor starts to fill in the form.
 */
export const useSpamToken = (form: HTMLElement | null): ((action: string) => Promise<string>) => {
  const { root, page } = useScope();
  const isUsed = root.classList.contains(names.usesToken);
  useListen(
    isUsed ? form : null,
    'focusin',
    () => void withService(page, ({ loadService }) => loadService(page)),
  );
  // Shows the badge of the service, which its terms require.
  useClasses(isUsed ? [page.document.body] : [], () => ({ [names.usesToken]: true }));
  return async (action) =>
    isUsed ? String(await withService(page, ({ spamToken }) => spamToken(page, action))) : '';
};
