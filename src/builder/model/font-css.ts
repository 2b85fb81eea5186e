import { type FontSetting, fontSetting } from './font-setting';

/** What the site knows of a font, by its name. */
export interface FontData {
  readonly type?: string;
  /** Weights and styles that can be loaded, separated by commas: `300,400,700`. */
  readonly styles?: string;
  readonly character_set?: string;
  /** A second family name for old systems: `Pacifico MS`. */
  readonly add_ms_version?: boolean | string;
}
export type Fonts = Readonly<Record<string, FontData>>;

/** A name that is offered no more: the family it has become, and the weight that it meant. */
const retired: Readonly<Record<string, readonly [parent: string, weight: number]>> = {
  'Raleway Light': ['Raleway', 300],
  'Roboto Light': ['Roboto', 100],
  'Source Sans Pro Light': ['Source Sans Pro', 300],
  'Lato Light': ['Lato', 300],
  'Open Sans Light': ['Open Sans', 300],
};

export const retiredFont = (name: string) =>
  Object.hasOwn(retired, name) ? retired[name] : undefined;

export const fontData = (name: string, fonts: Fonts): FontData | undefined =>
  Object.hasOwn(fonts, name) ? fonts[name] : undefined;

const stacks: Readonly<Record<string, string>> = {
  serif: 'Georgia, "Times New Roman", serif',
  cursive: 'cursive',
};
const SANS = 'Helvetica, Arial, Lucida, sans-serif';

const isVariable = (value: string) => value.startsWith('--');

const family = (name: string, fonts: Fonts) => {
  if (isVariable(name)) return `var(${name}),serif`;
  const data = fontData(name, fonts);
  const stack = data ? (stacks[data.type ?? ''] ?? SANS) : 'serif';
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
  /** The setting that holds where this one says nothing. */
  readonly standard?: string;
  readonly fonts?: Fonts;
}

/** What could end a declaration and begin another. */
const UNSAFE = /[;{}<>'"\\]/g;

/** Declarations of a font setting; `Default` and empty families are skipped (specification S5.30). */
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
 * Neutral declarations for what a setting switches off and the inherited one has on. Of underline and
 * strikethrough each keeps the other alive.
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
