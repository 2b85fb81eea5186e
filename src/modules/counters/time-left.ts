import * as names from './names';

export interface Unit {
  readonly text: string;
  /** This unit and all larger ones are zero (specification S4.31). */
  readonly isZero: boolean;
}

/** Seconds in a day, an hour, a minute and a second. */
const sizes = [86_400, 3_600, 60, 1];

/** Days, hours, minutes and seconds; days show with at least three digits (specification S9.11). */
export const timeLeft = (seconds: number): readonly Unit[] => {
  const left = Math.max(0, seconds || 0);
  return sizes.map((size, index) => {
    const within = left % (sizes[index - 1] ?? Number.POSITIVE_INFINITY);
    return {
      text: String(Math.floor(within / size)).padStart(index === 0 ? 3 : 2, '0'),
      isZero: left < size,
    };
  });
};

/** Up to this width in pixels labels are short (divi-modules.md §11.1). */
const NARROW = 400;

/** The container of the units, without the module's padding. */
export const roomOf = (root: HTMLElement): HTMLElement =>
  root.querySelector<HTMLElement>(`.${names.countdownContainer}`) ?? root;

/** Whether only the short labels fit. */
export const hasShortLabels = (root: HTMLElement): boolean => {
  const { clientWidth: width } = roomOf(root);
  return root.closest(names.narrowColumns) !== null || (width > 0 && width <= NARROW);
};
