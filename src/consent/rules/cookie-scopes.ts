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
