export interface CookieScope {
  readonly domain: string;
  readonly path: string;
}

/**
 * Where a cookie of this page may live: without a domain, on the listed one, on the host and each
 * of its parents, and on each folder of the path (cookieyes.md §10).
 */
export const cookieScopes = (
  listed: string,
  host: string,
  path: string,
): readonly CookieScope[] => {
  const labels = host.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const folders = path.split('/').map((_, index, all) => all.slice(0, index + 1).join('/') || '/');
  return [...new Set(['', listed, ...parents])].flatMap((domain) =>
    [...new Set(folders)].map((folder) => ({ domain, path: folder })),
  );
};

/**
 * Whether a cookie's name fits the owner's, where `*` stands for anything. Compared piece by piece:
 * a regular expression made from configuration could hang the page.
 */
export const isNamed = (name: string, listed: string): boolean => {
  const pieces = listed.split('*');
  const first = pieces.shift() ?? '';
  const last = pieces.pop();
  if (last === undefined) return name === listed;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = name.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
};
