/** The anti-spam service (divi-forms.md §1.5). */
export const script = 'et-recaptcha-v3-js';
export const service = 'https://www.google.com/recaptcha/api.js?render=';
