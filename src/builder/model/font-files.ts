import { fontData, type Fonts, retiredFont } from './font-css';
import { fontSetting } from './font-setting';

/** The class and id of a loaded font. */
export const fontClass = (name: string): string =>
  `et_gf_${name.toLowerCase().replaceAll(' ', '_')}`;

/** On every system; nothing is loaded for them. */
const webSafe = ['Georgia', 'Times New Roman', 'Arial', 'Trebuchet', 'Verdana'];

const SERVICE = '//fonts.googleapis.com/css?family=';
const plus = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/**
 * The style sheet of the public font service for a family, with its styles and character set; null
 * where none is needed, as for `Default` (specification S5.30, S7.52). A retired name loads its family.
 */
export const fontUrl = (name: string, fonts: Fonts = {}): string | null => {
  if (fontSetting(name).family === '' || webSafe.includes(name)) return null;
  const [family] = retiredFont(name) ?? [name];
  const { styles, character_set: subset } = fontData(family, fonts) ?? {};
  // Upstream forgets the parameter's name (builder.md §16.2).
  return `${SERVICE}${plus(family)}${styles ? `:${styles}` : ''}${subset ? `&subset=${subset}` : ''}`;
};

/** Addresses of a font's files by format. */
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

/** What would end the address is written as a percent sequence. */
const quoted = (address: string) =>
  address.replace(/['\\\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
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

/** The `@font-face` of a custom font, its files in the order eot, woff2, woff, ttf, otf. */
export const fontFace = (name: string, files: FontFiles | string = ''): string =>
  `@font-face{font-family:"${name.replace(/["\\\n]/g, '')}"; ${sources(files)};}`;
