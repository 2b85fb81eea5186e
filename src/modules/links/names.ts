/** Links inside a page (divi-layout.md §5). */
export const hashLink = 'a[href*="#"]';
export const mobileNav = '.mobile_nav';
/** Scripts of others own these links (divi-layout.md §5.2). */
export const excluded = [
  // Links in drawings have neither hash nor host.
  'svg *',
  '.et_smooth_scroll_disabled *',
  '.woocommerce-tabs .tabs *',
  '.woocommerce-review-link',
  '.tt_tabs_navigation *',
  '.eab-shortcode_calendar-navigation-link *',
  '.view-cart-lnk *',
  '.acomment-reply',
  '.hustle-ui *',
].join();
