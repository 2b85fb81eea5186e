/**
 * What a counter shows: whole numbers on the way, at the end the author's own text. Groups of three
 * digits are separated before a decimal point only (divi-modules.md §11.3).
 */
export const formatCount = (text: string, separator: string): string =>
  text.replace(/\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, separator));
