import { toText } from './flags';

/**
 * `family|weight|italic|uppercase|underline|small caps|strikethrough|line colour|line style`
 * (specification S3.35).
 */
export interface FontSetting {
  readonly family: string;
  /** `700`, or `on` for bold. */
  readonly weight: string;
  readonly italic: boolean;
  readonly uppercase: boolean;
  readonly underline: boolean;
  readonly smallCaps: boolean;
  readonly strikethrough: boolean;
  readonly lineColor: string;
  readonly lineStyle: string;
}

export const fontSetting = (setting: unknown): FontSetting => {
  const part = toText(setting).split('|');
  const isOn = (at: number) => part[at] === 'on';
  const [family = '', weight = '', , , , , , lineColor = '', lineStyle = ''] = part;
  return {
    family: family === 'Default' ? '' : family,
    weight: weight === 'off' ? '' : weight,
    italic: isOn(2),
    uppercase: isOn(3),
    underline: isOn(4),
    smallCaps: isOn(5),
    strikethrough: isOn(6),
    lineColor,
    lineStyle,
  };
};

const indexes: Readonly<Record<string, readonly number[]>> = {
  font: [0],
  weight: [1],
  style: [2, 3, 4, 5, 6],
  // Swapped in upstream's own map, contrary to its CSS (builder.md §16.1).
  line_color: [7],
  line_style: [8],
};

/** Positions of a font setting that a control edits; none for an unknown control. */
export const fontIndexes = (control: string): readonly number[] =>
  Object.hasOwn(indexes, control) ? (indexes[control] ?? []) : [];

/** Names of weights, from thin to heavy (specification S9.36). */
export const fontWeights: Readonly<Record<string, string>> = {
  100: 'Thin',
  200: 'Ultra Light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semi Bold',
  700: 'Bold',
  800: 'Ultra Bold',
  900: 'Heavy',
};
