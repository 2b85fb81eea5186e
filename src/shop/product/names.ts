/** What WooCommerce 9.8 calls the parts of a product page. */
/** What WooCommerce 9.8 calls the parts of a product page. */
export const tabsBox = '.wc-tabs-wrapper, .woocommerce-tabs';
export const tabLinks = '.wc-tabs > li > a, ul.tabs > li > a';
export const tabPanel = '.wc-tab, .panel';
export const activeTab = 'active';
export const reviewsTab = '.reviews_tab a';
export const reviewLink = 'a.woocommerce-review-link';
export const diviReviewsHash = '#product_reviews_tab';
export const rating = 'select[name="rating"]';
export const ratingLabel = 'comment-form-rating-label';
export const stars = 'stars';
export const starsChosen = 'selected';
export const gallery = '.woocommerce-product-gallery';
export const galleryWrapper = '.woocommerce-product-gallery__wrapper';
export const galleryImage = '.woocommerce-product-gallery__image';
export const viewport = 'flex-viewport';
export const thumbs = 'flex-control-nav flex-control-thumbs';
export const activeThumb = 'flex-active';
export const activeSlide = 'flex-active-slide';
export const thumbClicked = 'flexslider-click';
export const galleryReset = 'woocommerce_gallery_reset_slide_position';
export const galleryBefore = 'wc-product-gallery-before-init';
export const galleryAfter = 'wc-product-gallery-after-init';
