import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCourseLogin as start } from '../../src/learndash/login';
import { startController } from './start-controller';

let mount: ReturnType<typeof startController>;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  mount.stop();
  mount.clear();
  window.history.replaceState(null, '', window.location.pathname);
  vi.useRealTimers();
});

const html = `<a class="opener" href="#login">Log in</a><button data-ld-login-modal-trigger></button>
  <div class="learndash-wrapper learndash-wrapper-login-modal ld-modal-closed"><div class="ld-modal ld-login-modal" tabindex="-1">
  <span class="ld-modal-closer"></span><div class="ld-login-modal-register"><div class="ld-modal-text">No account yet?</div>
  <a class="ld-js-register-account" href="#ld-user-register">Create one</a></div>
  <div id="ld-user-register" style="display: none"><input id="name"></div></div></div>`;
const open = (address = '') => {
  window.history.replaceState(null, '', window.location.pathname + address);
  mount = startController(start, { html });
  return mount;
};
const isOpen = () => {
  const { classList } = mount.find('.learndash-wrapper-login-modal');
  expect(classList.contains('ld-modal-closed')).toBe(!classList.contains('ld-modal-open'));
  return classList.contains('ld-modal-open');
};
const press = (selector: string) =>
  mount.find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('the login modal', () => {
  test('is closed at first [S4.33]', () => {
    open();
    expect(isOpen()).toBe(false);
  });
  test('opens with the address #login [S2.13a, S4.33]', () => {
    open('#login');
    expect(isOpen()).toBe(true);
  });
  test('opens again after a login that failed [S2.13b, S8.11]', () => {
    open('?login=failed');
    expect(isOpen()).toBe(true);
  });
  test.each([['.opener'], ['button']])('opens with a press on %s [S2.13c]', (selector) => {
    open();
    expect(press(selector)).toBe(false);
    expect(isOpen()).toBe(true);
  });
  test('closes with Escape [S2.13d]', () => {
    const { doc } = open('#login');
    doc.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
  });
  test('closes with its close control [S2.13e]', () => {
    open('#login');
    press('.ld-modal-closer');
    expect(isOpen()).toBe(false);
  });
  test('shows the form of the registration in place of its link [S2.13f]', () => {
    const { find } = open('#login');
    press('.ld-js-register-account');
    vi.advanceTimersByTime(1000);
    expect(find('#ld-user-register').style.display).toBe('block');
  });
});
