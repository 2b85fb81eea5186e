/**
 * The HTML of a call. A whole page in its place is no answer: a login, a challenge, or where the
 * server has sent the call on to.
 */
export const readFragment = (value: unknown): string | undefined =>
  typeof value === 'string' && !/^\s*<(!doctype|html)\b/i.test(value) ? value : undefined;
