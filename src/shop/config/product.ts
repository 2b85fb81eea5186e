import { flag, list, shape, text } from '../../runtime/config/reader';

export const singleProductParams = {
  name: 'wc_single_product_params',
  read: shape({
    i18n_required_rating_text: text('Please select a rating'),
    i18n_rating_options: list(text()),
    review_rating_required: flag(),
    flexslider: shape({ smoothHeight: flag(true) }),
    i18n_product_gallery_trigger_text: text('View full-screen image gallery'),
    flexslider_enabled: flag(),
    photoswipe_enabled: flag(),
    /** A theme that passes arguments turns it into a list. */
    zoom_enabled: (value: unknown) => Array.isArray(value) || flag()(value),
  }),
};
