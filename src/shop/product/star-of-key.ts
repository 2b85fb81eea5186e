/** The star that a key moves to; it does not wrap around (woocommerce.md §7.3). */
export const starOfKey = (key: string, at: number, count: number): number | null => {
  if (at < 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(at - 1, 0);
  return key === ' ' ? at : null;
};
