import { act } from 'react';
import { expect, test } from 'vitest';
import { Contact } from '../../../src/modules/forms/contact';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();
const field = (id: string, control: string) =>
  `<p class="et_pb_contact_field et_pb_signup_custom_field" data-id="${id}" data-type="${id}">${control}</p>`;
const text = (id: string) =>
  `<input type="text" class="input" id="${id}" data-required_mark="required" data-field_type="input">`;
const radio = (value: string) =>
  `<input type="radio" name="radio" value="${value}" id="${value}" data-required_mark="required">`;
const form = `<form>${field('name', text('name'))}${field('town', text('town'))}${field('radio', radio('yes') + radio('no'))}<input type="hidden" name="et_pb_signup_checksum" value="c"></form>`;
const html = `<div id="form"><div class="et-pb-contact-message et_pb_newsletter_error"></div>${form}</div>`;

test.each([
  ['contact', Contact],
  ['newsletter', Newsletter],
])(
  'a field of a %s form is not marked while it is corrected, other fields are, and the messages stay',
  async (_, Form) => {
    const { find, doc, has } = mountIsland(Form, '#form', { html });
    const send = () =>
      act(async () => {
        find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    const edit = (id: string) =>
      act(() => {
        find(`#${id}`).dispatchEvent(new Event('input', { bubbles: true }));
      });
    const marked = () => [...doc.querySelectorAll('[aria-invalid]')].map(({ id }) => id);
    await send();
    expect(marked()).toEqual(['name', 'town', 'yes']);
    edit('town');
    expect(marked()).toEqual(['name', 'yes']);
    edit('no');
    expect(marked()).toEqual(['name']);
    expect(has('[data-id=radio]', 'et_contact_error')).toBe(false);
    expect(find('#form > div').querySelectorAll('li')).toHaveLength(3);
    await send();
    expect(marked()).toEqual(['name', 'town', 'yes']);
    // As by a password manager, which fills several fields in one go.
    act(() => {
      for (const id of ['name', 'town'])
        find(`#${id}`).dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(marked()).toEqual(['yes']);
  },
);
