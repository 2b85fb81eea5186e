/**
 * How WordPress prints configuration (`wp_localize_script`): every scalar at the top level of an
 * object becomes a string, nested values keep their type, and an empty PHP array is `[]` even where
 * a map is meant.
 */

/** A boolean at the top level: `"1"` is true, the empty string false. */
export type PrintedFlag = '1' | '';
/** A number at the top level, in a string of digits. */
export type PrintedNumber = string;
/** An option of WooCommerce and of the page builder. */
export type YesNo = 'yes' | 'no';
/** A map, which PHP prints as `[]` while it is empty. */
export type PrintedMap<T> = Record<string, T> | [];
/** A list; with holes PHP prints a map with numeric keys. */
export type PrintedList<T> = T[] | Record<string, T>;
