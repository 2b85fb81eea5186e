/** Contact forms (contract divi-modules.md §15). */
export const field = '.et_pb_contact_field';
export const label = '.et_pb_contact_form_label';
export const message = '.et-pb-contact-message';
export const handle = 'et_pb_checkbox_handle';
export const captcha = 'et_pb_contact_captcha';
export const question = '.et_pb_contact_captcha_question';
export const error = 'et_contact_error';
export const serverError = '.et_pb_contact_error_text';
export const errorIntro = 'et_normal_padding';
export const animated = 'et_animated';
export const usesToken = 'et_pb_recaptcha_enabled';
/** Never required and never filled: the server rejects whoever fills it. */
export const trap = 'et_pb_contact_et_number_';
export const nonce = 'input[name^="_wpnonce-et-pb-contact-form-submitted"]';
export const action = 'Divi/Module/ContactForm/';
/** Everything that is a field, in the order of the page; the server compares the order. */
export const controls = `input[type="text"],.${handle},${field}[data-type="radio"],textarea,select`;

export const listName = (form: string) => `et_pb_contact_email_fields_${form}`;
export const hiddenName = (form: string) => `et_pb_contact_email_hidden_fields_${form}`;
