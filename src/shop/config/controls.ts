import { flag, shape, text } from '../../runtime/config/reader';

export const shopParams = {
  name: 'woocommerce_params',
  read: shape({
    i18n_password_show: text('Show password'),
    i18n_password_hide: text('Hide password'),
  }),
};

/** WP Menu Cart. */
export const menuCartParams = {
  name: 'wpmenucart_ajax_assist',
  read: shape({ shop_plugin: text(), always_display: flag() }),
};
