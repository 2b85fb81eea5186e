/** The query of an address as raw pairs, as child themes have always got it. */
export const urlVars = (search: string): Record<string, string> =>
  Object.fromEntries(
    search
      .replace(/^\?/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
