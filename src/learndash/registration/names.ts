/** The registration page of the classic appearance. */
export const pageLogin = 'registration-login-link';
export const pageRegister = 'show-register-form';
export const pageForm = '#learndash_registerform';
export const pageFormParts = `${pageForm},.registration-login`;
export const pageLoginForm = '.registration-login-form';
export const pageLoginParts = `${pageLoginForm},.show-register-form,.show-password-reset-link`;

/** The one of the modern appearance. */
export const modernLogin = 'ld-registration__login-link';
export const modernRegister = 'ld-registration__register-link';
export const modernWrapper = 'ld-registration__wrapper';
export const modernLoginState = 'ld-registration__wrapper--login';
export const modernRegisterState = 'ld-registration__wrapper--register';
