export const field = '.et_pb_contact_field';
/** The style sheet hides these unless an inline style shows them. */
export const conditional = '[data-conditional-logic]';
export const boxes = 'input[type=checkbox],input[type=radio]';
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
/** A honeypot, never required and never filled: the server rejects visitors who fill it. */
export const trap = 'et_pb_contact_et_number_';
export const nonce = 'input[name^="_wpnonce-et-pb-contact-form-submitted"]';
export const action = 'Divi/Module/ContactForm/';
/** All fields in document order, which the server compares. */
export const controls = `input[type="text"],.${handle},${field}[data-type="radio"],textarea,select`;

export const listName = (form: string) => `et_pb_contact_email_fields_${form}`;
export const hiddenName = (form: string) => `et_pb_contact_email_hidden_fields_${form}`;

/** Newsletter forms (divi-forms.md §2). */
export const subscribeAction = 'et_pb_submit_subscribe_form';
export const customField = '.et_pb_signup_custom_field';
export const authorHidden = 'et_pb_contact_field--hidden';
export const signupError = 'et_pb_signup_error';
export const errorBox = '.et_pb_newsletter_error';
export const successBox = '.et_pb_newsletter_success';
export const signupFields = '.et_pb_newsletter_fields';
export const button = '.et_pb_newsletter_button';
export const loader = '.et_subscribe_loader';
export const loading = 'et_pb_button_text_loading';
export const listAction = 'Divi/Module/EmailOptin/List/';
export const signup = (part: string) => `et_pb_signup_${part}`;

/** The anti-spam service (divi-forms.md §1.5). */
export const script = 'et-recaptcha-v3-js';
export const service = 'https://www.google.com/recaptcha/api.js?render=';
