/**
 * Sets a session cookie for the whole site; never throws, even where the browser blocks cookies.
 * `setCookie` supports expiry, domain and path.
 */
export const setSessionCookie = (doc: Document, name: string, value: string): void => {
  try {
    doc.cookie = `${encodeURIComponent(name)}=${value}; path=/; samesite=lax`;
  } catch {
    // Cookies are blocked: the value lasts for this page only.
  }
};
