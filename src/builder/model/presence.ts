/** Not empty, not undefined, not false, not NaN. Zero and null count as values (builder.md §10). */
export const hasValue = (value: unknown): boolean =>
  value !== '' && value !== undefined && value !== false && !Number.isNaN(value);

/** Whether a text begins with a number. */
export const hasNumericValue = (value: unknown): boolean =>
  !Number.isNaN(Number.parseFloat(toText(value)));

/** Text of a setting; empty for undefined and null. */
export const toText = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value as string);
