import { shape, text } from '../../runtime/kit';
import { pageConfig } from '../../runtime/names/divi';

/** The part of `et_pb_custom` that forms read: where they are sent, and their messages. */
export const formConfig = {
  name: pageConfig,
  read: shape({
    ajaxurl: text(),
    et_frontend_nonce: text(),
    subscription_failed: text('Subscription failed. Please try again.'),
    fill_message: text('Please fill in the following fields:'),
    contact_error_message: text('Please fix the following errors:'),
    invalid: text('Invalid email'),
    captcha: text('Captcha'),
    wrong_captcha: text('You entered the wrong number in captcha.'),
    wrong_checkbox: text('Checkbox'),
  }),
};
