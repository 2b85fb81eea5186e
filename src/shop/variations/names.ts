/** Markup of a variable product's form in WooCommerce 9.8, and its events (woocommerce.md §7.1). */
export const gallery = '.woocommerce-product-gallery';
export const galleryImage = '.woocommerce-product-gallery__image';
export const thumbClicked = 'flexslider-click';
export const galleryReset = 'woocommerce_gallery_reset_slide_position';
export const galleryInitZoom = 'woocommerce_gallery_init_zoom';
export const galleryDestroyed = 'wc-product-gallery-before-destroy';
export const galleryThumbs = '.flex-control-thumbs img';
/** WooCommerce 10.9 and later, on pages whose variations may have galleries of their own. */
export const galleryTemplate = '.wc-product-gallery-default-template';
export const galleryDefaults = 'wc_variation_gallery_defaults';
/** Functions of jQuery's collections for the image; plugins replace them. */
export const imageUpdate = 'wc_variations_image_update';
export const replaceGallery = 'wc_variations_gallery_replace';
export const variationSelects = '.variations select';
export const variationsAttribute = 'data-product_variations';
/** Key in jQuery's data store. */
export const variationsData = 'product_variations';
export const variationWrap = '.single_variation_wrap';
export const variationBox = '.single_variation';
export const variationTemplate = 'tmpl-variation-template';
export const unavailableTemplate = 'tmpl-unavailable-variation-template';
export const noMatch = 'wc-no-matching-variations woocommerce-info';
export const resetLink = '.reset_variations';
export const resetAlert = '.reset_variations_alert';
export const addButton = '.single_add_to_cart_button';
export const selectionNeeded = 'wc-variation-selection-needed';
export const unavailable = 'wc-variation-is-unavailable';
export const addBox = '.woocommerce-variation-add-to-cart';
export const addBoxEnabled = 'woocommerce-variation-add-to-cart-enabled';
export const addBoxDisabled = 'woocommerce-variation-add-to-cart-disabled';
export const variationId = 'input[name="variation_id"], input.variation_id';
export const variationCall = 'get_variation';
export const product = '.product';
export const images = '.images';
export const checkVariations = 'check_variations';
export const updateValues = 'update_variation_values';
export const listsUpdated = 'woocommerce_update_variation_values';
export const foundVariation = 'found_variation';
export const showVariation = 'show_variation';
export const hideVariation = 'hide_variation';
export const resetData = 'reset_data';
export const resetImage = 'reset_image';
export const resetFocus = 'reset_focus';
export const announceReset = 'announce_reset';
export const clearAnnouncement = 'clear_reset_announcement';
export const reloadVariations = 'reload_product_variations';
/** Printed by the theme on every page. */
export const diviGlobal = 'DIVI';
