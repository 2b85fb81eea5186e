export type States = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * - `none`: the country has no states, the field goes
 * - `list`: they are chosen from a list
 * - `free`: they are typed
 */
export type StateKind = 'none' | 'list' | 'free';

/** What a country's state field is; an empty map means "none", absence means free text. */
export const stateKind = (states: States, country: string): StateKind => {
  if (!Object.hasOwn(states, country)) return 'free';
  return Object.keys(states[country] ?? {}).length > 0 ? 'list' : 'none';
};
