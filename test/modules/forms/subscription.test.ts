import { expect, test } from 'vitest';
import { subscription } from '../../../src/modules/forms/subscription';
import type { Page } from '../../../src/runtime/page';

const page = {
  globals: { get: () => ({ et_frontend_nonce: 'the nonce' }) },
} as unknown as Page;

/** What is sent for a form with these fields and custom ones. */
const sentFor = (values: Readonly<Record<string, string>>, custom = '') => {
  const inputs = Object.entries(values).map(
    ([part, value]) => `<input name="et_pb_signup_${part}" value="${value}">`,
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
