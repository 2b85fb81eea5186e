import { toText } from './flags';
import type { Attrs } from './module';

const MAX_CODE_POINT = 0x10ffff;
const REPLACEMENT = '\u{fffd}';

const character = (code: number) =>
  // Lone surrogates become the replacement character too.
  code > 0 && code <= MAX_CODE_POINT
    ? String.fromCodePoint(code).replace(/\p{Surrogate}/u, REPLACEMENT)
    : REPLACEMENT;

/** `&#65;` → `A`; hexadecimal references are kept. */
export const decodeDecimalEntities = (value: unknown): string =>
  toText(value).replace(/&#(\d+);/g, (_, digits: string) => character(Number(digits)));

/** Numeric character references, decimal and hexadecimal. */
const decodeNumericEntities = (text: string): string =>
  decodeDecimalEntities(text).replace(/&#x([\da-f]+);/gi, (_, digits: string) =>
    character(Number.parseInt(digits, 16)),
  );

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** Decodes the entities in lists of icons, including `&amp;#x22;`. */
const decodeIconEntities = (text: string): string =>
  decodeNumericEntities(
    text.replace(/&(amp|quot|lt|gt);/g, (_, name: string) => named[name] ?? ''),
  );

/** Characters that the server encodes: brackets, apostrophes, the times sign of sizes. */
const codeEntities: Readonly<Record<string, string>> = {
  '&#039;': "'",
  '&#091;': '[',
  '&#093;': ']',
  '&#215;': 'x',
};

export const replaceCodeEntities = (value: unknown): string =>
  toText(value).replace(/&#(039|091|093|215);/g, (entity) => codeEntities[entity] ?? entity);

/** Replaces closing quotes and inch marks that the server's typography has inserted. */
export const removeFancyQuotes = (value: unknown): string =>
  toText(value).replace(/&#8221;|&#8243;/g, '');

/**
 * A list of options as the server prints it, with encoded outer brackets; empty input is returned
 * as it is.
 * @throws SyntaxError for invalid JSON
 */
export const decodeOptionList = (text: string | undefined): unknown =>
  text ? JSON.parse(text.replace('&#91;', '[').replace('&#93;', ']')) : text;

/** An icon with its font (specification S3.34). */
export interface ExtendedIcon {
  /** A character, or its reference such as `&#xf101;`. */
  readonly unicode: string;
  /** `divi` or `fa`. */
  readonly type: string;
  /** As stored, a text; the number 400 where it is missing. */
  readonly fontWeight: string | number;
}

/** Specification S9.36. */
const NORMAL = 400;
const BLACK = 900;

/** Parses `unicode||type||weight`; false for any other value (specification S5.26). */
export const extendedIcon = (value: unknown): ExtendedIcon | false => {
  if (typeof value !== 'string') return false;
  const has = (text: string) => value.indexOf(text) > 0;
  if (!has('||') || !(has('fa') || has('divi'))) return false;
  const [unicode = '', type = '', weight] = value.split('||');
  return { unicode, type, fontWeight: weight || NORMAL };
};

/** Whether an icon is from Font Awesome; true for anything that is no extended icon. */
export const isFontAwesome = (value: unknown): boolean => {
  const icon = extendedIcon(value);
  return !icon || icon.type !== 'divi';
};

export const iconFontFamily = (value: unknown): 'FontAwesome' | 'ETmodules' =>
  isFontAwesome(value) ? 'FontAwesome' : 'ETmodules';

/** The weight as a number; NaN without one. */
export const iconFontWeight = (value: unknown): number => {
  const icon = extendedIcon(value);
  return icon ? Number.parseInt(String(icon.fontWeight), 10) : Number.NaN;
};

export interface IconFont {
  readonly iconFontFamily: string;
  readonly iconFontWeight: string | number;
}

/** Family and weight of an extended icon. */
export const iconFont = (value: unknown): IconFont | undefined => {
  const icon = extendedIcon(value);
  return icon
    ? { iconFontFamily: iconFontFamily(value), iconFontWeight: icon.fontWeight }
    : undefined;
};

const isWeight = (wanted: number) => (weight: unknown) =>
  Number.parseInt(String(weight as string), 10) === wanted;

export const isBlack = isWeight(BLACK);
export const isNormal = isWeight(NORMAL);

/** The text to draw for an extended icon: references are decoded, characters kept. */
export const iconText = (value: string): string => {
  const { unicode } = extendedIcon(value) || { unicode: value };
  return unicode.startsWith('&#') ? decodeNumericEntities(unicode) : unicode;
};

/** One row of the server's table of icons (`fontIconsExtended`). */
export interface IconEntry {
  readonly unicode: string;
  readonly decoded_unicode: string;
}

const reference = (text: string) => text.replace(/&amp;#x|&#x|;/g, '').toLowerCase();

/**
 * The `content` of a rule for an extended icon, with quotes. A Divi icon stored as a bare character
 * is looked up in the table.
 */
export const iconCss = (value: string, table: readonly IconEntry[] = []): string => {
  const { unicode, type } = extendedIcon(value) || { unicode: value, type: '' };
  if (unicode.length > 1) return `"\\${reference(unicode)}"`;
  const entry =
    type === 'divi' ? table.find(({ decoded_unicode: text }) => text === unicode) : undefined;
  return `"\\${entry ? reference(entry.unicode) : unicode}"`;
};

interface IconLists {
  /** Icons by their number, as the server prints them. */
  readonly icons?: readonly string[];
  readonly downIcons?: readonly string[];
  readonly useDownList?: boolean;
}

/** The character of any stored icon: `%%5%%` by its number; null for undefined. */
export const iconToText = (
  value: string | undefined,
  { icons = [], downIcons = [], useDownList = false }: IconLists = {},
): string | null => {
  if (value === undefined) return null;
  if (extendedIcon(value)) return iconText(value);
  const number = /^%%(\d+)%%$/.exec(value)?.[1];
  const listed = number && (useDownList ? downIcons : icons)[Number(number)];
  return listed ? decodeIconEntities(listed) : value;
};

const VARIANTS = ['', '_phone', '_tablet', '__hover', '__sticky'];
const SWITCHES = ['_last_edited', '__hover_enabled', '__sticky_enabled'];

export interface IconStyleData {
  readonly attrs: Attrs;
  readonly font_family_attr_name: string;
  readonly font_weight_attr_name: string;
}

/**
 * Settings in which every extended icon of a field and its variants is replaced by its CSS value,
 * with family and weight in separate fields.
 */
export const iconStyleData = (
  attrs: Attrs,
  field: string = 'hover_icon',
  table: readonly IconEntry[] = [],
): IconStyleData => {
  const family = `${field}_font_family`;
  const weight = `${field}_font_weight`;
  const result: Record<string, unknown> = { ...attrs };
  const expanded = VARIANTS.filter((suffix) => {
    const value = attrs[field + suffix];
    const icon = extendedIcon(value);
    if (!icon) return false;
    result[field + suffix] = iconCss(value as string, table);
    result[family + suffix] = iconFontFamily(value);
    result[weight + suffix] = icon.fontWeight;
    return true;
  });
  for (const suffix of expanded.length > 0 ? SWITCHES : []) {
    const value = attrs[field + suffix];
    if (value === undefined) continue;
    result[family + suffix] = value;
    result[weight + suffix] = value;
  }
  return { attrs: result, font_family_attr_name: family, font_weight_attr_name: weight };
};
