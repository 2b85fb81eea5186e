/** What WooCommerce's scripts of product pages gave to jQuery's collections (woocommerce.md §7.6). */
export const variationForm = 'wc_variation_form';
export const productGallery = 'wc_product_gallery';
export const imageReset = 'wc_variations_image_reset';
export const setContent = 'wc_set_content';
export const resetContent = 'wc_reset_content';
export const setAttribute = 'wc_set_variation_attr';
export const resetAttribute = 'wc_reset_variation_attr';
/** Before an attribute's name, or `content`: what it was before the first change. */
export const original = 'data-o_';
