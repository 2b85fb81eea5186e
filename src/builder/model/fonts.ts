import { type FontSetting, fontSetting } from './font-setting';
import { addStyleSheet } from '../../runtime/kit';

/** The site's data of a font, by name. */
export interface FontData {
  readonly type?: string;
  /** Available weights and styles, separated by commas: `300,400,700`. */
  readonly styles?: string;
  readonly character_set?: string;
  /** A second family name for old systems: `Pacifico MS`. */
  readonly add_ms_version?: boolean | string;
}
export type Fonts = Readonly<Record<string, FontData>>;

/** Names that are no longer offered: the family that replaces each, and the weight it stood for. */
const retired: Readonly<Record<string, readonly [parent: string, weight: number]>> = {
  'Raleway Light': ['Raleway', 300],
  'Roboto Light': ['Roboto', 100],
  'Source Sans Pro Light': ['Source Sans Pro', 300],
  'Lato Light': ['Lato', 300],
  'Open Sans Light': ['Open Sans', 300],
};

const retiredFont = (name: string) => (Object.hasOwn(retired, name) ? retired[name] : undefined);

const fontData = (name: string, fonts: Fonts): FontData | undefined =>
  Object.hasOwn(fonts, name) ? fonts[name] : undefined;

const stacks: ReadonlyMap<string, string> = new Map([
  ['serif', 'Georgia, "Times New Roman", serif'],
  ['cursive', 'cursive'],
]);
const SANS = 'Helvetica, Arial, Lucida, sans-serif';

const isVariable = (value: string) => value.startsWith('--');

const family = (name: string, fonts: Fonts) => {
  if (isVariable(name)) return `var(${name}),serif`;
  const data = fontData(name, fonts);
  const stack = data ? (stacks.get(data.type ?? '') ?? SANS) : 'serif';
  return `'${name}',${data?.add_ms_version ? `'${name} MS', ` : ''}${stack}`;
};

type Flag = 'italic' | 'uppercase' | 'underline' | 'smallCaps' | 'strikethrough';
const flags: readonly (readonly [Flag, property: string, on: string, off: string])[] = [
  ['italic', 'font-style', 'italic', 'normal'],
  ['uppercase', 'text-transform', 'uppercase', 'none'],
  ['underline', 'text-decoration', 'underline', 'none'],
  ['smallCaps', 'font-variant', 'small-caps', 'none'],
  ['strikethrough', 'text-decoration', 'line-through', 'none'],
];

const weightOf = ({ weight }: FontSetting, standard: FontSetting): string => {
  if (weight === standard.weight) return '';
  if (weight === '') return 'normal';
  return weight === 'on' ? '700' : isVariable(weight) ? `var(${weight})` : weight;
};

export interface FontOptions {
  readonly isImportant?: boolean;
  /** The setting that applies where this one is empty. */
  readonly standard?: string;
  readonly fonts?: Fonts;
}

