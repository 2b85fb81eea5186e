import { headerHeight, smoothScroll } from '../runtime/kit';
import type { Page } from '../runtime/page';

/** Notices of the shop in classic and in block style; alerts of other plugins are left alone. */
const NOTICE =
  ':is(.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner)';
/** Look like notices, but contain the links that open the login and coupon forms. */
const TOGGLE = '.woocommerce-form-login-toggle *, .woocommerce-form-coupon-toggle *';

export const notices = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(NOTICE)].filter((notice) => !notice.matches(TOGGLE));

/** Whether notice HTML reports an error. */
export const isErrorNotice = (html: string): boolean => /woocommerce-error|is-error/.test(html);

/** Each message once, however often the page prints it. */
export const withoutRepeats = (list: readonly Element[]): Element[] => {
  const seen = new Set<string>();
  return list.filter(({ textContent }) => {
    const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
    return !seen.has(text) && Boolean(seen.add(text));
  });
};

/** Specification S9.06: one second, 100 px above the notices, or below a fixed header. */
const DURATION_MS = 1000;
const GAP = 100;
const FIXED = 'et_fixed_nav';

export const scrollToNotices = (page: Page, target: Element | null): void => {
  if (!target) return;
  const { window: win, document: doc } = page;
  const header = doc.body.classList.contains(FIXED) ? headerHeight(doc) : 0;
  void smoothScroll(page, {
    top: () => target.getBoundingClientRect().top + win.scrollY - GAP - header,
    durationMs: DURATION_MS,
  });
};
