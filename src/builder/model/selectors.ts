const parts = (selectors: string) => selectors.split(',').map((selector) => selector.trim());

interface Affix {
  readonly as: 'prefix' | 'suffix';
  readonly withSpace?: boolean;
}

/** Prepends or appends a text to every selector of a list. */
export const affixSelectors = (
  selectors: string,
  affix: string,
  { as, withSpace = true }: Affix,
): string => {
  const gap = withSpace ? ' ' : '';
  return parts(selectors)
    .map((selector) => (as === 'prefix' ? affix + gap + selector : selector + gap + affix))
    .join(', ');
};

const PLACEHOLDER = /::?-(webkit-input|moz|ms-input)-placeholder/;

/**
 * Splits a selector list that a browser would drop entirely for one unknown part: all plain
 * selectors as one text first, then each vendor's placeholder selector separately.
 */
export const splitPlaceholderSelectors = (selectors: string): readonly string[] => {
  const all = parts(selectors);
  const plain = all.filter((selector) => !PLACEHOLDER.test(selector));
  const special = all.filter((selector) => PLACEHOLDER.test(selector));
  return [...(plain.length > 0 ? [plain.join(', ')] : []), ...special];
};
