/**
 * Readers turn untyped values of the page into typed, frozen ones. They never throw: unreadable
 * values become the default. They handle PHP's output: `"1"` and `""` for booleans, strings for
 * numbers, and `[]` for an empty map.
 */
export type Reader<T> = (value: unknown) => T;

type Source = Readonly<Record<string, unknown>>;

/** A plain object or null. Elements, windows and functions are not configuration. */
export const plainObject = (value: unknown): Source | null =>
  Object.prototype.toString.call(value) === '[object Object]' && !('nodeType' in (value as object))
    ? (value as Source)
    : null;

/* @__NO_SIDE_EFFECTS__ */
export const text =
  (fallback = ''): Reader<string> =>
  (value) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;

/** `"1"`, `1`, `true`, `"on"` and `"yes"` are true; `"default"` and unknown values are the fallback. */
/* @__NO_SIDE_EFFECTS__ */
export const flag =
  (fallback = false): Reader<boolean> =>
  (value) => {
    if (typeof value === 'boolean') return value;
    if (value === 1 || value === '1' || value === 'on' || value === 'yes' || value === 'true') {
      return true;
    }
    if (value === 0 || value === '0' || value === 'off' || value === 'no' || value === 'false') {
      return false;
    }
    return value === '' ? false : fallback;
  };

/** A finite number; strings such as `"5000"` and `"1000ms"` are read up to their unit. */
/* @__NO_SIDE_EFFECTS__ */
export const number =
  (fallback = 0): Reader<number> =>
  (value) => {
    const parsed = typeof value === 'number' ? value : parseFloat(text()(value));
    return Number.isFinite(parsed) ? parsed : fallback;
  };

/* @__NO_SIDE_EFFECTS__ */
export const oneOf =
  <const T extends string>(values: readonly T[], fallback: NoInfer<T>): Reader<T> =>
  (value) =>
    values.includes(value as T) ? (value as T) : fallback;

/** A list; a map with numeric keys, as PHP prints a list with holes, is read as a list. */
/* @__NO_SIDE_EFFECTS__ */
export const list =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    const items = Array.isArray(value) ? value : Object.values(plainObject(value) ?? {});
    return Object.freeze(items.map(item));
  };

/** A map; PHP prints an empty one as `[]`. Inherited names are ignored. */
/* @__NO_SIDE_EFFECTS__ */
export const record =
  <T>(item: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value) => {
    const entries = Object.entries(plainObject(value) ?? {});
    const result = Object.create(null) as Record<string, T>;
    for (const [key, entry] of entries) result[key] = item(entry);
    return Object.freeze(result);
  };

/** An object with known keys; missing and unknown ones are harmless. */
/* @__NO_SIDE_EFFECTS__ */
export const shape =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<Readonly<T>> =>
  (value) => {
    const source = plainObject(value) ?? {};
    const result = {} as T;
    for (const key of Object.keys(readers) as (keyof T & string)[]) {
      result[key] = readers[key](Object.hasOwn(source, key) ? source[key] : undefined);
    }
    return Object.freeze(result);
  };

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/**
 * A string with JSON. WooCommerce prints its country lists with encoded quotes; where the text is
 * valid JSON as it is, encoded quotes belong to HTML in its values.
 */
/* @__NO_SIDE_EFFECTS__ */
export const json =
  <T>(inner: Reader<T>): Reader<T> =>
  (value) =>
    inner(
      typeof value === 'string'
        ? (parsed(value) ?? parsed(value.replaceAll('&quot;', '"')))
        : value,
    );
