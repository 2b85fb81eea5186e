export const controls = 'et_pb_tabs_controls';
export const panels = 'et_pb_all_tabs';
export const active = 'et_pb_tab_active';
export const serverPanel = 'et_pb_active_content';
export const activePanel = 'et-pb-active-slide';
export const leaving = 'et_slide_transition';
export const stacked = 'et_pb_tabs_vertically_stacked';
/** WooCommerce's tab links have the form `#tab-description`. */
export const linkPrefix = 'tab-';
/** Tabs of a product (woocommerce.md §7.2). */
export const productTabs = 'et_pb_wc_tabs';
export const reviewsTab = 'reviews_tab';
export const narrowColumns = '.et_pb_column_1_3, .et_pb_column_1_4, .et_pb_column_3_8';
