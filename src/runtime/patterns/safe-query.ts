/**
 * What a selector that the page was handed finds (configuration, attributes, storage): null where it is
 * none that a browser understands. Browsers throw there, and an owner's typo must stop nothing else.
 */
export const safeQuery = <Found>(query: () => Found): Found | null => {
  try {
    return query();
  } catch {
    return null;
  }
};
