import type { Attrs } from './module';
import { toText } from './presence';
import { fieldBaseName, fieldName, isResponsiveEnabled } from './responsive-fields';

type Has = (value: unknown) => boolean;
const isSet: Has = (value) => value !== undefined;
const isFilled: Has = (value) => value !== undefined && value !== '';

const deviceOf = (name: string) => /_(tablet|phone)$/.exec(name)?.[1] ?? 'desktop';
const own = (attrs: Attrs, name: string) => (Object.hasOwn(attrs, name) ? attrs[name] : undefined);

export interface Lookup {
  /** Where nothing is set. */
  readonly fallback?: unknown;
  /** Empty to take the device from the field's name. */
  readonly device?: string;
  /** Whether what the device inherits stands in for what it lacks. */
  readonly inherits?: boolean;
}

const fieldOf = (name: string, device: string | undefined) =>
  device ? fieldName(fieldBaseName(name), device) : name;

/** What a field holds; the fallback, or an empty text, where it is unset or empty. */
export const nonEmpty = (attrs: Attrs, name: string, fallback: unknown = ''): unknown => {
  const value = own(attrs, name);
  return isFilled(value) ? value : fallback;
};

/** What is set for one device alone, without inheritance. */
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

/** What a field has from wider devices: phone from tablet, tablet from desktop, desktop the fallback. */
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
 * With `inherits` what a device shows: its own value, else the inherited one. Without, its own value,
 * or an empty text where that says nothing new.
 */
export const anyValue = lookUp(isFilled);

/** The same where an empty text counts as a value. */
export const anyDefinedValue = lookUp(isSet);

/** Whether a value, or one of several in a list or by device, is the wanted one. */
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
 * A field as the server prints it: one text, or one for each device where its variants count. `0` is
 * empty (the PHP rule behind Divi 4.27.2).
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
