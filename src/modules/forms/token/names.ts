/** The anti-spam service (contract divi-modules.md §15.8). */
export const script = 'et-recaptcha-v3-js';
export const service = 'https://www.google.com/recaptcha/api.js?render=';
