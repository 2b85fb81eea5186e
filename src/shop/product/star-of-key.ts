/**
 * The star that a key moves to, null for other keys. It does not wrap around (woocommerce.md §7.3);
 * in right-to-left text the first star is on the right, so the arrows left and right are swapped.
 */
export const starOfKey = (
  key: string,
  at: number,
  { count, isRtl }: { readonly count: number; readonly isRtl: boolean },
): number | null => {
  if (at < 0) return null;
  const [back, forth] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === forth || key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === back || key === 'ArrowUp') return Math.max(at - 1, 0);
  return key === ' ' ? at : null;
};
