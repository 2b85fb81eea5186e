import { describe, expect, test } from 'vitest';
import { checkFields } from '../../../src/modules/forms/check-fields';
import { checkSignup, signupFields } from '../../../src/modules/forms/check-signup';
import { readFields } from '../../../src/modules/forms/read-fields';

const texts = { captcha: 'Captcha', invalid: 'Invalid email', wrong_checkbox: 'Checkbox' };
const form = (markup: string) => {
  document.body.innerHTML = `<form>${markup}</form>`;
  const found = document.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
};
const missingIn = (markup: string) =>
  checkFields(readFields(form(markup), texts.wrong_checkbox), texts).missing.map(
    ({ text }) => text,
  );

const radios = (checked = '', mark = 'required') =>
  `<p class="et_pb_contact_field" data-id="visit" data-type="radio"><label class="et_pb_contact_form_label">Been here?</label>
    <input type="radio" name="v" value="Yes" data-required_mark="${mark}" ${checked}><input type="radio" name="v" value="No" data-required_mark="${mark}"></p>`;
const boxes = (checked = '', mark = 'required') =>
  `<p class="et_pb_contact_field" data-id="extras" data-type="checkbox"><input class="et_pb_checkbox_handle" type="hidden" name="e" data-required_mark="${mark}" data-field_type="checkbox">
    <label class="et_pb_contact_form_label">Extras</label><input type="checkbox" value="Jam" ${checked}><input type="checkbox" value="Tea"></p>`;

test('a required group of radios needs one that is checked [S5.01b]', () => {
  expect(missingIn(radios())).toEqual(['Been here?']);
  expect(missingIn(radios('checked'))).toEqual([]);
  expect(missingIn(radios('', 'not_required'))).toEqual([]);
});

test('a required group of checkboxes needs one that is checked [S5.01c]', () => {
  expect(missingIn(boxes())).toEqual(['Extras']);
  expect(missingIn(boxes('checked'))).toEqual([]);
  expect(missingIn(boxes('', 'not_required'))).toEqual([]);
});

test('a group that its rules hide is reported and not checked [S5.03a, S5.03b]', () => {
  const hidden = radios().replace('<p ', '<p data-conditional-logic="[]" style="display:none" ');
  expect(missingIn(hidden)).toEqual([]);
  expect(readFields(form(hidden), '')[0]?.isHidden).toBe(true);
  // Without rules a field is required, whether visible or not.
  expect(missingIn(radios().replace('<p ', '<p style="display:none" '))).toEqual(['Been here?']);
});

const input = (name: string, value = '') =>
  `<p><input name="et_pb_signup_${name}" placeholder="${name}" value="${value}"></p>`;
const missingAtSignup = (markup: string) =>
  checkSignup(signupFields(form(markup), ''), texts).missing.map(({ text }) => text);

test('a first name that is required may not be empty [S5.13a]', () => {
  expect(missingAtSignup(input('firstname') + input('email', 'a@b.example'))).toEqual([
    'firstname',
  ]);
  expect(missingAtSignup(input('email', 'a@b.example'))).toEqual([]);
});

test('a last name that is required may not be empty [S5.13b]', () => {
  expect(missingAtSignup(input('lastname') + input('email', 'a@b.example'))).toEqual(['lastname']);
  expect(missingAtSignup(input('lastname', 'Lee') + input('email', 'a@b.example'))).toEqual([]);
});

const custom = (type: string, value: string, more = '') =>
  `<p class="et_pb_contact_field et_pb_signup_custom_field ${more}"><label>Yours</label><input type="text" class="input" id="yours" data-required_mark="required" data-field_type="${type}" value="${value}"></p>`;
test('fields of the owner are checked at a subscription as in a contact form [S5.15]', () => {
  const found = (markup: string) => {
    const { missing, invalid } = checkSignup(signupFields(form(markup), ''), texts);
    return [missing.map(({ text }) => text), invalid.map(({ text }) => text)];
  };
  expect(found(custom('input', ''))).toEqual([['Yours'], []]);
  expect(found(custom('input', 'Leeds'))).toEqual([[], []]);
  expect(found(custom('email', 'Leeds'))).toEqual([[], ['Invalid email']]);
  // A field that the author has hidden cannot be filled in.
  expect(found(custom('input', '', 'et_pb_contact_field--hidden'))).toEqual([[], []]);
});

test.each(['text', 'radio', 'checkbox'])(
  'a required %s of a newsletter that the owner’s style sheet hides does not prevent a subscription',
  (type) => {
    const own = { text: custom('input', ''), radio: radios(), checkbox: boxes() }[type] ?? '';
    const hidden = own.replace(/class="/, 'style="display:none" class="et_pb_signup_custom_field ');
    const fields = signupFields(form(hidden), '');
    expect(fields).toMatchObject([{ isRequired: true, isHidden: true }]);
    expect(checkSignup(fields, texts)).toEqual({ missing: [], invalid: [] });
  },
);

describe('what is read of a group', () => {
  const read = (markup: string, or = 'Checkbox') => readFields(form(markup), or)[0];
  const bare = (type: string, inside: string) =>
    `<p class="et_pb_contact_field" data-type="${type}">${inside}</p>`;
  const handle = '<input class="et_pb_checkbox_handle" type="hidden" name="e">';

  test('of radios without a label or an id is empty, not something else', () => {
    const group = read(bare('radio', '<input type="radio" name="v" value="a">'));
    expect(group).toMatchObject({ id: 'v', originalId: '', type: 'radio', label: '', value: '' });
  });

  test('of radios that are missing is a group all the same, which receives the focus itself', () => {
    const group = read(bare('radio', ''));
    expect(group).toMatchObject({ id: null, isRequired: false });
    expect(group?.control).toBe(document.querySelector('.et_pb_contact_field'));
  });

  test('of boxes without a label is named by their values', () => {
    const group = read(
      bare(
        'checkbox',
        `${handle}<input type="checkbox" value="a"><input type="checkbox" value="b">`,
      ),
    );
    expect(group).toMatchObject({ id: 'e', type: 'checkbox', label: 'a, b' });
  });

  test('of boxes that are missing as well is named by the words for it', () => {
    expect(read(bare('checkbox', handle))).toMatchObject({ label: 'Checkbox', value: '' });
  });

  test('leads to its first box, and marks the whole of it', () => {
    const group = read(boxes('checked'));
    expect(group?.control).toBe(document.querySelector('[value="Jam"]'));
    expect(group?.marked).toBe(document.querySelector('.et_pb_contact_field'));
  });
});

test('a single field is read with its own label, by its id, as a text unless its type is set', () => {
  const [plain, other] = readFields(
    form(
      '<p class="et_pb_contact_field"><label> Town </label><input type="text" id="town" value="Leeds"></p><p class="et_pb_contact_field"><span><label>No</label></span><textarea></textarea></p>',
    ),
    '',
  );
  expect(plain).toMatchObject({
    id: 'town',
    originalId: '',
    type: 'text',
    isRequired: false,
    label: 'Town',
    value: 'Leeds',
    isHidden: false,
  });
  expect(other).toMatchObject({ id: null, label: '', value: '' });
});
