import { safeUrl } from '../../runtime/kit';

/** A player's address that starts at once; null where it is no address to touch. */
export const autoplayAddress = (address: string | null, base: string): string | null => {
  const url = safeUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.searchParams.has('autoplay')) return address;
  // First of all, and joined with a plain "&" (divi-modules.md §10.2).
  url.search = ['autoplay=1', url.search.slice(1)].filter(Boolean).join('&');
  return url.href;
};
