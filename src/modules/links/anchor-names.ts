/** Where links inside a page lead, and modules that act as links (divi-layout.md §5). */
export const reviewsTab = '.reviews_tab a';
export const reviewsHash = '#product_reviews_tab';

/** Elements of a clickable module that do something of their own (divi-layout.md §5.6). */
export const exceptions = [
  '.et_pb_toggle_title',
  '.mejs-container *',
  '[controls]',
  '.et_pb_contact_field *',
  '.et_pb_tabs_controls *',
  '.flex-control-nav *',
  '.et_pb_menu__search-container *',
  '.et_pb_fullwidth_header_scroll *',
  'a',
  'button',
  '[role="button"]',
  'input',
  'select',
  'textarea',
  'label',
  'summary',
].join();

export const focusable =
  'a[href],button,input,select,textarea,summary,iframe,[controls],[tabindex]';
