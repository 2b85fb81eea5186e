// @ts-check
import { html } from 'hono/html';

/**
 * The modal that the footer prints for visitors who are not logged in.
 * @param {import('./course.mjs').Generation} generation
 * @param {boolean} hasFailed
 */
export function loginModal(generation, hasFailed) {
  const isNew = generation === 'c';
  const dialog = isNew
    ? html` id="ld-login-modal" role="dialog" aria-modal="true" aria-label="Login" tabindex="-1"`
    : '';
  const closeAttributes = isNew
    ? html` role="button" tabindex="0" aria-label="Close the login"`
    : '';
  const alert = hasFailed
    ? html`<div class="ld-alert ld-alert-warning" role="alert"><div class="ld-alert-content"><div class="ld-alert-messages">Wrong name or password. Please try again.</div></div></div>`
    : '';
  return html`<div class="learndash-wrapper learndash-wrapper-login-modal ld-modal-closed">
	<div class="ld-modal ld-login-modal ld-can-register"${dialog}>
		<span class="ld-modal-closer ld-icon ld-icon-delete"${closeAttributes}></span>
		<div class="ld-login-modal-login"><div class="ld-login-modal-wrapper">
			<div class="ld-modal-heading">Log in</div>
			<div class="ld-modal-text">Courses are for members.</div>
			${alert}
			<div class="ld-login-modal-form">
				<form name="loginform" id="loginform" action="/plain/" method="post">
					<p class="login-username"><label for="user_login">Name or email</label><input type="text" name="log" id="user_login" autocomplete="username"></p>
					<p class="login-password"><label for="user_pass">Password</label><input type="password" name="pwd" id="user_pass" autocomplete="current-password"></p>
					<p class="login-submit"><input type="submit" name="wp-submit" id="wp-submit" class="button button-primary" value="Log in"><input type="hidden" name="learndash-login-form" value="c5a9cc1b45"></p>
				</form>
				<a class="ld-forgot-password-link" href="/plain/">Lost your password?</a>
			</div>
		</div></div>
		<div class="ld-login-modal-register"><div class="ld-login-modal-wrapper">
			<div class="ld-content">
				<div class="ld-modal-heading">Register</div>
				<div class="ld-modal-text">No account yet?</div>
				<a class="ld-button ld-button-reverse ld-js-register-account" href="#ld-user-register">Create an account</a>
			</div>
			<div id="ld-user-register" class="ld-hide">
				<form id="registerform" name="registerform" method="post" action="/plain/" novalidate>
					<p><label for="user_reg_login">Name</label><input type="text" name="user_login" id="user_reg_login"></p>
					<p><label for="user_reg_email">Email</label><input type="email" name="user_email" id="user_reg_email"></p>
					<p><input type="submit" value="Register"></p>
				</form>
			</div>
		</div></div>
	</div>
</div>`;
}
