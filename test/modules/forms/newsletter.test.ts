import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isStandardEmail } from '../../../src/modules/forms/check-signup';
import { redirectAddress } from '../../../src/modules/forms/redirect-address';
import { customFields, readSubscription } from '../../../src/modules/forms/subscription';

// divi-forms.md §2.2.
test.each([
  [{ success: true }, { ok: true }],
  [{ error: 'No.' }, { ok: false, text: 'No.' }],
  [
    { success: false, data: { error: 'No.' } },
    { ok: false, text: 'No.' },
  ],
  [{ success: false }, { ok: false, text: '' }],
  [
    { success: true, error: 'No.' },
    { ok: false, text: 'No.' },
  ],
  [
    { error: { a: 1 }, data: null },
    { ok: false, text: '' },
  ],
  [null, { ok: false, text: '' }],
  [false, { ok: false, text: '' }],
  [0, { ok: false, text: '' }],
  ['yes', { ok: false, text: '' }],
])('the response %o means %o [S7.20a, S7.20b]', (response, meaning) => {
  expect(readSubscription(response)).toEqual(meaning);
});

test.each([
  ['ann@site.example', true],
  ['ann@localhost', true],
  ['a+b@site.example', true],
  ['ann', false],
  ['ann@', false],
  ['ann@-site.example', false],
  ['ann@site..example', false],
  [' ann@site.example', false],
  ['ann@site.example ', false],
  ['ann@site-.example', false],
  ['ann@site.ex_ample', false],
  [`ann@${'a'.repeat(63)}.example`, true],
  [`ann@${'a'.repeat(64)}.example`, false],
])('%o is an address of the standard: %s [S5.14]', (text, isOne) => {
  expect(isStandardEmail(text)).toBe(isOne);
});

const subscriber = {
  name: 'A & B',
  last_name: 'C',
  email: 'a+b@site.example',
  ip_address: '203.0.113.9',
  css_id: 'join',
};
test.each([
  ['/ok', '', '/ok'],
  ['/ok', 'name|email', '/ok?first_name=A+%26+B&email=a%2Bb%40site.example'],
  ['/ok?x=1', 'last_name', '/ok?x=1&last_name=C'],
  ['/ok#part', 'css_id|ip_address', '/ok?ip_address=203.0.113.9&form_id=join#part'],
  ['', 'name', ''],
])('%o with %o leads to %o [S4.28d]', (url, option, address) => {
  expect(redirectAddress(url, option, subscriber)).toBe(address);
});

const boxes = `<form>
  <p class="et_pb_signup_custom_field" data-id="Harbour" data-type="input"><input type="text" value="Leeds"></p>
  <p class="et_pb_signup_custom_field" data-id="tide" data-type="select"><select><option value="Low" data-id="31">Low</option><option value="High" data-id="32" selected>High</option></select></p>
  <p class="et_pb_signup_custom_field" data-id="age" data-type="radio"><input type="radio" value="Yes" data-id="21" checked></p>
  <p class="et_pb_signup_custom_field" data-id="boxes" data-type="checkbox"><input type="checkbox" value="One" data-id="0" checked><input type="checkbox" value="Two" data-id="1" checked></p>
  <p class="et_pb_signup_custom_field" data-id="none" data-type="checkbox"><input type="checkbox" value="One"></p>
  <p class="et_pb_signup_custom_field" data-id="terms" data-type="booleancheckbox"><input type="checkbox" value="Accepted"></p></form>`;
test.each([
  ['activecampaign', 'High', 'Yes'],
  ['ontraport', '32', 'Yes'],
  ['mailchimp', { 32: 'High' }, { 21: 'Yes' }],
])('for %s a select sends %o and a radio %o [S5.16a, S5.16b, S5.16c]', (provider, tide, age) => {
  document.body.innerHTML = boxes;
  expect(customFields(document.body, provider)).toEqual({
    Harbour: 'Leeds',
    tide,
    age,
    boxes: { 0: 'One', 1: 'Two' },
  });
});

const page = '../shared/pages/divi/newsletter.html';
test.skipIf(!existsSync(page))('the recorded form has the recorded custom fields [S7.19i]', () => {
  document.documentElement.innerHTML = readFileSync(page, 'utf8');
  const form = document.querySelector('#join-more form');
  const select = form?.querySelector('select');
  const town = form?.querySelector<HTMLInputElement>('[name=et_pb_contact_town_0]');
  if (!form || !select || !town) throw new Error('no form');
  select.value = 'Busy';
  town.value = 'Leeds';
  expect(customFields(form, 'activecampaign')).toEqual({ town: 'Leeds', mood: 'Busy', age: 'Yes' });
});
