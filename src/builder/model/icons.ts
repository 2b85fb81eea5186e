import { decodeIconEntities, decodeNumericEntities } from './entities';

/** An icon with its font (specification S3.34). */
export interface ExtendedIcon {
  /** A character, or its reference such as `&#xf101;`. */
  readonly unicode: string;
  /** `divi` or `fa`. */
  readonly type: string;
  /** As stored, a text; the number 400 where none is. */
  readonly fontWeight: string | number;
}

/** Specification S9.36. */
const NORMAL = 400;
const BLACK = 900;

/** Reads `unicode||type||weight`; false for any other value (specification S5.26). */
export const extendedIcon = (value: unknown): ExtendedIcon | false => {
  if (typeof value !== 'string') return false;
  const has = (text: string) => value.indexOf(text) > 0;
  if (!has('||') || !(has('fa') || has('divi'))) return false;
  const [unicode = '', type = '', weight] = value.split('||');
  return { unicode, type, fontWeight: weight || NORMAL };
};

/** Whether an icon is Font Awesome's; what is no extended icon counts as such. */
export const isFontAwesome = (value: unknown): boolean => {
  const icon = extendedIcon(value);
  return !icon || icon.type !== 'divi';
};

export const iconFontFamily = (value: unknown): 'FontAwesome' | 'ETmodules' =>
  isFontAwesome(value) ? 'FontAwesome' : 'ETmodules';

/** The weight as a number; NaN where there is none. */
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

/** What to draw for an extended icon: references are decoded, characters stay. */
export const iconText = (value: string): string => {
  const { unicode } = extendedIcon(value) || { unicode: value };
  return unicode.startsWith('&#') ? decodeNumericEntities(unicode) : unicode;
};

/** One line of the server's table of icons (`fontIconsExtended`). */
export interface IconEntry {
  readonly unicode: string;
  readonly decoded_unicode: string;
}

const reference = (text: string) => text.replace(/&amp;#x|&#x|;/g, '').toLowerCase();

/**
 * The `content` of a rule for an extended icon, quotes included. A Divi icon that is kept as a bare
 * character is looked up in the table.
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
