import { toText } from './flags';

/** Up to this value a line height without a unit is in em, above in pixels (S5.28). */
const MAX_EM = 3;

/**
 * A length with a unit: `px` by default, `em` for a line height up to 3. Empty for anything but a
 * number (specification S5.28).
 */
export const rangeValue = (value: unknown, kind?: string): string => {
  const text = toText(value).trim();
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return '';
  if (!/^[-+]?[\d.]+$/.test(text)) return text;
  return text + (kind === 'line_height' && number <= MAX_EM ? 'em' : 'px');
};

/**
 * An integer from any value: from texts, all but digits, dots and a leading minus are removed, and
 * the rest is cut at the first dot; 0 for anything but a number (specification S5.29).
 */
export const integerValue = (value: unknown): number => {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.trunc(value) || 0 : 0;
  if (typeof value !== 'string') return 0;
  const kept = value.replace(/[^\d.-]/g, '').replace(/(?!^)-/g, '');
  return Number.parseInt(kept, 10) || 0;
};

/** Whole pixels as text; zero is empty by default. */
export const formattedPx = (
  value: unknown,
  { zero = '' }: { readonly zero?: '' | '0px' } = {},
): string => {
  const pixels = integerValue(value);
  return pixels === 0 ? zero : `${pixels}px`;
};

const UNIT = /[\d.]\s*(vmin|vmax|deg|rem|em|px|cm|mm|in|pt|pc|ex|vh|vw|ms|%)$/;
const IMPORTANT = /\s*!important\s*;?\s*$/;

/** The unit of a length; the fallback for a bare number and for unknown units. */
export const unit = (value: unknown, fallback: string = 'px'): string =>
  typeof value === 'string'
    ? (UNIT.exec(value.replace(IMPORTANT, '').trim())?.[1] ?? fallback)
    : fallback;

interface Input {
  readonly dropImportant?: boolean;
  readonly defaultUnit?: string | undefined;
  /** A CSS property, whose CSS-wide keywords are allowed instead of a number. */
  readonly keywordsOf?: string;
}

const keywords = ['inherit', 'initial', 'unset'];

/** Sanitises a typed length: number and unit, or empty. */
export const sanitizeInputUnit = (
  value: unknown,
  { dropImportant = false, defaultUnit = 'px', keywordsOf = '' }: Input = {},
): string => {
  const text = toText(value).trim();
  if (keywordsOf !== '' && keywords.includes(text)) return text;
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number)) return '';
  const important = !dropImportant && IMPORTANT.test(text) ? ' !important' : '';
  return `${number}${unit(text, defaultUnit)}${important}`;
};

/** The length that a text such as `12.5vw` or `50%` means, in the unit of `total`; NaN without a number. */
export const percentOf = (total: number, text: string): number =>
  (total * Number.parseFloat(text)) / 100;
