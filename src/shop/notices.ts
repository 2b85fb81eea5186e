/** Notices of the shop, in classic and in block style; other plugins' alerts are not touched. */
const NOTICE =
  ':is(.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner)';
/** These look like notices and hold the links that open the forms for login and coupons. */
const TOGGLE = '.woocommerce-form-login-toggle *, .woocommerce-form-coupon-toggle *';

export const notices = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(NOTICE)].filter((notice) => !notice.matches(TOGGLE));

/** Whether notice HTML reports an error. */
export const isErrorNotice = (html: string): boolean => /woocommerce-error|is-error/.test(html);

/** The same message once, however often a page prints it. */
export const withoutRepeats = (list: readonly Element[]): Element[] => {
  const seen = new Set<string>();
  return list.filter(({ textContent }) => {
    const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
    return !seen.has(text) && Boolean(seen.add(text));
  });
};
