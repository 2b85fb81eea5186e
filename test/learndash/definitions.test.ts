import { expect, test } from 'vitest';
import { definitions } from '../../src/learndash/definitions';
import { hasItsCode, heldBy, startedBy } from '../support/started-by';

const always = ['learndash', 'course functions'];
const started = (html: string) => startedBy(definitions, { html });

test.each<[string, string, string]>([
  ['a login in a window', '<i class="learndash-wrapper-login-modal"></i>', 'course login'],
  ['a link to the login', '<a href="/course/#login"></a>', 'course login'],
  ['a button of the login', '<i data-ld-login-modal-trigger></i>', 'course login'],
  ['the focus mode', '<i class="ld-focus"></i>', 'focus mode'],
  ['a timer', '<i class="learndash_timer"></i>', 'lesson'],
  ['a timer by its id', '<i id="learndash_timer"></i>', 'lesson'],
  ['an upload', '<i class="ld-file-input"></i>', 'lesson'],
  ['a video', '<i class="ld-video"></i>', 'lesson'],
  ['a quiz', '<i class="wpProQuiz_content"></i>', 'lesson'],
  ['a button to join', '<i class="btn-join"></i>', 'course purchase'],
  ['a coupon', '<form id="apply-coupon-form"></form>', 'course purchase'],
  ['a coupon to remove', '<form id="remove-coupon-form"></form>', 'course purchase'],
  ['a choice of payments', '<i data-jq-dropdown="#a"></i>', 'course payments'],
  [
    'the form of a gateway',
    '<form class="a learndash-payment-gateway-form-x"></form>',
    'course payments',
  ],
  ['a registration', '<a class="registration-login-link"></a>', 'course registration'],
  ['a registration of today', '<a class="ld-registration__login-link"></a>', 'course registration'],
])('a course page with %s loads its chunk, another page with it does not', (_, html, name) => {
  const names = started(`<div class="learndash-wrapper">${html}</div>`);
  expect(new Set(names)).toEqual(new Set([...always, name]));
  expect(started(html)).toEqual([]);
});

test('any course page loads what all of them have', () => {
  expect(started('<div class="learndash-wrapper"></div>')).toEqual(always);
});

test.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the code of "%s" has what starts it',
  async (_, definition) => {
    expect(await hasItsCode(definition)).toBe(true);
  },
);

test.each<[string, string]>([
  ['learndash', '<button class="ld-expand-button"></button>'],
  ['learndash', '<span data-ld-expand-button=""></span>'],
  ['learndash', '<span class="ld-search-prompt"></span>'],
  ['learndash', '<button class="ld-tab"></button>'],
  ['course login', '<a href="#login"></a>'],
  ['course login', '<span data-ld-login-modal-trigger=""></span>'],
  ['focus mode', '<span class="ld-focus-sidebar-trigger"></span>'],
  ['focus mode', '<a class="ld-trigger-mobile-nav"></a>'],
  ['course purchase', '<a class="btn-join"></a>'],
  ['course purchase', '<form id="apply-coupon-form"></form>'],
  ['course purchase', '<form id="remove-coupon-form"></form>'],
  ['course payments', '<a data-jq-dropdown="#a"></a>'],
  ['course registration', '<a class="registration-login-link" href=""></a>'],
  ['course registration', '<a class="ld-registration__login-link" href=""></a>'],
])('a press before the chunk of "%s" has loaded is kept: %s', (name, html) => {
  expect(heldBy(definitions, name, html)).toEqual([html]);
});

test('a link of a registration that leads to another page is followed', () => {
  const html = '<a class="registration-login-link" href="/login"></a>';
  expect(heldBy(definitions, 'course registration', html)).toEqual([]);
});
