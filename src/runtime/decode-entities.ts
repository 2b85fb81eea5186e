const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
};

const character = (entity: string): string | undefined => {
  const [, hex = '', digits = ''] = /^#(x?)([\da-f]+)$/i.exec(entity) ?? [];
  const code = Number.parseInt(digits, hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
};

/** Decodes the entities with which servers encode symbols and prices; anything else is kept. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, entity: string) =>
    Object.hasOwn(named, entity) ? (named[entity] ?? whole) : (character(entity) ?? whole),
  );
