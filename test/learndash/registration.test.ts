import { expect, test } from 'vitest';
import { startCourseRegistration as start } from '../../src/learndash/registration';
import { withMounts } from './start-controller';

const startMount = withMounts();
const link = '<a class="registration-login-link" id="login" href="">Log in</a>';
const html = `<div id="learndash_registerform"><input type="hidden" id="nonce"><input id="email"></div>
  <div class="registration-login" id="question">Registered? ${link}</div>
  <div class="registration-login-form" style="display: none"><input id="user"></div>
  <a class="show-register-form" id="register" style="display: none" href="/register/"><b id="words">Register</b></a>
  <a class="show-password-reset-link" style="display: none" href="/lost/" id="lost">Lost?</a><a id="other" href="/">Home</a>`;

const open = (markup = html) => {
  const mount = startMount(start, { html: markup });
  // An element without a box cannot be focused.
  const nonce = mount.doc.getElementById('nonce');
  if (nonce) nonce.getClientRects = () => [] as unknown as DOMRectList;
  const press = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    mount.find(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const shown = () =>
    [
      '#learndash_registerform',
      '.registration-login',
      '.registration-login-form',
      '.show-register-form',
      '.show-password-reset-link',
    ].map((selector) => mount.find(selector).style.display);
  return { ...mount, press, shown };
};
const LOGIN = ['none', 'none', 'block', 'block', 'block'];
const REGISTRATION = ['block', 'block', 'none', 'none', 'none'];

test('login and registration of the classic appearance are shown in turn, with the focus in the first field', () => {
  const { press, shown, doc, before, stop } = open();
  expect(press('#login')).toBe(true);
  expect(shown()).toEqual(LOGIN);
  expect(doc.activeElement?.id).toBe('user');
  expect(press('#words')).toBe(true);
  expect(shown()).toEqual(REGISTRATION);
  expect(doc.activeElement?.id).toBe('email');
  stop();
  expect(doc.body.innerHTML).toBe(before);
});

test.each<[string, string, MouseEventInit]>([
  ['another link', '#other', {}],
  ['the link to a new password', '#lost', {}],
  ['a link that is opened in a tab of its own', '#login', { ctrlKey: true }],
])('%s is left to the browser', (_, target, init) => {
  const { press, shown } = open();
  expect(press(target, init)).toBe(false);
  expect(shown()).toEqual(['', '', 'none', 'none', 'none']);
});

test('a press beside all links does nothing', () => {
  expect(open().press('#question')).toBe(false);
});

test('where the link of the login leads to another page, both links do', () => {
  const { press } = open(html.replace('href="">Log', 'href="/login/">Log'));
  expect(press('#login')).toBe(false);
  expect(press('#register')).toBe(false);
});

test('a link of the login without any address is one of this page', () => {
  const { press, shown } = open(html.replace('href="">Log', '>Log'));
  press('#login');
  expect(shown()).toEqual(LOGIN);
});

const modern = `<div class="ld-registration__wrapper ld-registration__wrapper--register" id="modern">
  <div class="ld-registration__login-link"><button id="to-login">Log in</button></div>
  <a class="ld-registration__login-link" href=""></a>
  <div class="ld-registration__register-link"><a href="/r/" id="to-register">Register</a></div>
  <input id="email"><input id="user"></div>`;

test('the modern appearance is recognised by the elements around its links, and receives the focus', () => {
  const { press, find, doc } = open(modern);
  expect(press('#to-login')).toBe(true);
  expect(find('#modern').className).toBe(
    'ld-registration__wrapper ld-registration__wrapper--login',
  );
  expect(doc.activeElement?.id).toBe('email');
  press('#to-register');
  expect(find('#modern').className).toContain('ld-registration__wrapper--register');
});

test('the classic page beside a modern one stays as it is', () => {
  const { press, shown } = open(html + modern.replace(/ id="(email|user)"/g, ''));
  press('#to-login');
  expect(shown()).toEqual(['', '', 'none', 'none', 'none']);
});
