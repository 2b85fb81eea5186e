import { toText } from './presence';

const MAX_CODE_POINT = 0x10ffff;
const REPLACEMENT = '\u{fffd}';

const character = (code: number) =>
  code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : REPLACEMENT;

/** `&#65;` → `A`; hexadecimal references stay. */
export const decodeDecimalEntities = (value: unknown): string =>
  toText(value).replace(/&#(\d+);/g, (_, digits: string) => character(Number(digits)));

/** Numeric character references, decimal and hexadecimal. */
export const decodeNumericEntities = (text: string): string =>
  decodeDecimalEntities(text).replace(/&#x([\da-f]+);/gi, (_, digits: string) =>
    character(Number.parseInt(digits, 16)),
  );

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** The entities that lists of icons are printed with, `&amp;#x22;` included. */
export const decodeIconEntities = (text: string): string =>
  decodeNumericEntities(
    text.replace(/&(amp|quot|lt|gt);/g, (_, name: string) => named[name] ?? ''),
  );

/** What the server encodes in code: brackets, apostrophes, the times sign of sizes. */
const codeEntities: Readonly<Record<string, string>> = {
  '&#039;': "'",
  '&#091;': '[',
  '&#093;': ']',
  '&#215;': 'x',
};

export const replaceCodeEntities = (value: unknown): string =>
  toText(value).replace(/&#(039|091|093|215);/g, (entity) => codeEntities[entity] ?? entity);

/** Closing quotes and inch marks that the server's typography has put into a value. */
export const removeFancyQuotes = (value: unknown): string =>
  toText(value).replace(/&#8221;|&#8243;/g, '');

/**
 * A list of options as the server prints it, its outer brackets encoded; empty stays as it is.
 * @throws SyntaxError where it is no JSON
 */
export const decodeOptionList = (text: string | undefined): unknown =>
  text ? JSON.parse(text.replace('&#91;', '[').replace('&#93;', ']')) : text;
