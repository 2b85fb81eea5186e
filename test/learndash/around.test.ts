import { afterEach, describe, expect, test, vi } from 'vitest';
import { startFocusMode as startFocus } from '../../src/learndash/focus';
import type { Start } from '../../src/runtime/definition';
import { startCoursePayments as startPayments } from '../../src/learndash/payments';
import { startCourseRegistration as startRegistration } from '../../src/learndash/registration';
import { startController } from './start-controller';
import { waitFor } from '../support/wait-for';

let mount: ReturnType<typeof startController>;
const open = (start: Start, html: string, globals: Readonly<Record<string, unknown>> = {}) => {
  mount = startController(start, { html, globals });
  return mount;
};
afterEach(() => {
  mount.stop();
  mount.clear();
  vi.useRealTimers();
});
const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  mount.find(selector).dispatchEvent(event);
  return event;
};

describe('what inline payment code calls before it leaves', () => {
  const name = 'learnDashPaymentsShowFormSubmittedSuccessfullyMessage';
  const publicFunction = () =>
    (window as unknown as Record<string, ((leave: () => void) => void) | undefined>)[name];
  const message =
    '<div class="ld-alert"><span id="ld-payments-redirect-alert-countdown-value"></span> seconds</div>';
  const globals = {
    learndash_payments: {
      payment_form_submitted_alert: message,
      payment_form_redirect_alert_countdown: '2',
    },
  };

  test('the message counts down below the heading, is removed, and the payment continues', async () => {
    vi.useFakeTimers();
    const { doc } = open(startPayments, '<p class="order-heading">Order</p>', globals);
    const leave = vi.fn();
    publicFunction()?.(leave);
    await waitFor(() => expect(doc.querySelector('.ld-alert')).not.toBeNull());
    expect(doc.querySelector('.order-heading + .ld-alert')?.getAttribute('role')).toBe('status');
    expect(doc.querySelector('.ld-alert')?.textContent).toBe('2 seconds');
    await vi.advanceTimersByTimeAsync(1000);
    expect(doc.querySelector('.ld-alert')?.textContent).toBe('1 seconds');
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(doc.querySelector('.ld-alert')).toBeNull();
    expect(leave).toHaveBeenCalledOnce();
  });

  test.each([
    ['without a heading', '<p>Order</p>', globals],
    ['without a message', '<p class="order-heading">Order</p>', {}],
  ])('%s the payment continues at once', async (_, html, printed) => {
    open(startPayments, html, printed);
    const leave = vi.fn();
    publicFunction()?.(leave);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  });

  test('it does not override the one of the script that is kept, and is removed with the feature', () => {
    const kept = () => {};
    Object.assign(window, { [name]: kept });
    open(startPayments, '');
    expect(publicFunction()).toBe(kept);
    mount.stop();
    expect(publicFunction()).toBe(kept);
    Reflect.deleteProperty(window, name);
    mount.clear();
    open(startPayments, '');
    expect(publicFunction()).toBeTypeOf('function');
    mount.stop();
    expect(publicFunction()).toBeUndefined();
  });
});

describe('the registration page of the modern appearance [S6.01e]', () => {
  const html = `<div class="ld-registration__wrapper ld-registration__wrapper--register">
    <button class="ld-registration__login-link">Log in</button>
    <button class="ld-registration__register-link">Register</button>
    <a class="ld-registration__login-link" id="away" href="/login/">Log in</a></div>`;

  test('shows login and registration in turn', () => {
    const { find } = open(startRegistration, html);
    const box = find('.ld-registration__wrapper');
    expect(press('button.ld-registration__login-link').defaultPrevented).toBe(true);
    expect(box.className).toBe('ld-registration__wrapper ld-registration__wrapper--login');
    press('.ld-registration__register-link');
    expect(box.className).toBe('ld-registration__wrapper ld-registration__wrapper--register');
  });

  test('a login link with an address of its own is followed', () => {
    open(startRegistration, html);
    expect(press('#away').defaultPrevented).toBe(false);
  });

  test('the link back to the form stays on the page, although it has an address', () => {
    const address = 'href="https://site.example/wp-login.php?action=register"';
    const { find } = open(startRegistration, html.replace('link">Reg', `link" ${address}>Reg`));
    press('button.ld-registration__login-link');
    expect(press('.ld-registration__register-link').defaultPrevented).toBe(true);
    expect(find('.ld-registration__wrapper').className).toContain('--register');
  });

  test('where the login is another page, so is the registration', () => {
    open(startRegistration, html.replace(/<button class="ld-registration__login.*\n/, ''));
    expect(press('.ld-registration__register-link').defaultPrevented).toBe(false);
  });
});

test('the button below a lesson opens the form for a comment, with the focus in it', () => {
  const { find, doc } = open(
    startFocus,
    `<div class="ld-focus"><div class="ld-focus-main"><button class="ld-expand-button" id="ld-comments-post-button">Post</button>
     <div class="ld-collapsed" id="ld-comments-form"><textarea id="comment"></textarea></div></div></div>`,
  );
  press('#ld-comments-post-button');
  expect(find('#ld-comments-post-button').className).toContain('ld-open');
  expect(find('#ld-comments-form').className).toBe('');
  expect(doc.activeElement?.id).toBe('comment');
  mount.stop();
  expect(find('#ld-comments-form').className).toBe('ld-collapsed');
});
