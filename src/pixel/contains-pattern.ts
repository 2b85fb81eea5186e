/**
 * Whether a pattern occurs in a text; `*` stands for one or more characters without a slash, all
 * else for itself. Never backtracks: it keeps where the part before a star may have ended.
 */
export const containsPattern = (text: string, pattern: string): boolean => {
  // A star takes one character at least, so nothing longer than the text can be in it.
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
