import type { Page } from '../runtime/page';
import type { FormFields } from '../runtime/kit';
import * as names from './names';

/**
 * The call to the site's own server that goes with each call of the pixel (specification S7.51). A
 * nonce that a cached page has kept too long is left out from then on; the call needs none.
 */
export const reportToServer = (
  page: Page,
  { root, nonce }: { readonly root: string; readonly nonce: string },
) => {
  let current = nonce;
  const tell = async (query: readonly unknown[]): Promise<void> => {
    const used = current;
    const result = await page.ajax({
      url: root + names.route,
      fields: { query } as FormFields,
      ...(used ? { headers: { 'X-WP-Nonce': used } } : {}),
      isKeptAlive: true,
      expect: 'json',
      alsoOk: [403],
      read: (answer) => (answer as { code?: unknown } | null)?.code ?? '',
    });
    if (!used || !result.ok || result.value !== names.staleNonce) return;
    current = '';
    await tell(query);
  };
  return tell;
};
