/**
 * Reads the text of the consent cookie. The first two pieces of each part count, empty parts are
 * skipped, nothing is decoded (cookieyes.md §4.1, as CookieYes 3.2.1 reads it).
 */
export const parseRecord = (text: string): Map<string, string> => {
  const record = new Map<string, string>();
  for (const part of text.split(',')) {
    const [key, value = ''] = part.split(':');
    if (key) record.set(key, value);
  }
  return record;
};
