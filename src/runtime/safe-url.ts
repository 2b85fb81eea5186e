const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * The only gateway for addresses from markup, configuration or responses. Returns the resolved URL,
 * or null when it could run code or cannot be parsed.
 */
export const safeUrl = (value: unknown, base: string): URL | null => {
  if (typeof value !== 'string' || value === '') return null;
  try {
    const url = new URL(value, base);
    return allowed.has(url.protocol) ? url : null;
  } catch {
    return null;
  }
};
