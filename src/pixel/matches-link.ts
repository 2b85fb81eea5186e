import { containsPattern } from './contains-pattern';
import { exactAddress } from './exact-address';

/** The raw attribute of a link and, where it can be resolved, its whole address. */
export const addressesOf = (href: string, base: string): readonly string[] => {
  try {
    return [href, new URL(href, base).href];
  } catch {
    return [href];
  }
};

export const isExactly = (addresses: readonly string[], url: string, base: string): boolean =>
  addresses.some((address) => exactAddress(address, base) === exactAddress(url, base));

export const isContained = (addresses: readonly string[], url: string): boolean =>
  addresses.some((address) => containsPattern(address, url));
