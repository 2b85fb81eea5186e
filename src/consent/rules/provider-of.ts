export interface Provider {
  /** Literal text, not a pattern, although the site's configuration calls it `re`. */
  readonly text: string;
  readonly slugs: readonly string[];
}

/**
 * The first provider whose text occurs in host and path, with or without `www.`
 * (cookieyes.md §9.1). The query counts only for texts that name one, so that an address which
 * merely mentions a provider stays free.
 */
export const providerOf = (url: URL, providers: readonly Provider[]): Provider | undefined => {
  const place = url.host + url.pathname;
  return providers.find(
    ({ text }) =>
      text !== '' && (place.includes(text) || (/\/\/|\?/.test(text) && url.href.includes(text))),
  );
};
