/** `%`, argument number, flags, width, precision, conversion (builder.md §13). */
const PLACEHOLDER = /%(?:%|(?:(\d+)\$)?((?:[-+#0 ]|'.)*)(\d*)(?:\.(\d*))?(.))/gsu;

/** Maximum number of digits that JavaScript's number methods accept. */
const MAX_DIGITS = 100;

interface Conversion {
  /** Digits or characters; undefined where none is given. */
  readonly precision: number | undefined;
  readonly isSigned: boolean;
}

type Convert = (value: unknown, conversion: Conversion) => string;

const text: Convert = (value, { precision }) => String(value as string).slice(0, precision);
const character: Convert = (value) => String.fromCharCode(Number(value));

const signed = (digits: string, { isSigned }: Conversion) =>
  isSigned && !digits.startsWith('-') ? `+${digits}` : digits;

const integer: Convert = (value, conversion) => {
  const number = Math.trunc(Number(value)) || 0;
  const digits = String(Math.abs(number)).padStart(conversion.precision ?? 0, '0');
  return signed(number < 0 ? `-${digits}` : digits, conversion);
};

const unsigned =
  (radix: number): Convert =>
  (value) =>
    (Number(value) >>> 0).toString(radix);

const decimal =
  (print: (value: number, precision: number | undefined) => string): Convert =>
  (value, conversion) =>
    signed(print(Number(value), conversion.precision), conversion);

const fixed = decimal((value, precision = 6) => value.toFixed(Math.min(precision, MAX_DIGITS)));
const exponential = decimal((value, precision = 6) =>
  value.toExponential(Math.min(precision, MAX_DIGITS)),
);
const significant = decimal((value, precision) =>
  precision === undefined
    ? String(value)
    : value.toPrecision(Math.min(Math.max(precision, 1), MAX_DIGITS)),
);
const upper =
  (convert: Convert): Convert =>
  (...args) =>
    convert(...args).toUpperCase();

const conversions: Readonly<Record<string, Convert>> = {
  s: text,
  c: character,
  d: integer,
  i: integer,
  u: unsigned(10),
  b: unsigned(2),
  o: unsigned(8),
  x: unsigned(16),
  X: upper(unsigned(16)),
  f: fixed,
  F: fixed,
  e: exponential,
  E: upper(exponential),
  g: significant,
  G: upper(significant),
};

/** Pads to a width; zeros are inserted between sign and digits. */
const pad = (result: string, flags: string, width: number): string => {
  const custom = /'(.)/su.exec(flags)?.[1];
  const plain = flags.replace(/'./gsu, '');
  const fill = custom ?? (plain.includes('0') ? '0' : ' ');
  if (plain.includes('-')) return result.padEnd(width, fill);
  const sign = fill === '0' ? (/^[-+]/.exec(result)?.[0] ?? '') : '';
  return sign + result.slice(sign.length).padStart(width - sign.length, fill);
};

/**
 * Fills the placeholders of a template like C's `printf`. Numbered and unnumbered ones count
 * separately; a trailing percent sign is kept.
 *
 * @throws Error `Width must be finite`, `Argument number must be greater than zero`, `Too few
 * arguments` (specification S5.31, S8.19)
 */
export const format = (template: string, ...args: readonly unknown[]): string => {
  let next = 0;
  return template.replace(
    PLACEHOLDER,
    (whole, index?: string, flags = '', width = '', precision?: string, kind = '') => {
      if (whole === '%%') return '%';
      if (!Number.isFinite(Number(width))) throw new Error('Width must be finite');
      if (index !== undefined) {
        if (Number(index) < 1) throw new Error('Argument number must be greater than zero');
        if (Number(index) > args.length) throw new Error('Too few arguments');
      }
      const value = args[index === undefined ? next : Number(index) - 1];
      if (index === undefined) next += 1;
      if (kind === '%') return '%';
      const convert = Object.hasOwn(conversions, kind) ? conversions[kind] : undefined;
      if (!convert) return '';
      const result = convert(value, {
        precision: precision === undefined ? undefined : Number(precision),
        isSigned: /(^|[^'])\+/.test(flags) && !'scuboxX'.includes(kind),
      });
      return pad(result, flags, Number(width));
    },
  );
};

/** Like `format`, but returns false where it throws or the template is no text, as the old helper did. */
export const tryFormat = (template: unknown, ...args: readonly unknown[]): string | false => {
  if (typeof template !== 'string') return false;
  try {
    return format(template, ...args);
  } catch {
    return false;
  }
};
