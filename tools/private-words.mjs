/**
 * Words that newcomers would not understand, and the common terms. @type {readonly (readonly
 * [RegExp, string])[]}
 */
const words = [
  [/\bsplit tests?\b/i, 'A/B test'],
  [/\bad pixel\b/i, 'pixel'],
  [/\bstrict polic(?:y|ies)\b/i, 'strict CSP'],
  [/\bless movement\b/i, 'reduced motion'],
  [/\bweakness(?:es)?\b/i, 'vulnerability, known limitation'],
  [/\bmend(?:s|ed|ing)? (?:a |the )?(?:fault|bug)s?\b/i, 'fix'],
  [/\bsalvag(?:e[sd]?|ing)\b/i, 'recover'],
  [/\bways? to pay\b/i, 'payment method'],
  [/\bways? of sending\b/i, 'shipping method'],
  [/\bcaptured pages?\b/i, 'recorded page'],
  [/\blearner pages?\b/i, 'profile, course page'],
  [/\blate parts?\b/i, 'lazy definition'],
  [/\bsmall touches\b/i, 'enhancements'],
  [/\bstands anew\b|\bcomes in anew\b/i, 'is rendered again, is replaced'],
  [/\bfor want of\b/i, 'because … is missing'],
  [/\bhears? so\b/i, 'receives the event'],
  [/\bhears\b/i, 'receives, listens to'],
  [/\banew\b/i, 'again'],
  [/\bwakers?\b/i, 'wake scheduler'],
  [/\bpinn(?:ed|ing)\b/i, 'stuck, sticking'],
  [/\bbaskets?\b/i, 'cart'],
  [/\bpieces? of (?:html|markup)\b/i, 'fragment'],
  [/\brooms\b|\bbuilder(?:'s)? room\b|\broom(?:'s| notes)\b/i, 'features'],
  [/\b(?:an?|the|of|behind) clips?\b(?! path)/i, 'video, audio'],
  [/\bfates?\b/i, 'outcome'],
  [/\bwhoever\b/i, 'who, or leave it out'],
  [/\bg(?:ives?|iven) back\b/i, 'restores, restored'],
  [/\btake(?:s|n)? back\b/i, 'undo, undone; withdraw'],
  [/\bincumbents?\b/i, 'old script'],
  [/\blatecomers?\b/i, 'late script, late element'],
  [/\bcannot be had\b/i, 'fails to load, is not available'],
  [/\b(?:what|who) stands\b|\bstands there\b/i, 'what is, is located'],
  [/\bhad its turn\b/i, 'is settled, has run'],
];

/**
 * The uses of these words in a text, one entry per line and word.
 * @param {string} text
 * @returns {readonly { line: number, word: string, instead: string }[]}
 */
export const privateWords = (text) =>
  text.split('\n').flatMap((content, index) =>
    words.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(content) ?? [];
      return word ? { line: index + 1, word, instead } : [];
    }),
  );
