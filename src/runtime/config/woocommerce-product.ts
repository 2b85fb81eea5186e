import { flag, list, number, record, shape, text } from '../kit';
import { ajaxUrls } from './woocommerce';

const zoomFlag = (value: unknown) => (Array.isArray(value) ? true : flag()(value));

export const singleProductParams = {
  name: 'wc_single_product_params',
  read: shape({
    i18n_required_rating_text: text('Please select a rating'),
    i18n_rating_options: list(text()),
    i18n_product_gallery_trigger_text: text('View full-screen image gallery'),
    review_rating_required: flag(),
    flexslider: shape({
      rtl: flag(),
      animation: text('slide'),
      smoothHeight: flag(true),
      directionNav: flag(),
      controlNav: text('thumbnails'),
      slideshow: flag(),
      /** Milliseconds. */
      animationSpeed: number(500),
      animationLoop: flag(),
      allowOneSlide: flag(),
    }),
    /** A theme may pass arguments instead of a flag. */
    zoom_enabled: zoomFlag,
    zoom_options: record((value) => value),
    photoswipe_enabled: flag(),
    photoswipe_options: record((value) => value),
    flexslider_enabled: flag(),
  }),
};

export const variationParams = {
  name: 'wc_add_to_cart_variation_params',
  read: shape({
    wc_ajax_url: ajaxUrls.wc_ajax_url,
    i18n_no_matching_variations_text: text(),
    i18n_make_a_selection_text: text(),
    i18n_unavailable_text: text(),
    i18n_reset_alert_text: text(),
  }),
};
