/** Names of the editor's world (builder.md §1 to §6, Divi 4.27.2). */
export const adminBar = 'wpadminbar';
export const outside = '.et-fb-root-ancestor-sibling';
export const zeroMargin = 'html.js.et-fb-top-html{margin-top:0!important}';

/** `et-fb-preview--tablet` on the `html` element. */
export const modePrefix = 'et-fb-preview--';
export const animating = 'et-fb-preview--animating';

export const modeChanged = 'et_fb_preview_mode_changed';
export const appReady = 'et_fb_init_app_after';
export const rootMounted = 'et_fb_root_did_mount';
export const contentChanged = 'et_fb_section_content_change';

export const settingsSynced = 'ETBuilderStickySettingsSyncs';

/** Links that take something out of a cart: nothing in a preview may. */
export const removal = '.remove_from_cart_button,.product-remove a,.woocommerce-remove-coupon';

export const checkoutBilling = '.et_pb_wc_checkout_billing form.checkout';
export const billingName = 'billing_first_name';
export const noticeGroup = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
export const noticeList = 'woocommerce-error';

/**
 * What the editor calls once it has drawn a module again, with the module as a jQuery object or
 * without one for all of them (divi-modules.md §3.2).
 */
export const initialisers = [
  'et_pb_slider_init',
  'et_fix_slider_height',
  'et_pb_gallery_init',
  'et_pb_filterable_portfolio_init',
  'et_fullwidth_portfolio_init',
  'et_pb_tabs_init',
  'et_pb_countdown_timer_init',
  'et_pb_circle_counter_init',
  'et_pb_reinit_circle_counters',
  'et_pb_reinit_number_counters',
  'et_bar_counters_init',
  'et_pb_image_lightbox_init',
  'et_pb_play_overlayed_video',
  'et_pb_video_section_init',
  'et_pb_video_background_init',
  'et_pb_search_init',
  'et_pb_comments_init',
  'et_pb_map_init',
  'et_pb_parallax_init',
  'et_reinit_waypoint_modules',
] as const;