/** Characters that could end a declaration and start another. */
const UNSAFE = /[;{}<>'"\\]/g;

/** Declarations of a font setting; `Default` and empty families are omitted (specification S5.30). */
export const fontCss = (
  setting: unknown,
  { isImportant = false, standard = '', fonts = {} }: FontOptions = {},
): string => {
  if (!setting) return '';
  const font = fontSetting(String(setting as string).replace(UNSAFE, ''));
  const base = fontSetting(standard);
  const declare = (property: string, value: string) =>
    value ? `${property}:${value}${isImportant ? ' !important' : ''};` : '';

  const [parent, ownWeight] = retiredFont(font.family) ?? [font.family];
  return [
    parent && declare('font-family', family(parent, fonts)),
    ownWeight && ` ${declare('font-weight', String(ownWeight))}`,
    declare('font-weight', weightOf(font, base)),
    ...flags.map(([flag, property, on, off]) =>
      font[flag] === base[flag] ? '' : declare(property, font[flag] ? on : off),
    ),
    declare('text-decoration-style', font.lineStyle),
    declare('-webkit-text-decoration-color', font.lineColor),
    declare('text-decoration-color', font.lineColor),
  ]
    .filter(Boolean)
    .join('');
};

/**
 * Neutral declarations for parts that a setting switches off and the inherited one has on.
 * Underline and strikethrough share a property, so each keeps the other.
 */
export const fontResetCss = (
  setting: unknown,
  inherited: unknown,
  { isImportant = false }: { readonly isImportant?: boolean } = {},
): string => {
  const font = fontSetting(setting);
  const from = fontSetting(inherited);
  const reset = (flag: Flag, property: string, neutral: string) =>
    from[flag] && !font[flag] ? `${property}: ${neutral}${isImportant ? ' !important' : ''};` : '';
  return [
    reset('italic', 'font-style', 'normal'),
    reset('uppercase', 'text-transform', 'none'),
    reset('smallCaps', 'font-variant', 'none'),
    reset('underline', 'text-decoration', from.strikethrough ? 'line-through' : 'none'),
    reset('strikethrough', 'text-decoration', from.underline ? 'underline' : 'none'),
  ].join('');
};

/** The class and id of a loaded font. */
export const fontClass = (name: string): string =>
  `et_gf_${name.toLowerCase().replaceAll(' ', '_')}`;

/** Installed on every system, so nothing is loaded. */
const webSafe = ['Georgia', 'Times New Roman', 'Arial', 'Trebuchet', 'Verdana'];

const SERVICE = '//fonts.googleapis.com/css?family=';
const plus = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/**
 * The style sheet of the public font service for a family, with its styles and character set; null
 * where none is needed, as for `Default` (specification S5.30, S7.52). A retired name loads its
 * family.
 */
export const fontUrl = (name: string, fonts: Fonts = {}): string | null => {
  if (fontSetting(name).family === '' || webSafe.includes(name)) return null;
  const [family] = retiredFont(name) ?? [name];
  const { styles, character_set: subset } = fontData(family, fonts) ?? {};
  // Upstream omits the parameter's name (builder.md §16.2).
  return `${SERVICE}${plus(family)}${styles ? `:${styles}` : ''}${subset ? `&subset=${subset}` : ''}`;
};

/** Addresses of a font's files, by format. */
export interface FontFiles {
  readonly eot?: string;
  readonly woff2?: string;
  readonly woff?: string;
  readonly ttf?: string;
  readonly otf?: string;
}

const formats = [
  ['woff2', 'woff2'],
  ['woff', 'woff'],
  ['ttf', 'truetype'],
  ['otf', 'opentype'],
] as const;

/** Percent-encodes characters that would end the address. */
const quoted = (address: string) =>
  address.replace(/['\\\n\r\f]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
const source = (address: string, format: string) => `url('${quoted(address)}') format('${format}')`;

const sources = (files: FontFiles | string): string => {
  if (typeof files === 'string') return files ? `src: url('${quoted(files)}');` : '';
  const { eot } = files;
  const list = [
    ...(eot ? [source(`${eot}?#iefix`, 'embedded-opentype')] : []),
    ...formats.flatMap(([key, format]) => (files[key] ? [source(files[key], format)] : [])),
  ];
  const first = eot ? `src: url('${quoted(eot)}'); ` : '';
  return list.length > 0 ? `${first}src: ${list.join(', ')}` : '';
};

/** The `@font-face` rule of a custom font, files in the order eot, woff2, woff, ttf, otf. */
export const fontFace = (name: string, files: FontFiles | string = ''): string =>
  `@font-face{font-family:"${name.replace(/["\\\n\r\f]/g, '')}"; ${sources(files)};}`;

interface Options {
  readonly fonts?: Fonts;
  /** Fonts of the site itself, by name. */
  readonly custom?: Readonly<Record<string, FontFiles | string>>;
  /** False where the site has disabled the public service. */
  readonly isServiceOn?: boolean;
}

/**
 * Loads fonts into all documents of an editor, once per name (specification S7.52). Returns the
 * function that loads by name; its `undo` removes all of them.
 */
export const createFontLoader = (
  documents: readonly Document[],
  { fonts = {}, custom = {}, isServiceOn = true }: Options = {},
) => {
  const loaded = new Set<string>();
  const undos: (() => void)[] = [];
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const id = fontClass(name);
    const files = Object.hasOwn(custom, name) ? custom[name] : undefined;
    const url = isServiceOn ? fontUrl(name, fonts) : null;
    for (const doc of documents) {
      if (doc.getElementById(id)) continue;
      if (files) undos.push(addStyleSheet(doc, fontFace(name, files)));
      else if (url) {
        const link = doc.createElement('link');
        Object.assign(link, { id, rel: 'stylesheet', type: 'text/css', href: url });
        doc.head.append(link);
        undos.push(() => link.remove());
      }
    }
  };
  const undo = () => {
    for (const each of undos.splice(0)) each();
    loaded.clear();
  };
  return { load, undo };
};
