import { safeUrl } from '../runtime/kit';
import { containsPattern } from './contains-pattern';
import { exactAddress } from './exact-address';

/** The raw attribute of a link and, where it can be followed, its whole address. */
export const addressesOf = (href: string, base: string): readonly string[] => [
  href,
  safeUrl(href, base)?.href ?? href,
];

export const isExactly = (addresses: readonly string[], url: string, base: string): boolean =>
  addresses.some((address) => exactAddress(address, base) === exactAddress(url, base));

export const isContained = (addresses: readonly string[], url: string): boolean =>
  addresses.some((address) => containsPattern(address, url));
