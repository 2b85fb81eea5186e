import { shape, text } from './reader';

export const shopParams = {
  name: 'woocommerce_params',
  read: shape({
    i18n_password_show: text('Show password'),
    i18n_password_hide: text('Hide password'),
    currency: text(),
  }),
};
