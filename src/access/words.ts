/** Longest name, in characters; nobody listens to more. */
const MOST = 150;

/**
 * A text as a name: on one line and of limited length; empty where it has no letters or digits,
 * like a glyph.
 */
export const wordsOf = (text: string | null | undefined): string => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  // By code points: some scripts use two code units per character.
  return /[\p{L}\p{N}]/u.test(line) ? [...line].slice(0, MOST).join('') : '';
};

/** The first text that is not empty as a name. */
export const firstWords = (...texts: readonly (string | null | undefined)[]): string =>
  texts.map(wordsOf).find(Boolean) ?? '';
