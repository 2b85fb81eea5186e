const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The value of a cookie as it stands in the header, or null. Blocked cookies read as absent. */
export const readCookie = (doc: Document, name: string): string | null => {
  try {
    for (const pair of doc.cookie.split('; ')) {
      const at = pair.indexOf('=');
      if (decoded(pair.slice(0, at)) === name) return pair.slice(at + 1);
    }
  } catch {
    // Blocked, as in a frame without an origin.
  }
  return null;
};
