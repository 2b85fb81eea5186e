import { expect, test } from 'vitest';
import { checkFields, fieldLists } from '../../../src/modules/forms/check-fields';
import type { Field } from '../../../src/modules/forms/read-fields';

const texts = { captcha: 'Captcha', invalid: 'Invalid email' };
const field = (more: Partial<Field> = {}): Field => ({
  control: {} as HTMLElement,
  marked: {} as HTMLElement,
  id: 'et_pb_contact_name_0',
  originalId: 'name',
  type: 'input',
  isRequired: true,
  label: 'Name',
  value: '',
  isHidden: false,
  ...more,
});
const messagesOf = (more: Partial<Field>) => {
  const { missing, invalid } = checkFields([field(more)], texts);
  return [missing.map(({ text }) => text), invalid.map(({ text }) => text)];
};

const email = { type: 'email', label: 'Email' };
const ROWS: readonly (readonly [string, Partial<Field>, string[], string[]])[] = [
  ['required and empty', {}, ['Name'], []],
  ['without a label', { label: '' }, ['Captcha'], []],
  ['filled', { value: 'x' }, [], []],
  ['optional and empty', { isRequired: false }, [], []],
  ['hidden by its conditions', { isHidden: true }, [], []],
  ['without an id', { id: null }, ['Name'], []],
  ['the trap', { id: 'et_pb_contact_et_number_0' }, [], []],
  ['one whose id ends like the trap', { id: 'x_et_pb_contact_et_number_' }, ['Name'], []],
  ['a good address', { ...email, value: 'a@site.example' }, [], []],
  ['a bad address', { ...email, value: 'a' }, [], ['Invalid email']],
  ['an empty address', { ...email }, ['Email'], []],
  ['an optional address', { ...email, isRequired: false }, [], []],
  ['an address that is still its label', { ...email, value: 'Email' }, [], []],
  ['a hidden bad address', { ...email, value: 'a', isHidden: true }, [], []],
  ['text that is no address', { value: 'a' }, [], []],
];
test.each(ROWS)(
  '%s is checked [S5.01a] [S5.02] [S5.03a] [S5.09] [S8.07]',
  (_, more, missing, invalid) => {
    expect(messagesOf(more)).toEqual([missing, invalid]);
  },
);

test('faults name their fields, and the rule for addresses can be another', () => {
  const fields = [field({ id: 'a' }), field({ ...email, id: 'b', value: 'x' })];
  const { missing, invalid } = checkFields(fields, texts);
  expect(missing.map((fault) => fault.field.id)).toEqual(['a']);
  expect(invalid.map((fault) => fault.field.id)).toEqual(['b']);
  expect(checkFields(fields, texts, () => true).invalid).toEqual([]);
});

test('the lists for the server hold the labels as it stored them, without the characters it would remove [S3.09a, S3.09b, S3.09c, S3.09d, S3.09e]', () => {
  const { shown, hidden } = fieldLists([
    field({ label: 'Your "name"\\ and\n\n more' }),
    field({ id: 'c', originalId: 'colour', type: 'select', isRequired: false, label: 'Colour' }),
    field({ id: null, originalId: 'none' }),
    field({ originalId: 'box', type: 'booleancheckbox' }),
    field({ originalId: 'extra', isHidden: true }),
    field({ originalId: 'hidden box', type: 'booleancheckbox', isHidden: true }),
  ]);
  expect(shown).toEqual([
    {
      field_id: 'et_pb_contact_name_0',
      original_id: 'name',
      required_mark: 'required',
      field_type: 'input',
      field_label: 'Your &quot;name&quot; and more',
    },
    {
      field_id: 'c',
      original_id: 'colour',
      required_mark: 'not_required',
      field_type: 'select',
      field_label: 'Colour',
    },
  ]);
  expect(hidden).toEqual(['extra']);
});
