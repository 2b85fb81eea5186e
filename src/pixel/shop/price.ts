/**
 * A printed price as a number, NaN where there is none. Of two kinds of separators the last is the
 * decimal mark; a single one followed by three digits is, if the currency has three decimals
 * (pixel.md §7.2).
 */
export const parsePrice = (text: string, fractionDigits: number): number => {
  const kept = text.replace(/[^\d.,-]/g, '').replace(/^[.,]+|[.,-]+$/g, '');
  const last = Math.max(kept.lastIndexOf('.'), kept.lastIndexOf(','));
  const isSingle = last >= 0 && kept.indexOf(kept.charAt(last)) === last;
  const isMixed = kept.includes('.') && kept.includes(',');
  const decimals = kept.length - last - 1;
  const isMark = isMixed || (isSingle && (decimals !== 3 || fractionDigits === 3));
  const digits = (part: string) => part.replace(/[.,]/g, '');
  return Number.parseFloat(
    isMark ? `${digits(kept.slice(0, last))}.${kept.slice(last + 1)}` : digits(kept),
  );
};

/** Number of decimals of a currency; two for unknown codes. */
export const fractionDigits = (currency: string): number => {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2
    );
  } catch {
    return 2;
  }
};
