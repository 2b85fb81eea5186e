const parts = (selectors: string) => selectors.split(',').map((selector) => selector.trim());

interface Affix {
  readonly as: 'prefix' | 'suffix';
  readonly withSpace?: boolean;
}

/** Puts something before or after every selector of a list. */
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
 * Splits what a browser would drop as a whole for one unknown part: the plain selectors in one text
 * first, then every vendor's placeholder selector by itself.
 */
export const splitPlaceholderSelectors = (selectors: string): readonly string[] => {
  const all = parts(selectors);
  const plain = all.filter((selector) => !PLACEHOLDER.test(selector));
  const special = all.filter((selector) => PLACEHOLDER.test(selector));
  return [...(plain.length > 0 ? [plain.join(', ')] : []), ...special];
};
