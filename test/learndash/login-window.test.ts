import { afterEach, describe, expect, test, vi } from 'vitest';
import { startCourseLogin as start } from '../../src/learndash/login';
import { withLayout } from '../support/laid-out';

const startMount = withLayout();
afterEach(() => window.history.replaceState(null, '', window.location.pathname));

const form = (inner = '<input type="hidden" id="nonce"><input id="name">') =>
  `<div id="ld-user-register" style="display: none">${inner}</div>`;
const register = `<div class="ld-login-modal-register"><div class="ld-alert" id="alert">Wrong</div><div class="ld-modal-text">No account yet?</div>
  <a class="ld-js-register-account" href="#ld-user-register"><b id="create">Create one</b></a></div>`;
const html = `<header id="header"></header><main id="main"><a id="opener" href="#login">Log in</a><a id="other" href="/course/#login">Log in</a>
  <div class="learndash-wrapper learndash-wrapper-login-modal ld-modal-closed" id="modal"><div class="ld-modal" id="dialog">
  <div class="ld-modal-heading"> Login </div><span class="ld-modal-closer" id="closer"></span>${register}${form()}</div></div><i id="after"></i></main>`;
const open = (options: Partial<Parameters<typeof startMount>[1]> = {}) =>
  startMount(start, { html, ...options });

describe('the window of the login', () => {
  test('is the first element of the page, and is restored to its place', () => {
    const { doc, press, server, stop } = open();
    expect(doc.body.firstElementChild?.id).toBe('modal');
    press('#opener');
    stop();
    expect(doc.body.outerHTML).toBe(server);
  });

  test('has the names of a dialog, and its closer those of a button', () => {
    const { find } = open();
    const attributes = (selector: string, ...names: string[]) =>
      names.map((name) => find(selector).getAttribute(name));
    expect(attributes('#dialog', 'role', 'aria-modal', 'aria-label', 'tabindex')).toEqual([
      'dialog',
      'true',
      'Login',
      '-1',
    ]);
    expect(attributes('#closer', 'role', 'tabindex', 'aria-label')).toEqual([
      'button',
      '0',
      'Close',
    ]);
  });

  test('keeps the names that the server has printed, and has none without a heading', () => {
    const { find } = open({
      html: html
        .replace('id="dialog"', 'id="dialog" role="alertdialog" tabindex="0"')
        .replace('id="closer"', 'id="closer" aria-label="Away"')
        .replace(' Login ', ' '),
    });
    expect(find('#dialog').getAttribute('role')).toBe('alertdialog');
    expect(find('#dialog').getAttribute('tabindex')).toBe('0');
    expect(find('#closer').getAttribute('aria-label')).toBe('Away');
    expect(find('#dialog').hasAttribute('aria-label')).toBe(false);
  });

  test('lies above all while it is open, with the rest of the page out of reach', () => {
    const { press, style, doc } = open();
    const layers = () => ['#modal', '#dialog'].map((each) => style(each, 'z-index'));
    const inert = () => [...doc.querySelectorAll('[inert]')].map(({ id }) => id);
    expect([layers(), inert()]).toEqual([['', ''], []]);
    press('#opener');
    expect(layers()).toEqual(['2147483647', '2147483647']);
    expect(inert()).toEqual(['header', 'main']);
    press('#closer');
    expect([layers(), inert()]).toEqual([['', ''], []]);
  });

  test('leaves a consent banner that is visible beside it within reach', () => {
    const { press, find, doc } = open();
    const banner = Object.assign(doc.createElement('div'), { className: 'cky-consent-container' });
    doc.body.append(banner);
    press('#opener');
    expect([banner.hasAttribute('inert'), find('#main').hasAttribute('inert')]).toEqual([
      false,
      true,
    ]);
    banner.remove();
  });

  test('is scrolled to', () => {
    const { press } = open({ boxes: { '#dialog': { top: 120 } } });
    press('#opener');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
  });

  test('moves the focus into it, and restores it to the link that has opened it', () => {
    const { press, doc } = open();
    press('#opener');
    expect(doc.activeElement?.id).toBe('dialog');
    press('#dialog', 'keydown', { key: 'Escape' });
    expect(doc.activeElement?.id).toBe('opener');
  });

  test('keeps the focus between its first and its last stop', () => {
    const { press, doc, find } = open();
    press('#opener');
    find('#name').focus();
    expect(press('#name', 'keydown', { key: 'Tab' }).defaultPrevented).toBe(true);
    expect(doc.activeElement?.id).toBe('closer');
  });

  test.each(['Enter', ' '])('closes with the key "%s" on its closer', (key) => {
    const { press, has } = open();
    press('#opener');
    press('#closer', 'keydown', { key });
    expect(has('#modal', 'ld-modal-open')).toBe(false);
  });

  test('stays open with a press in it, and with an Escape that something in it has used', () => {
    const { press, has, find } = open();
    press('#opener');
    press('.ld-modal-heading');
    find('#dialog').addEventListener('keydown', (event) => event.preventDefault());
    press('#dialog', 'keydown', { key: 'Escape' });
    expect(has('#modal', 'ld-modal-open')).toBe(true);
  });

  test('closed, it leaves the keys of the page alone', () => {
    const { press, doc } = open();
    expect(press('#main', 'keydown', { key: 'Tab' }).defaultPrevented).toBe(false);
    expect(doc.activeElement).toBe(doc.body);
  });

  test('opened twice, it restores the focus to the first opener', () => {
    const { press, doc } = open({
      html: html.replace('id="after"', 'id="after" data-ld-login-modal-trigger tabindex="0"'),
    });
    press('#opener');
    press('#after');
    press('#closer');
    expect(doc.activeElement?.id).toBe('opener');
  });

  test('opens when the address names it, later as well', () => {
    const { has } = open();
    const goTo = (hash: string) => {
      window.history.replaceState(null, '', hash);
      window.dispatchEvent(new Event('hashchange'));
    };
    goTo('#elsewhere');
    expect(has('#modal', 'ld-modal-open')).toBe(false);
    goTo('#login');
    expect(has('#modal', 'ld-modal-open')).toBe(true);
  });

  test.each([
    ['a link to the login of another page', '#other', '/course/'],
    ['a press beside links', '#header', ''],
  ])('does not open with %s', (_, target) => {
    const { press, has } = open();
    expect(press(target).defaultPrevented).toBe(false);
    expect(has('#modal', 'ld-modal-open')).toBe(false);
  });

  test('without a window a link to it does nothing, and nothing fails', () => {
    const { press, doc, server } = open({ html: '<a id="opener" href="#login">Log in</a>' });
    expect(press('#opener').defaultPrevented).toBe(true);
    expect(doc.body.outerHTML).toBe(server);
  });
});

