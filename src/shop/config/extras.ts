import { flag, number, record, shape, text } from '../../runtime/config/reader';

export const passwordStrengthParams = {
  name: 'wc_password_strength_meter_params',
  read: shape({
    min_password_strength: number(3),
    stop_checkout: flag(),
    i18n_password_error: text(),
    i18n_password_hint: text(),
  }),
};

export const tokenizationParams = {
  name: 'wc_tokenization_form_params',
  read: shape({ is_registration_required: flag(), is_logged_in: flag() }),
};

export const geolocationParams = {
  name: 'wc_geolocation_params',
  read: shape({ wc_ajax_url: text('/?wc-ajax=%%endpoint%%'), home_url: text() }),
};

export const priceSliderParams = {
  name: 'woocommerce_price_slider_params',
  read: shape({
    currency_format_num_decimals: number(),
    currency_format_symbol: text(),
    currency_format_decimal_sep: text('.'),
    currency_format_thousand_sep: text(','),
    currency_format: text('%s%v'),
  }),
};

export const orderAttribution = {
  name: 'wc_order_attribution',
  read: shape({
    params: shape({
      /** Months; WooCommerce prints `1.0E-5` for "this visit". */
      lifetime: number(),
      /** Minutes. */
      session: number(30),
      base64: flag(),
      ajaxurl: text(),
      prefix: text('wc_order_attribution_'),
      allowTracking: flag(),
      consentCategory: text(),
    }),
    fields: record(text()),
  }),
};
