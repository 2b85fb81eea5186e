import { toText } from './flags';

/** Up to here a line height without unit is one of the letters', above it is pixels (S5.28). */
const MAX_EM = 3;

/**
 * A length with its unit: `px` where none is given, `em` for a line height up to 3. Empty for what is
 * no number (specification S5.28).
 */
export const rangeValue = (value: unknown, kind?: string): string => {
  const text = toText(value).trim();
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return '';
  if (!/^[-+]?[\d.]+$/.test(text)) return text;
  return text + (kind === 'line_height' && number <= MAX_EM ? 'em' : 'px');
};

/**
 * A whole number out of anything: a text loses all but digits, dots and a leading minus and is cut at
 * the first dot; what is no number is 0 (specification S5.29).
 */
export const integerValue = (value: unknown): number => {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.trunc(value) || 0 : 0;
  if (typeof value !== 'string') return 0;
  const kept = value.replace(/[^\d.-]/g, '').replace(/(?!^)-/g, '');
  return Number.parseInt(kept, 10) || 0;
};

/** Whole pixels as text; zero is empty unless wanted. */
export const formattedPx = (
  value: unknown,
  { zero = '' }: { readonly zero?: '' | '0px' } = {},
): string => {
  const pixels = integerValue(value);
  return pixels === 0 ? zero : `${pixels}px`;
};

const UNIT = /[\d.]\s*(vmin|vmax|deg|rem|em|px|cm|mm|in|pt|pc|ex|vh|vw|ms|%)$/;
const IMPORTANT = /\s*!important\s*;?\s*$/;

/** The unit of a length; the fallback for a bare number and for what has none of the known units. */
export const unit = (value: unknown, fallback: string = 'px'): string =>
  typeof value === 'string'
    ? (UNIT.exec(value.replace(IMPORTANT, '').trim())?.[1] ?? fallback)
    : fallback;

interface Input {
  readonly dropImportant?: boolean;
  readonly defaultUnit?: string | undefined;
  /** The CSS property, where words that every property knows may stand instead of a number. */
  readonly keywordsOf?: string;
}

const keywords = ['inherit', 'initial', 'unset'];

/** What an editor has typed as a length: number and unit, or empty. */
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

/** The share that a text such as `12.5vw` or `50%` names, in the unit of `total`; NaN without number. */
export const percentOf = (total: number, text: string): number =>
  (total * Number.parseFloat(text)) / 100;
