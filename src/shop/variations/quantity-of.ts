import type { Variation } from './variation';

export interface Quantity {
  readonly min: string;
  readonly max: string;
  readonly value: string;
  readonly isShown: boolean;
}

/** What the quantity field holds for a variation; a value out of range moves to the nearest end. */
export const quantityOf = (variation: Variation, current: string): Quantity => {
  if (variation.is_sold_individually) return { min: '1', max: '', value: '1', isShown: false };
  const { min_qty: min, max_qty: max } = variation;
  const least = Number.parseFloat(min) || 0;
  const most = max === '' ? Number.POSITIVE_INFINITY : Number.parseFloat(max);
  const wanted = Number.parseFloat(current);
  const value = Number.isNaN(wanted) ? least : Math.max(Math.min(wanted, most), least);
  return { min, max, value: String(value), isShown: true };
};
