import { shape, text } from '../../runtime/config/reader';

export const shopParams = {
  name: 'woocommerce_params',
  read: shape({
    i18n_password_show: text('Show password'),
    i18n_password_hide: text('Hide password'),
  }),
};
