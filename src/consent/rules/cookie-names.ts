export interface CookieScope {
  readonly domain: string;
  readonly path: string;
}

/**
 * Domains and paths where a cookie of this page may be: without a domain, on the listed one, on the
 * host and each parent, and on each folder of the path (cookieyes.md §10).
 */
export const cookieScopes = (
  listed: string,
  host: string,
  path: string,
): readonly CookieScope[] => {
  const labels = host.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const folders = path.split('/').flatMap((part, index, all) => {
    const folder = all.slice(0, index + 1).join('/');
    // With a trailing slash it is another path: WordPress's cookies have one.
    return part ? [folder, `${folder}/`] : '/';
  });
  return [...new Set(['', listed, ...parents])].flatMap((domain) =>
    [...new Set(folders)].map((folder) => ({ domain, path: folder })),
  );
};

/**
 * Whether a cookie's name matches the owner's, where `*` stands for anything. Compared section by
 * section: a regular expression from configuration could hang the page.
 */
export const isNamed = (name: string, listed: string): boolean => {
  const sections = listed.split('*');
  const first = sections.shift() ?? '';
  const last = sections.pop();
  if (last === undefined) return name === listed;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const section of sections) {
    const found = name.indexOf(section, at);
    if (found < 0) return false;
    at = found + section.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
};
