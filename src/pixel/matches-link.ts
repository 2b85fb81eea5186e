import { safeUrl } from '../runtime/kit';

/**
 * Whether a pattern occurs in a text; `*` stands for one or more characters except a slash, all
 * other characters for themselves. Linear, without backtracking: it keeps where the part before a
 * star may have ended.
 */
export const containsPattern = (text: string, pattern: string): boolean => {
  // A star matches at least one character, so a pattern longer than the text cannot occur in it.
  if (pattern === '' || pattern.length > text.length) return false;
  const [first = '', ...rest] = pattern.split('*');
  let ends = new Set<number>();
  for (
    let at = text.indexOf(first);
    at >= 0 && at < text.length;
    at = text.indexOf(first, at + 1)
  ) {
    ends.add(at + first.length);
  }
  for (const part of rest) {
    const next = new Set<number>();
    let from = -1;
    for (let at = 0; at <= text.length && ends.size > 0; at += 1) {
      if (from >= 0 && text.startsWith(part, at)) next.add(at + part.length);
      if (text[at] === '/') from = -1;
      else if (from < 0 && ends.has(at)) from = at;
    }
    ends = next;
  }
  return ends.size > 0;
};

/** An address in the plugin's form for comparison: absolute, with a trailing slash (pixel.md §3.1). */
export const exactAddress = (address: string, base: string): string => {
  const { origin, protocol } = new URL(base);
  const ended = address.endsWith('/') ? address : `${address}/`;
  if (/^https?:\/\//.test(ended)) return ended;
  return ended.startsWith('//') ? protocol + ended : `${origin}/${ended.replace(/^\//, '')}`;
};

/**
 * The raw attribute of a link and, for links to other pages, the absolute address: otherwise every
 * tab and button of a page would count as a link to it.
 */
export const addressesOf = (href: string, base: string): readonly string[] => [
  href,
  href.startsWith('#') ? href : (safeUrl(href, base)?.href ?? href),
];

export const isExactly = (addresses: readonly string[], url: string, base: string): boolean =>
  addresses.some((address) => exactAddress(address, base) === exactAddress(url, base));

export const isContained = (addresses: readonly string[], url: string): boolean =>
  addresses.some((address) => containsPattern(address, url));
