/** Links that open a lightbox: images of a gallery, single images (divi-modules.md §9.1). */
export const gallery = '.et_post_gallery, .woocommerce-product-gallery';
export const galleryLink = '.et_post_gallery .et_pb_gallery_image a';
/** Product images open too, where the shop's theme supports it (woocommerce.md §7.4). */
export const productLink = '.woocommerce-product-gallery__image a';
export const productGlobal = 'wc_single_product_params';
export const imageLink = 'a.et_pb_lightbox_image[href]';

export const wrap = 'mfp-wrap mfp-close-btn-in mfp-auto-cursor mfp-fade';
export const wrapGallery = 'mfp-gallery';
export const ready = 'mfp-ready';
export const removing = 'mfp-removing';
export const background = 'mfp-bg mfp-fade';
export const container = 'mfp-container mfp-image-holder';
export const status = 'mfp-s-';
export const zoomOut = 'mfp-zoom-out-cur';
