import { jQueryFactory } from 'jquery/factory';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLesson } from '../../src/learndash/lesson';
import { startCourseLogin } from '../../src/learndash/login';
import { startCoursePurchase } from '../../src/learndash/purchase';
import { startCourseRegistration } from '../../src/learndash/registration';
import type { Start } from '../../src/runtime/definition';
import { startLearnPage } from './learn-page';
import { startController } from './start-controller';

let end = () => {};
beforeEach(() => {
  const make = jQueryFactory as unknown as (view: Window) => unknown;
  Object.assign(window, { jQuery: make(window) });
});
afterEach(() => {
  end();
  Reflect.deleteProperty(window, 'jQuery');
});

/** As scripts of owners and plugins do; jQuery triggers no native event for links or forms. */
const trigger = (selector: string, type: string) => {
  const { jQuery } = window as unknown as {
    jQuery: (selector: string) => { trigger(type: string): void };
  };
  jQuery(selector).trigger(type);
};
const open = (start: Start, html: string) => {
  const mount = startController(start, {
    html,
    motion: 'reduce',
    globals: { ldVars: { ajaxurl: '/ajax' } },
  });
  end = () => {
    mount.stop();
    mount.clear();
  };
  return mount;
};

test('a login link and the link to the registration that a script of the owner presses [S2.13c, S2.13f]', () => {
  const { find } = open(
    startCourseLogin,
    `<a id="link" href="#login">Log in</a><div class="learndash-wrapper-login-modal ld-modal-closed" id="modal">
    <div class="ld-modal"><div class="ld-login-modal-register"><a class="ld-js-register-account" id="create" href="#ld-user-register">Create</a></div>
    <div id="ld-user-register" class="ld-hide"><input></div></div></div>`,
  );
  trigger('#link', 'click');
  expect(find('#modal').classList.contains('ld-modal-open')).toBe(true);
  trigger('#create', 'click');
  expect(find('#create').style.display).toBe('none');
});

test('the link to the login of the registration page', () => {
  const { find } = open(
    startCourseRegistration,
    `<p class="registration-login" id="link"><a class="registration-login-link" href="">Log in</a></p>
    <div class="registration-login-form" id="login" style="display: none"></div>`,
  );
  trigger('.registration-login-link', 'click');
  expect(find('#link').style.display).toBe('none');
  expect(find('#login').style.display).toBe('block');
});

test('a coupon that a plugin fills in and sends [S7.46a]', () => {
  const { sent } = open(
    startCoursePurchase,
    '<form id="apply-coupon-form" data-nonce="n" data-post-id="12"><input id="coupon-field" value="FREE"></form>',
  );
  trigger('#apply-coupon-form', 'submit');
  expect(sent).toHaveLength(1);
});

test('a search of the profile that a plugin sends', async () => {
  const learn = await startLearnPage({
    html: `<div class="learndash-wrapper"><div id="ld-profile"><form class="ld-item-search-fields" data-nonce="n">
      <input class="ld-course-nav-field" value="knots"></form></div></div>`,
  });
  end = learn.end;
  trigger('.ld-item-search-fields', 'submit');
  await new Promise((resolve) => setTimeout(resolve));
  expect(learn.sent).toHaveLength(1);
});

test('a file that a plugin has added for an assignment [S4.43b]', () => {
  const { find } = open(
    startLesson,
    '<form><input type="file" class="ld-file-input" id="up"><input type="submit" id="send"></form>',
  );
  Object.defineProperty(find('#up'), 'files', { value: [{ name: 'a.pdf' }] });
  trigger('#up', 'change');
  expect(find('#send').hasAttribute('disabled')).toBe(false);
});

test.each(['learndash-quiz-init', 'questionSolved', 'changeQuestion'])(
  'answers that the quiz engine has filled in are marked once it emits %s',
  (name) => {
    const { find } = open(
      startLesson,
      '<div class="wpProQuiz_content"><ul class="wpProQuiz_questionList"><li class="wpProQuiz_questionListItem"><label id="label"><input type="radio" id="a">A</label></li></ul></div>',
    );
    Object.assign(find('#a'), { checked: true });
    expect(find('#label').classList.contains('is-selected')).toBe(false);
    trigger('.wpProQuiz_content', name);
    expect(find('#label').classList.contains('is-selected')).toBe(true);
  },
);
