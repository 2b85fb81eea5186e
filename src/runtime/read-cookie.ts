const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The raw value of a cookie, or null. Blocked cookies read as missing. */
export const readCookie = (doc: Document, name: string): string | null => {
  try {
    for (const pair of doc.cookie.split('; ')) {
      const at = pair.indexOf('=');
      if (decoded(pair.slice(0, at)) === name) return pair.slice(at + 1);
    }
  } catch {
    // Blocked, as in a frame with an opaque origin.
  }
  return null;
};
