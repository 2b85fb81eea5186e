import { describe, expect, test } from 'vitest';
import { Contact } from '../../../src/modules/forms/contact';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();

const input = (id: string, mark: string, type: string, more = '') =>
  `<p class="et_pb_contact_field"><input type="text" id="${id}" data-required_mark="${mark}" data-field_type="${type}" ${more}></p>`;
const contact = (fields: string) =>
  `<div id="root"><div class="et-pb-contact-message"></div><form>${fields}</form></div>`;
const newsletter =
  '<div id="root"><form><input type="text" id="mail" name="et_pb_signup_email"><input type="hidden" name="et_pb_signup_checksum" value="c"></form></div>';

const kind = (element: Element) =>
  ['inputmode', 'autocomplete', 'aria-required'].map((name) => element.getAttribute(name));

describe('a field for an address', () => {
  test.each([
    ['a contact form', Contact, contact(input('mail', 'required', 'email'))],
    ['a newsletter form', Newsletter, newsletter],
  ])(
    'of %s brings the keyboard with the @ up on phones, and is filled in by browsers',
    (_, island, html) => {
      const { find, end } = mountIsland(island, '#root', { html });
      expect(kind(find('#mail'))).toEqual(['email', 'email', 'true']);
      end();
      expect(kind(find('#mail'))).toEqual([null, null, null]);
    },
  );

  test('stays as the owner has made it', () => {
    const html = contact(input('mail', 'not_required', 'email', 'autocomplete="off"'));
    const { find } = mountIsland(Contact, '#root', { html });
    expect(kind(find('#mail'))).toEqual(['email', 'off', null]);
  });
});

test('a required field is announced as required by screen readers, the trap for robots is not', () => {
  const { find } = mountIsland(Contact, '#root', {
    html: contact(
      input('name', 'required', 'input') +
        input('town', 'not_required', 'input') +
        input('et_pb_contact_et_number_0', 'required', 'input'),
    ),
  });
  const required = ['name', 'town', 'et_pb_contact_et_number_0'].map((id) =>
    find(`#${id}`).getAttribute('aria-required'),
  );
  expect(required).toEqual(['true', null, null]);
});

test.each([
  ['radios', 'radiogroup', 'radio', '<input type="radio" name="v" data-required_mark="required">'],
  ['boxes', 'group', 'checkbox', '<input type="checkbox">'],
])('a group of %s is one for screen readers, under its title', (_, role, type, box) => {
  const handle =
    type === 'checkbox'
      ? '<input type="hidden" class="et_pb_checkbox_handle" data-required_mark="required">'
      : '';
  const group = `<p class="et_pb_contact_field" id="group" data-type="${type}"><label class="et_pb_contact_form_label">Been here?</label>${handle}<span>${box}</span></p>`;
  const { find } = mountIsland(Contact, '#root', { html: contact(group) });
  const attributes = ['role', 'aria-label'].map((name) => find('#group').getAttribute(name));
  expect(attributes).toEqual([role, 'Been here?']);
  expect(find('#group').getAttribute('aria-required')).toBe(type === 'radio' ? 'true' : null);
});

test('a group without a title is left as it is', () => {
  const group =
    '<p class="et_pb_contact_field" id="group" data-type="radio"><input type="radio" name="v"></p>';
  const { find } = mountIsland(Contact, '#root', { html: contact(group) });
  expect(find('#group').hasAttribute('role')).toBe(false);
});
