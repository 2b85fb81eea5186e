import { hasValue, toText, isOn } from './flags';
import type { Attrs } from './module';

/** Specification S3.36. Values are stored texts; stops are separated by pipes. */
export interface Gradient {
  /** `linear`, `radial`, `circular`, `elliptical` or `conic`. */
  readonly type?: string | undefined;
  /** An angle such as `180deg`. */
  readonly direction?: string | undefined;
  /** A place such as `top left`. */
  readonly radialDirection?: string | undefined;
  readonly stops?: string | undefined;
  readonly repeat?: string | undefined;
  readonly unit?: string | undefined;
  readonly overlaysImage?: string | undefined;
  readonly colorStart?: string | undefined;
  readonly startPosition?: string | undefined;
  readonly colorEnd?: string | undefined;
  readonly endPosition?: string | undefined;
}

const fields: Readonly<Record<keyof Gradient, string>> = {
  type: 'type',
  direction: 'direction',
  radialDirection: 'direction_radial',
  stops: 'stops',
  repeat: 'repeat',
  unit: 'unit',
  overlaysImage: 'overlays_image',
  colorStart: 'start',
  startPosition: 'start_position',
  colorEnd: 'end',
  endPosition: 'end_position',
};

/** The field of a part of a gradient, without the prefix of its setting. */
export const gradientField = (part: string): string | undefined =>
  Object.hasOwn(fields, part) ? `color_gradient_${fields[part as keyof Gradient]}` : undefined;

export const gradientDefaults = {
  type: 'linear',
  direction: '180deg',
  radialDirection: 'center',
  stops: '#2b87da 0%|#29c4a9 100%',
  repeat: 'off',
  unit: '%',
  overlaysImage: 'off',
  colorStart: '#2b87da',
  startPosition: '0%',
  colorEnd: '#29c4a9',
  endPosition: '100%',
} as const satisfies Gradient;

/** `[id, colour]` pairs to which settings refer by id. */
export type GlobalColors = readonly (readonly [id: string, { readonly color: string }])[];

/** The gradient of a module's settings, from fields such as `background_color_gradient_stops`. */
export const gradientOf = (
  attrs: Readonly<Record<string, unknown>>,
  prefix: string = 'background_',
): Gradient =>
  Object.fromEntries(
    Object.keys(fields).flatMap((part) => {
      const value = attrs[prefix + gradientField(part)];
      return value === undefined ? [] : [[part, toText(value)]];
    }),
  );

/** Stops from settings of older versions: a colour and a position for start and end. */
const oldStops = (settings: Gradient): string | null => {
  const keys = ['colorStart', 'startPosition', 'colorEnd', 'endPosition'] as const;
  if (!keys.some((key) => hasValue(settings[key]))) return null;
  const [start, from, end, to] = keys.map((key) =>
    hasValue(settings[key]) ? toText(settings[key]) : gradientDefaults[key],
  );
  return `${start} ${from}|${end} ${to}`;
};

/** CSS of a gradient, spaced like the server's; unset parts have defaults. */
export const gradientCss = (settings: Gradient, colors: GlobalColors = []): string => {
  const part = (key: 'type' | 'direction' | 'radialDirection') =>
    hasValue(settings[key]) ? toText(settings[key]) : gradientDefaults[key];
  const known = new Map(colors.map(([id, { color }]) => [id, color]));
  const stops = (
    hasValue(settings.stops)
      ? toText(settings.stops)
      : (oldStops(settings) ?? gradientDefaults.stops)
  )
    .replaceAll('|', ', ')
    .replace(/gcid-[\w-]+/g, (id) => known.get(id) ?? id);
  const place = part('radialDirection');
  const circle = ['radial', `circle at ${place}`];
  // A map, as a stored type may have the name of an inherited property.
  const [shape, start] = new Map([
    ['conic', ['conic', `from ${part('direction')} at ${place}`]],
    ['elliptical', ['radial', `ellipse at ${place}`]],
    ['radial', circle],
    ['circular', circle],
  ]).get(part('type')) ?? ['linear', part('direction')];
  const repeating = settings.repeat === 'on' ? 'repeating-' : '';
  return `${repeating}${shape}-gradient( ${start}, ${stops} )`;
};

export const backgroundKinds = ['color', 'gradient', 'image', 'video', 'pattern', 'mask'] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];

const field = (attrs: Attrs, name: string) => attrs[`background_${name}`];
const isFilled = (attrs: Attrs, name: string) => hasValue(field(attrs, name));
const hasStyle = (attrs: Attrs, kind: string) =>
  isFilled(attrs, `${kind}_style`) && isOn(field(attrs, `enable_${kind}_style`));

const tests: Readonly<Record<BackgroundKind, (attrs: Attrs) => boolean>> = {
  color: (attrs) => isFilled(attrs, 'color'),
  gradient: (attrs) => isOn(attrs['use_background_color_gradient']),
  image: (attrs) => isFilled(attrs, 'image'),
  video: (attrs) => isFilled(attrs, 'video_mp4') || isFilled(attrs, 'video_webm'),
  pattern: (attrs) => hasStyle(attrs, 'pattern'),
  mask: (attrs) => hasStyle(attrs, 'mask'),
};

/** Whether settings define a background of one of the kinds (builder.md §11.1). */
export const hasBackground = (
  attrs: Attrs,
  kinds: readonly BackgroundKind[] = backgroundKinds,
): boolean => kinds.some((kind) => tests[kind](attrs));

export interface Background {
  /** Value of `background-color`; empty without one. */
  readonly color: string;
  /** Value of `background-image`, topmost first; empty without one. */
  readonly image: string;
  /** Value for the parallax layer, if the gradient belongs to it. */
  readonly layer: string;
  /** Classes of the empty spans that draw pattern and mask, in their order in the module. */
  readonly spans: readonly string[];
}

const address = (value: unknown) =>
  `url("${toText(value).replace(/["\\\n]/g, encodeURIComponent)}")`;

/**
 * The layers of a background as CSS (builder.md §11.2): images and gradients, patterns and masks.
 */
export const backgroundCss = (attrs: Attrs, colors: GlobalColors = []): Background => {
  const has = (kind: BackgroundKind) => tests[kind](attrs);
  const image = has('image') ? [address(field(attrs, 'image'))] : [];
  const gradient = has('gradient') ? [gradientCss(gradientOf(attrs), colors)] : [];
  const overlays = gradient.length > 0 && isOn(field(attrs, 'color_gradient_overlays_image'));
  const isParallax = isOn(attrs['parallax']) && image.length > 0 && overlays;
  const layers = (overlays ? [...gradient, ...image] : [...image, ...gradient]).join(', ');
  return {
    color: has('color') ? toText(field(attrs, 'color')) : '',
    image: isParallax ? 'initial' : layers,
    layer: isParallax ? layers : '',
    spans: (['pattern', 'mask'] as const).filter(has).map((kind) => `et_pb_background_${kind}`),
  };
};
