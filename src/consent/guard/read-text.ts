import { COOKIE } from '../names';

/** The text of the consent cookie: between the first and the second equals sign, never decoded. */
export const readText = (doc: Document): string => {
  try {
    for (const pair of doc.cookie.split(';')) {
      const [name, value] = pair.split('=');
      if (name?.trim() === COOKIE) return value ?? '';
    }
  } catch {
    // Blocked cookies: nothing has been chosen.
  }
  return '';
};
