import { useClasses, useListen, useScope } from '../../runtime/dom';
import * as names from './names';

/** Fetched only where a form uses the service. */
const load = () => import('./token/spam-token');

/**
 * The token that a form sends along (specification S7.33), empty where the owner has no service. The
 * service is asked for when the visitor begins to fill in the form, not before.
 */
export const useSpamToken = (form: HTMLElement | null): ((action: string) => Promise<string>) => {
  const { root, page } = useScope();
  const isUsed = root.classList.contains(names.usesToken);
  const begin = () => load().then(({ loadService }) => loadService(page));
  // Without the code for it the form is sent without a token.
  useListen(isUsed ? form : null, 'focusin', () => void begin().catch(() => undefined));
  // The badge of the service, which its terms ask for.
  useClasses(isUsed ? [page.document.body] : [], () => ({ [names.usesToken]: true }));
  return async (action) => {
    if (!isUsed) return '';
    const { spamToken } = await load().catch(() => ({ spamToken: async () => '' }));
    return spamToken(page, action);
  };
};
