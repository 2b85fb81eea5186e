const NECESSARY = 'cookieyes-necessary';

/** Settings of the consent plugin, as the page has printed them. */
interface Printed {
  readonly _ckyConfig?: { readonly _providersToBlock?: unknown };
}

/**
 * Whether a script waits for consent on a page with the consent plugin (docs/consent.md). Without
 * Skerry's guard such a script stays inert: nothing could hold it once inserted.
 */
export const needsConsent = (win: Window, script: HTMLScriptElement): boolean => {
  const config = (win as Printed)._ckyConfig;
  if (!config) return false;
  const mark = script.getAttribute('data-cookieyes');
  if (mark !== null) return mark !== NECESSARY;
  const address = script.getAttribute('src') ?? '';
  const { _providersToBlock: providers } = config;
  return (
    Array.isArray(providers) &&
    providers.some((provider: unknown) => {
      const pattern = (provider as { readonly re?: unknown } | null)?.re;
      return (
        typeof pattern === 'string' && pattern && address.includes(pattern.replaceAll('\\', ''))
      );
    })
  );
};
