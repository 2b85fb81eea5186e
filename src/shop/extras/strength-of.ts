/** What WordPress's password meter says, from worst to best; null while its library is on the way. */
export type Strength = 'short' | 'bad' | 'good' | 'strong' | 'mismatch';

const LEVELS: readonly Strength[] = ['short', 'bad', 'bad', 'good', 'strong', 'mismatch'];

interface Meter {
  readonly meter?: unknown;
  readonly userInputDisallowedList?: unknown;
}

/**
 * Asks the meter of the page (`wp.passwordStrength`). Its score runs from 0 to 5, -1 while the
 * library with the words is not there; anything else counts as that.
 */
export const strengthOf = (
  meter: Meter | null | undefined,
  password: string,
): { readonly score: number; readonly strength: Strength | null } => {
  const unknown = { score: -1, strength: null };
  if (typeof meter?.meter !== 'function') return unknown;
  const { userInputDisallowedList: list } = meter;
  const score: unknown = meter.meter(password, typeof list === 'function' ? list.call(meter) : []);
  const strength = typeof score === 'number' ? LEVELS[score] : undefined;
  return strength ? { score: score as number, strength } : unknown;
};