describe('its registration', () => {
  test('replaces the text that leads to it, with the focus in its first field', () => {
    const { press, style, doc } = open();
    press('#opener');
    expect(press('#create').defaultPrevented).toBe(true);
    vi.advanceTimersByTime(0);
    expect(
      ['.ld-js-register-account', '.ld-modal-text', '#alert', '#ld-user-register'].map((each) =>
        style(each, 'display'),
      ),
    ).toEqual(['none', 'none', 'none', 'block']);
    expect(doc.activeElement?.id).toBe('name');
  });

  test('appears when the text has faded, 600 ms later, without reduced motion', () => {
    const { press, style } = open({ motion: 'full' });
    press('#create');
    vi.advanceTimersByTime(599);
    expect(style('#ld-user-register', 'display')).toBe('none');
    vi.advanceTimersByTime(1);
    expect(style('#ld-user-register', 'display')).toBe('block');
  });

  test('appears once, with the focus where the visitor is by then, however often its link is pressed', () => {
    const { press, doc, find } = open({ motion: 'full' });
    press('#opener');
    press('#create');
    vi.advanceTimersByTime(300);
    expect(press('#create').defaultPrevented).toBe(true);
    vi.advanceTimersByTime(300);
    expect(doc.activeElement?.id).toBe('name');
    find('#closer').focus();
    vi.advanceTimersByTime(300);
    expect(doc.activeElement?.id).toBe('closer');
  });

  test('keeps the alerts of its own form', () => {
    const own = register.replace(
      '</div>\n',
      `</div>${form('<p class="ld-alert" id="own">Missing</p>')}\n`,
    );
    const { press, style } = open({ html: html.replace(register, own).replace(form(), '') });
    press('#create');
    expect([style('#own', 'display'), style('#alert', 'display')]).toEqual(['', 'none']);
  });

  test.each([
    ['the link leads to the page of the registration', html.replace(form(), ''), '#create'],
    ['a press beside the link is left alone', html, '.ld-modal-text'],
  ])('without its form %s', (_, markup, target) => {
    const { press, style } = open({ html: markup });
    expect(press(target).defaultPrevented).toBe(false);
    expect(style('.ld-modal-text', 'display')).toBe('');
  });

  test('a link outside of the registration block opens the form, and only the link is removed', () => {
    const { press, style } = open({
      html: html.replace(
        register,
        '<p class="ld-modal-text"></p><a class="ld-js-register-account" id="create" href="#">x</a>',
      ),
    });
    press('#create');
    expect([style('#create', 'display'), style('.ld-modal-text', 'display')]).toEqual(['none', '']);
  });
});
