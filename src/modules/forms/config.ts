import { shape, text } from '../../runtime/kit';
import { pageConfig } from '../../runtime/names/divi';

/** What forms read of `et_pb_custom`: where they are sent, and what they announce. */
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
