/**
 * Queries a selector from configuration, attributes or storage: null for an invalid one, where
 * browsers throw. An owner's typo must not stop anything else.
 */
export const safeQuery = <Found>(query: () => Found): Found | null => {
  try {
    return query();
  } catch {
    return null;
  }
};
