import type { ViewMode, Views } from './read-view';

const fallbacks: Readonly<Record<Exclude<ViewMode, 'hover'>, readonly ViewMode[]>> = {
  desktop: ['desktop'],
  tablet: ['tablet', 'desktop'],
  phone: ['phone', 'tablet', 'desktop'],
};

/**
 * The value for a device: its own, else that of the next larger one. Under the pointer the hover value
 * counts where there is a normal one too (divi-modules.md §14).
 */
export const viewValue = <T>(
  values: Views<T>,
  { device, isHovered }: { device: Exclude<ViewMode, 'hover'>; isHovered: boolean },
): T | undefined => {
  const mode = fallbacks[device].find((each) => values[each] !== undefined);
  const normal = mode && values[mode];
  return isHovered && normal !== undefined && values.hover !== undefined ? values.hover : normal;
};
