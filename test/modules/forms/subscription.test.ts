import { expect, test } from 'vitest';
import { subscription } from '../../../src/modules/forms/subscription';
import type { Page } from '../../../src/runtime/page';

const page = {
  globals: { get: () => ({ et_frontend_nonce: 'the nonce' }) },
} as unknown as Page;

/** The request for a form with these fields and custom fields. */
const sentFor = (values: Readonly<Record<string, string>>, custom = '') => {
  const inputs = Object.entries(values).map(
    ([name, value]) => `<input name="et_pb_signup_${name}" value="${value}">`,
  );
  document.body.innerHTML = `<form>${inputs.join('')}${custom}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return subscription(page, form, { token: 'the token', hidden: ['size'] });
};
const all = {
  list_id: '7',
  firstname: 'Ann',
  lastname: 'Lee',
  email: 'ann@site.example',
  provider: 'mailchimp',
  account_name: 'main',
  ip_address: 'true',
  checksum: '6ead',
};
const town =
  '<p class="et_pb_signup_custom_field" data-id="town" data-type="input"><input value="Leeds"></p>';

test.each([
  ['et_frontend_nonce', 'the nonce', '[S7.19a]'],
  ['et_list_id', '7', '[S7.19b]'],
  ['et_firstname', 'Ann', '[S7.19c]'],
  ['et_lastname', 'Lee', '[S7.19d]'],
  ['et_email', 'ann@site.example', '[S7.19e]'],
  ['et_provider', 'mailchimp', '[S7.19f]'],
  ['et_account', 'main', '[S7.19g]'],
  ['et_ip_address', 'true', '[S7.19h]'],
  ['token', 'the token', '[S7.19k]'],
  ['et_checksum', '6ead', '[S7.19l]'],
])('a subscription sends %s as %o %s', (name, value) => {
  expect(sentFor(all)[name]).toBe(value);
});

test('a space that the keyboard of a phone has inserted after the address is not sent [S7.19e]', () => {
  expect(sentFor({ ...all, email: 'ann@site.example ' }).et_email).toBe('ann@site.example');
});

test('a subscription sends its custom fields by their ids [S7.19i]', () => {
  expect(sentFor(all, town).et_custom_fields).toEqual({ town: 'Leeds' });
});

test('a subscription names the fields that its rules hide [S7.19j]', () => {
  expect(sentFor(all).et_hidden_fields).toEqual(['size']);
});

test('a name without a field is not sent [S7.19c, S7.19d]', () => {
  const { firstname: _first, lastname: _last, ...rest } = all;
  expect(Object.keys(sentFor(rest))).not.toContain('et_firstname');
  expect(Object.keys(sentFor(rest))).not.toContain('et_lastname');
});

test('the action is that of the site [S7.18]', () => {
  expect(sentFor(all).action).toBe('et_pb_submit_subscribe_form');
});

test('a form that has hardly any field sends empty texts for the others [S7.19a, S7.19b, S7.19e, S7.19f, S7.19g, S7.19h, S7.19j, S7.19k, S7.19l]', () => {
  expect(sentFor({})).toEqual({
    action: 'et_pb_submit_subscribe_form',
    et_frontend_nonce: 'the nonce',
    et_list_id: '',
    et_email: '',
    et_provider: '',
    et_account: '',
    et_ip_address: '',
    et_hidden_fields: ['size'],
    token: 'the token',
    et_checksum: '',
  });
});

const own = (type: string, controls: string) =>
  `<p class="et_pb_signup_custom_field" data-id="own" data-type="${type}">${controls}</p>`;

test.each([
  ['a radio without a choice', 'x', own('radio', '<input type="radio" value="a">'), ''],
  ['one whose provider wants ids', 'mailchimp', own('radio', '<input type="radio">'), ''],
  ['a select without choices', 'x', own('select', '<select></select>'), ''],
  ['a select that is missing', 'x', own('select', ''), ''],
  ['one whose provider wants ids as names', 'mailchimp', own('select', '<select></select>'), ''],
  [
    'a choice without the id that is wanted',
    'ontraport',
    own('select', '<select><option>a</select>'),
    '',
  ],
  [
    'one whose id would be the name',
    'mailchimp',
    own('select', '<select><option>a</select>'),
    { '': 'a' },
  ],
  ['a text that is missing', 'x', own('input', ''), ''],
  ['a longer text', 'x', own('text', '<textarea>Words</textarea>'), 'Words'],
  ['a ticked box', 'x', own('booleancheckbox', '<input type="checkbox" value="ok" checked>'), 'ok'],
])('%s, for the provider “%s”, is sent as far as possible: %#', (_, provider, custom, value) => {
  expect(sentFor({ provider }, custom).et_custom_fields).toEqual({ own: value });
});

test('unchecked boxes are left out, and so are the custom fields if none is left', () => {
  const box = '<input type="checkbox" value="a">';
  for (const type of ['checkbox', 'booleancheckbox']) {
    expect(sentFor({}, own(type, box))).not.toHaveProperty('et_custom_fields');
  }
});

test('a custom field of the owner without an id is sent under an empty one', () => {
  const nameless = own('input', '<input value="a">').replace(' data-id="own"', '');
  expect(sentFor({}, nameless).et_custom_fields).toEqual({ '': 'a' });
});
