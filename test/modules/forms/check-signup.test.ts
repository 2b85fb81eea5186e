import { expect, test } from 'vitest';
import {
  checkSignup,
  isStandardEmail,
  signupFields,
} from '../../../src/modules/forms/check-signup';

const formOf = (html: string): Element => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.body.firstElementChild as Element;
};
const input = (name: string, { label = '', placeholder = '', value = '' } = {}) =>
  `<p><label>${label}</label><input type="text" id="own-${name}" name="et_pb_signup_${name}" placeholder="${placeholder}" value="${value}"></p>`;
const custom = (name: string, classes: string) =>
  `<p class="et_pb_contact_field ${classes}"><label>${name}</label><input type="text" id="${name}" data-original_id="${name}" data-required_mark="required" value="">`;
const texts = { captcha: 'Sum', invalid: 'No address', wrong_checkbox: '' };

test('a newsletter form has its printed fields: names, address, then the owner’s own', () => {
  const form = formOf(
    [
      custom('town', 'et_pb_signup_custom_field'),
      input('email', { label: ' Email ', placeholder: 'you@' }),
      input('lastname', { placeholder: 'Last name' }),
      input('list_id', { value: '7' }),
      custom('search', ''),
    ].join(''),
  );
  expect(signupFields(form, '')).toMatchObject([
    {
      id: 'own-lastname',
      originalId: 'lastname',
      type: 'input',
      isRequired: true,
      label: 'Last name',
      value: '',
      isHidden: false,
    },
    {
      id: 'own-email',
      originalId: 'email',
      type: 'email',
      isRequired: true,
      label: 'Email',
      value: '',
      isHidden: false,
    },
    {
      id: 'town',
      originalId: 'town',
      type: 'text',
      isRequired: true,
      label: 'town',
      value: '',
      isHidden: false,
    },
  ]);
});

test('the control of a field gets its marks and the focus', () => {
  const [field] = signupFields(formOf(input('email')), '');
  expect(field?.control).toBe(document.querySelector('#own-email'));
  expect(field?.marked).toBe(field?.control);
});

test.each([
  ['et_pb_signup_custom_field', false],
  ['et_pb_signup_custom_field et_pb_contact_field--hidden', true],
])('a field of the owner with “%s” is hidden: %s', (classes, isHidden) => {
  const form = formOf(custom('town', classes));
  expect(signupFields(form, '')).toMatchObject([{ isHidden }]);
  expect(checkSignup(signupFields(form, ''), texts).missing).toHaveLength(isHidden ? 0 : 1);
});

test.each([
  ['', ['Email'], []],
  ['ann', [], ['No address']],
  ['ann@site.example', [], []],
  // Phone keyboards end a word with a space.
  ['ann@site.example ', [], []],
  // Divi’s own rule for contact forms rejects an address without a dot; the standard does not.
  ['ann@localhost', [], []],
])('with the address “%s” the visitor reads %j and %j [S5.14]', (value, missing, invalid) => {
  const faults = checkSignup(
    signupFields(formOf(input('email', { label: 'Email', value })), ''),
    texts,
  );
  expect(faults.missing.map(({ text }) => text)).toEqual(missing);
  expect(faults.invalid.map(({ text }) => text)).toEqual(invalid);
});

const long = (length: number) => 'a'.repeat(length);
test.each([
  [`ann@${long(63)}.example`, true],
  [`ann@${long(64)}.example`, false],
  [`ann@site.${long(63)}`, true],
  [`ann@site.${long(64)}`, false],
  ['ANN@SITE.EXAMPLE', true],
  ['ann@site-.example', false],
  ['ann@site.example-', false],
  ['ann@a.b', true],
  ['ann@1.2', true],
  ['ann@site.example.', false],
  ['.@site.example', true],
  ["!#$%&'*+/=?^`{|}~-_@site.example", true],
  ['a b@site.example', false],
  ['ann@site.example ', false],
  ['ann@ann@site.example', false],
  ['@site.example', false],
  ['', false],
])('%s is an address of the standard: %s [S5.14]', (text, isOne) => {
  expect(isStandardEmail(text)).toBe(isOne);
});
