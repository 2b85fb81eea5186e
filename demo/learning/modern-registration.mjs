// @ts-check
import { html } from 'hono/html';

/** @param {{ id: string, name: string, label: string, type?: string }} field */
const field = ({ id, name, label, type = 'text' }) =>
  html`<div class="ld-form__field-outer-wrapper"><label for="${id}">${label}</label> <input type="${type}" id="${id}" name="${name}" class="ld-form__field"></div>`;

/**
 * Registration and login in the modern appearance, of which one is shown. The link back to the
 * registration has a different address, as on a real site.
 */
export const modernRegistration = html`<div class="ld-registration__outer-wrapper"><div class="ld-registration__wrapper"><div class="ld-registration__form">
<div class="ld-registration__register"><h2 class="ld-registration__heading">Register</h2><p class="ld-registration__p">Already have an account? <a class="ld-registration__login-link" role="button" href="">Log In</a></p></div>
<div class="ld-registration__login"><h2 class="ld-registration__heading">Log In</h2><p class="ld-registration__p">Are you a new user? <a class="ld-registration__register-link" role="button" href="/plain/?action=register">Register</a></p></div>
<div class="ld-registration__login-form"><form class="ld-form" id="loginform" action="/plain/" method="post">${field({ id: 'user_login', name: 'log', label: 'Username or Email Address' })}${field({ id: 'user_pass', name: 'pwd', label: 'Password', type: 'password' })}<p class="login-submit"><input type="submit" value="Log In"></p></form></div>
<form id="learndash_registerform" class="ld-form ld-registration__register-form" action="/plain/?action=register" method="post">${field({ id: 'username', name: 'user_login', label: 'Username' })}${field({ id: 'email', name: 'user_email', label: 'Email', type: 'email' })}<p class="ld-registration__register-submit-wrapper"><input type="submit" value="Register"></p></form>
</div></div></div>`;
