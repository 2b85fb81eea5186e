import { toText, hasValue } from './flags';
import type { Attrs } from './module';
import { plainObject } from '../../runtime/kit';
import { affixSelectors } from './selectors';

/** From wide to narrow (specification S9.33). */
export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

/** In the order of the editor's shortcuts (specification S2.22). */
export const previewModes = ['wireframe', 'zoom', 'desktop', 'tablet', 'phone'] as const;
export type PreviewMode = (typeof previewModes)[number];

const at = (device: string) => (devices as readonly string[]).indexOf(device);

/** The next narrower device. */
export const deviceAfter = (device: string): Device | undefined =>
  at(device) < 0 ? undefined : devices[at(device) + 1];

/** The next wider device. */
export const deviceBefore = (device: string): Device | undefined => devices[at(device) - 1];

/** The next wider device in any spelling: empty for desktop, undefined for anything but a device. */
export const widerDevice = (device: string): Device | '' | undefined => {
  const index = at(device.toLowerCase());
  return index < 0 ? undefined : (devices[index - 1] ?? '');
};

/** All devices except the named ones. */
export const devicesWithout = (left: string | readonly string[] = []): readonly Device[] =>
  devices.filter((device) => ![left].flat().includes(device));

const LAST_EDITED = '_last_edited';

/** `on|tablet` in a field's `_last_edited` enables its variants (specification S3.29). */
export const responsiveStatus = (lastEdited: unknown): boolean =>
  (toText(lastEdited).split('|')[0] ?? '').startsWith('on');

/** The device edited last; desktop by default. */
export const lastDevice = (lastEdited: unknown): string =>
  toText(lastEdited).split('|')[1] || 'desktop';

/** The field that enables the variants of a field. */
export const lastEditedField = (name: string): string => name + LAST_EDITED;

export const isResponsiveEnabled = (attrs: Readonly<Record<string, unknown>>, name: string) =>
  responsiveStatus(attrs[lastEditedField(name)]);

/** The field of one device: `width`, `tablet` → `width_tablet`. Anything but a name is returned unchanged. */
export const fieldName = <T>(name: T, device: string = ''): T | string =>
  typeof name !== 'string' || name === '' || device === '' || device === 'desktop'
    ? name
    : `${name}_${device}`;

interface Wanted {
  readonly withBase?: boolean;
  readonly withLastEdited?: boolean;
}

/** A field and its variants. */
export const fieldNames = (
  name: string,
  { withBase = true, withLastEdited = true }: Wanted = {},
): readonly string[] => [
  ...(withBase ? [name] : []),
  `${name}_tablet`,
  `${name}_phone`,
  ...(withLastEdited ? [lastEditedField(name)] : []),
];

/** The field without its device. */
export const fieldBaseName = (name: string): string => name.replace(/_(desktop|tablet|phone)$/, '');

type Has = (value: unknown) => boolean;
const isSet: Has = (value) => value !== undefined;
const isFilled: Has = (value) => value !== undefined && value !== '';

const deviceOf = (name: string) => /_(tablet|phone)$/.exec(name)?.[1] ?? 'desktop';
const own = (attrs: Attrs, name: string) => (Object.hasOwn(attrs, name) ? attrs[name] : undefined);

export interface Lookup {
  /** Value where nothing is set. */
  readonly fallback?: unknown;
  /** Empty to derive the device from the field's name. */
  readonly device?: string;
  /** Whether missing values are inherited from wider devices. */
  readonly inherits?: boolean;
}

const fieldOf = (name: string, device: string | undefined) =>
  device ? fieldName(fieldBaseName(name), device) : name;

/** The value of a field; the fallback, or an empty text, where it is unset or empty. */
export const nonEmpty = (attrs: Attrs, name: string, fallback: unknown = ''): unknown => {
  const value = own(attrs, name);
  return isFilled(value) ? value : fallback;
};

/** The value set for one device, without inheritance. */
export const value = (
  attrs: Attrs,
  name: string,
  { fallback = '', device }: Lookup = {},
): unknown => {
  const found = own(attrs, fieldOf(name, device));
  return found === undefined ? fallback : found;
};

const inheritedBy = (attrs: Attrs, name: string, fallback: unknown, has: Has): unknown => {
  const base = fieldBaseName(name);
  const wider = { desktop: [], tablet: [base], phone: [`${base}_tablet`, base] }[
    deviceOf(name) as 'desktop'
  ] as readonly string[];
  const found = wider.find((field) => has(own(attrs, field)));
  return found === undefined ? fallback : own(attrs, found);
};

/** The value that a field inherits: phone from tablet, tablet from desktop, desktop the fallback. */
export const inherited = (attrs: Attrs, name: string, fallback: unknown = ''): unknown =>
  inheritedBy(attrs, name, fallback, isFilled);

const lookUp =
  (has: Has) =>
  (attrs: Attrs, name: string, { fallback = '', device, inherits = false }: Lookup = {}) => {
    const field = fieldOf(name, device);
    const found = own(attrs, field);
    const wider = inheritedBy(attrs, field, fallback, has);
    if (inherits) return has(found) ? found : wider;
    return found === wider || found === undefined ? '' : found;
  };

