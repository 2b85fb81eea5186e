/** Nobody listens to a longer name to its end. */
const MOST = 150;

/** What a text says, as a name: on one line, bounded; empty where it says nothing, as a glyph does. */
export const wordsOf = (text: string | null | undefined): string => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  // By characters: those of some scripts are two units long.
  return /[\p{L}\p{N}]/u.test(line) ? [...line].slice(0, MOST).join('') : '';
};

/** The first of some texts that says something. */
export const firstWords = (...texts: readonly (string | null | undefined)[]): string =>
  texts.map(wordsOf).find(Boolean) ?? '';
