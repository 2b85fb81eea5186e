/**
 * A computed `transition` without some properties; `none` where nothing stays (sticky.md §9.3).
 */
export const trimTransition = (
  transition: string | undefined,
  properties: readonly string[],
): string => {
  if (!transition) return '';
  // Commas inside a curve's parentheses separate nothing.
  const parts = transition.split(/,(?![^(]*\))/).map((part) => part.trim());
  const kept = parts.filter((part) => !properties.includes(part.split(/\s/, 1)[0] ?? ''));
  return kept.join(', ') || 'none';
};
