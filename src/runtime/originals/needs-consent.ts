const NECESSARY = 'cookieyes-necessary';

/** The consent plugin's settings, whatever the page has printed. */
interface Printed {
  readonly _ckyConfig?: { readonly _providersToBlock?: unknown };
}

/**
 * Whether a script waits for the visitor's consent on a page with the consent plugin (docs/consent.md). Where
 * no guard of Skerry is in force such a script stays as it is: nothing could hold it once it is put in.
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
