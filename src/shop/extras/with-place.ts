import { placeArgument } from './names';

/**
 * An address of this site with the visitor's place; null for other sites and where one is named.
 * `home` is the site's own address.
 */
export const withPlace = (address: string, place: string, home: string): string | null => {
  try {
    const [url, site] = [new URL(address, home), new URL(home)];
    const isOwn = url.origin === site.origin && url.pathname.startsWith(site.pathname);
    if (!isOwn || url.searchParams.has(placeArgument)) return null;
    url.searchParams.set(placeArgument, place);
    return url.href;
  } catch {
    return null;
  }
};
