import { plainObject } from '../runtime/kit';

/** Specification S9.33. */
export type Device = 'desktop' | 'tablet' | 'phone';

const WIDER = ['phone', 'tablet', 'desktop', 'desktop_only'];

/**
 * The text that holds on a device: its own, else that of the next wider one (specification S3.29).
 * Widths come as `desktop` alone or as `desktop_only`, `tablet`, `phone` (sticky.md §1).
 */
export const resolveResponsive = (value: unknown, device: Device): string => {
  const map = plainObject(value) ?? { desktop: value };
  const found = WIDER.slice(WIDER.indexOf(device)).find(
    (key) => /string|number/.test(typeof map[key]) && map[key] !== '',
  );
  return found ? String(map[found]) : '';
};
