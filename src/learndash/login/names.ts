export const modal = 'learndash-wrapper-login-modal';
export const dialog = 'ld-modal';
export const heading = 'ld-modal-heading';
export const open = 'ld-modal-open';
export const closed = 'ld-modal-closed';
export const closer = 'ld-modal-closer';
/** CookieYes. */
export const consentBanner = '.cky-consent-container';
export const hash = '#login';
export const trigger = 'a[href*="#login"],[data-ld-login-modal-trigger]';

export const register = 'ld-js-register-account';
export const registerPart = 'ld-login-modal-register';
export const registerText = 'ld-modal-text';
export const alert = 'ld-alert';
/** Id of the registration form's box. */
export const registerForm = 'ld-user-register';
