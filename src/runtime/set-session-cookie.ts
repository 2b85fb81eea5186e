/**
 * Keeps a value until the browser closes, for the whole site; never throws, also where the browser blocks
 * cookies. What needs an expiry, a domain or another path calls `setCookie`.
 */
export const setSessionCookie = (doc: Document, name: string, value: string): void => {
  try {
    doc.cookie = `${encodeURIComponent(name)}=${value}; path=/; samesite=lax`;
  } catch {
    // It then lasts for this page only.
  }
};
