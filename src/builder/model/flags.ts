/**
 * Flags of the builder are texts, compared exactly: `ON`, `true` and `1` do not count
 * (specification S3.40).
 */
const equals =
  (wanted: string) =>
  (value: unknown): boolean =>
    value === wanted;

export const isOn = equals('on');
export const isOff = equals('off');
export const isOnOff = (value: unknown): boolean => isOn(value) || isOff(value);
export const isYes = equals('yes');
export const isNo = equals('no');
export const isDefault = equals('default');

/** The flag for a truthy or falsy value. */
export const toOnOff = (value: unknown): 'on' | 'off' => (value ? 'on' : 'off');

/** Neither empty, undefined, false nor NaN. Zero and null count as values (builder.md §10). */
export const hasValue = (value: unknown): boolean =>
  value !== '' && value !== undefined && value !== false && !Number.isNaN(value);

/** Whether a text starts with a number. */
export const hasNumericValue = (value: unknown): boolean =>
  !Number.isNaN(Number.parseFloat(toText(value)));

/** A setting as text; empty for undefined and null. */
export const toText = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value as string);
