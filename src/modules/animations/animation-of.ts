import * as names from './names';
import { list, type Reader, shape, text } from '../../runtime/kit';
import type { Breakpoint } from '../../runtime/stores/viewport';

const KEYS = [
  'style',
  'repeat',
  'duration',
  'delay',
  'intensity',
  'starting_opacity',
  'speed_curve',
] as const;

const keys = KEYS.flatMap((key) => [key, `${key}_tablet`, `${key}_phone`]);

/** `et_animation_data`; values are strings with units (`"1000ms"`, `"50%"`). */
export const animationData = {
  name: 'et_animation_data',
  read: list(
    shape<Entry>(
      Object.fromEntries(['class', ...keys].map((key) => [key, text()])) as {
        class: Reader<string>;
      },
    ),
  ),
};

/** One entry of `et_animation_data`; values are strings with units (`"1000ms"`, `"50%"`). */
export interface Entry extends Readonly<Record<string, string>> {
  readonly class: string;
}

/** The animation of an element that comes into view. */
export interface Animation {
  /** Class of the style sheet's keyframes, such as `slideTop`. */
  readonly style: string;
  readonly isLooping: boolean;
  /** Milliseconds. */
  readonly duration: number;
  readonly delay: number;
  /** Percent. */
  readonly intensity: number;
  /** 0 to 1. */
  readonly opacity: number;
  readonly curve: string;
}

const isStyle = (style: string) =>
  style === names.transforms ||
  /^(fade|slide|bounce|zoom|flip|fold|roll)(Top|Right|Bottom|Left)?$/.test(style);

/**
 * An entry's values for a device (specification S3.12, S9.30). Without values of their own, phones
 * use the tablet's, because the server omits equal ones (divi-effects.md §1.1). Null where a value
 * is missing or the style is unknown.
 */
export const animationOf = (entry: Entry, device: Breakpoint): Animation | null => {
  if (!entry.class || KEYS.some((key) => !entry[key])) return null;
  const devices = { desktop: [''], tablet: ['_tablet', ''], phone: ['_phone', '_tablet', ''] };
  const value = (key: (typeof KEYS)[number]) =>
    devices[device].map((suffix) => entry[key + suffix]).find(Boolean) ?? '';
  const numberOf = (key: (typeof KEYS)[number], fallback: number) => {
    const parsed = Number.parseInt(value(key), 10);
    return Number.isFinite(parsed) ? Math.max(0, parsed) : fallback;
  };
  const style = value('style');
  const curve = value('speed_curve');
  if (!isStyle(style)) return null;
  return {
    style,
    isLooping: value('repeat') === 'loop',
    duration: numberOf('duration', 1000),
    delay: numberOf('delay', 0),
    intensity: numberOf('intensity', 50),
    opacity: Math.min(1, numberOf('starting_opacity', 0) / 100),
    curve: names.curves.find((known) => known === curve) ?? names.curves[0],
  };
};
