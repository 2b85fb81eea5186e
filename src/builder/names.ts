/** Names of the editor's environment (builder.md §1 to §6, Divi 4.27.2). */
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

/** Links that remove something from a cart, which are disabled in previews. */
export const removal = '.remove_from_cart_button,.product-remove a,.woocommerce-remove-coupon';

export const checkoutBilling = '.et_pb_wc_checkout_billing form.checkout';
export const billingName = 'billing_first_name';
export const noticeGroup = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
export const noticeList = 'woocommerce-error';
