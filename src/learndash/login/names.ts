export const modal = 'learndash-wrapper-login-modal';
export const dialog = 'ld-modal';
export const heading = 'ld-modal-heading';
export const open = 'ld-modal-open';
export const closed = 'ld-modal-closed';
export const closer = 'ld-modal-closer';
export const hash = '#login';
export const trigger = 'a[href*="#login"],[data-ld-login-modal-trigger]';

export const register = 'ld-js-register-account';
export const registerPart = 'ld-login-modal-register';
export const registerText = 'ld-modal-text';
export const alert = 'ld-alert';
/** Id of the registration form's box. */
export const registerForm = 'ld-user-register';

/** The registration page of the classic appearance. */
export const pageLogin = 'registration-login-link';
export const pageRegister = 'show-register-form';
export const pageFormParts = '#learndash_registerform,.registration-login';
export const pageLoginParts =
  '.registration-login-form,.show-register-form,.show-password-reset-link';

/** The one of the modern appearance. */
export const modernLogin = 'ld-registration__login-link';
export const modernRegister = 'ld-registration__register-link';
export const modernWrapper = 'ld-registration__wrapper';
export const modernLoginState = 'ld-registration__wrapper--login';
export const modernRegisterState = 'ld-registration__wrapper--register';