/**
 * With `inherits`, the value in effect on a device: its own, else the inherited one. Without, its
 * own value, or an empty text where that equals the inherited one.
 */
export const anyValue = lookUp(isFilled);

/** The same, but an empty text counts as a value. */
export const anyDefinedValue = lookUp(isSet);

/** Whether a value equals the wanted one, or a list or per-device map contains it. */
export const isOrHas = (found: unknown, wanted: unknown): boolean => {
  if (typeof found === 'object' && found !== null) {
    return Object.values(found as Record<string, unknown>).includes(wanted);
  }
  return found === wanted;
};

export interface ByDevice {
  readonly desktop: string;
  readonly tablet: string;
  readonly phone: string;
}

/**
 * A field as the server prints it: one text, or one per device where variants are enabled. `0` is
 * empty, as in PHP (Divi 4.27.2).
 */
export const checkedValue = (attrs: Attrs, name: string): string | ByDevice => {
  const read = (field: string, fallback: string) => {
    const text = toText(own(attrs, field));
    return text === '' || text === '0' ? fallback : text;
  };
  const desktop = read(name, '');
  if (!isResponsiveEnabled(attrs, name)) return desktop;
  const tablet = read(`${name}_tablet`, desktop);
  return { desktop, tablet, phone: read(`${name}_phone`, tablet) };
};

export interface DeviceRule {
  readonly selector: string;
  readonly declaration: string;
  readonly device: string;
}

interface Declared {
  readonly selector: string;
  readonly property: string;
  /** Appended to the value, such as ` !important;`. */
  readonly suffix?: string;
}

/** One rule per device with a value; an empty text without any setting, like upstream. */
export const responsiveCss = (
  values: unknown,
  { selector, property, suffix = ';' }: Declared,
): readonly DeviceRule[] | '' => {
  const entries = Object.entries(plainObject(values) ?? {});
  if (entries.length === 0) return '';
  return entries.flatMap(([device, value]) =>
    hasValue(value)
      ? [{ selector, declaration: `${property}:${toText(value)}${suffix}`, device }]
      : [],
  );
};

/** The field without `__hover` and `__hover_enabled`. */
export const hoverBase = (name: string): string => name.replace(/(__hover(_enabled)?)+$/, '');

export const hoverField = (name: string): string => `${hoverBase(name)}__hover`;
export const hoverEnabledField = (name: string): string => `${hoverBase(name)}__hover_enabled`;

/** Whether the hover value of a field is enabled. */
export const hoverEnabled = (name: string, attrs: Attrs): boolean =>
  toText(attrs[hoverEnabledField(name)]).startsWith('on');

/** The hover value of a field if enabled and set, else the fallback. */
export const hoverValue = (name: string, attrs: Attrs, fallback?: unknown): unknown => {
  const value = attrs[hoverField(name)];
  return hoverEnabled(name, attrs) && hasValue(value) ? value : fallback;
};

/** The field without `__sticky` and `__sticky_enabled`. */
export const stickyBase = (name: string): string => name.replace(/(__sticky(_enabled)?)+$/, '');

export const stickyField = (name: string): string => `${stickyBase(name)}__sticky`;
export const stickyEnabledField = (name: string): string => `${stickyBase(name)}__sticky_enabled`;

/** The colour of a background has no switch of its own. */
const switchOf = (name: string) =>
  stickyEnabledField(stickyBase(name) === 'background_color' ? 'background' : name);

/** Whether the sticky value of a field is enabled. */
export const stickyEnabled = (name: string, attrs: Attrs): boolean =>
  toText(attrs[switchOf(name)]).startsWith('on');

/** The sticky value of a field if enabled and set, else the fallback. */
export const stickyValue = (name: string, attrs: Attrs, fallback?: unknown): unknown => {
  const value = attrs[stickyField(name)];
  return stickyEnabled(name, attrs) && hasValue(value) ? value : fallback;
};

const STUCK = '.et_pb_sticky';

/** Selectors for elements that are stuck themselves, or inside something stuck. */
export const stickySelectors = (selectors: string, at: 'own' | 'around' = 'own'): string =>
  affixSelectors(selectors, STUCK, { as: 'prefix', withSpace: at === 'around' });

const effects = ['vertical_motion', 'horizontal_motion', 'fade', 'scaling', 'rotating', 'blur'];

/**
 * Whether a module is sticky on any device: not if it has another position or scroll effects
 * (sticky.md §1.1).
 */
export const isStickyModule = (attrs: Attrs): boolean => {
  const position = checkedValue(attrs, 'sticky_position');
  const isPinned = ['top', 'bottom', 'top_bottom'].some((edge) => isOrHas(position, edge));
  const isMoved = effects.some((effect) => attrs[`scroll_${effect}_enable`] === 'on');
  const positioning = checkedValue(attrs, 'positioning');
  const isPlaced = ['absolute', 'fixed'].some((kind) => isOrHas(positioning, kind));
  return isPinned && !isPlaced && !isMoved;
};
