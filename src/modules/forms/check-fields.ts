import * as names from './names';
import type { Field, FieldEntry } from './read-fields';

/** Specification S9.27. */
const SHORTEST = 6;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const LABEL = /^(?!-)[a-z0-9-]+(?<!-)$/;

/**
 * Whether a text counts as an address, by the rules of the site's own server (specification S5.04 to
 * S5.08, divi-forms.md §1.2), except that a second `@` makes it none: nobody would get the mail.
 */
export const isEmail = (text: string): boolean => {
  const address = text.trim().toLowerCase();
  if (address.length < SHORTEST) return false;
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
};

export interface Fault {
  readonly field: Field;
  readonly text: string;
}

/** What is wrong, in the two lists that are shown (specification S5.11). */
export interface Faults {
  readonly missing: readonly Fault[];
  readonly invalid: readonly Fault[];
}

interface Texts {
  readonly captcha: string;
  readonly invalid: string;
}

/** Checks what is shown (specification S5.01 to S5.09); the sum is checked apart. */
export const checkFields = (
  fields: readonly Field[],
  texts: Texts,
  isAddress = isEmail,
): Faults => {
  const shown = fields.filter(({ isHidden }) => !isHidden);
  const missing = shown
    .filter(
      ({ isRequired, value, id }) => isRequired && value === '' && !id?.startsWith(names.trap),
    )
    .map((field) => ({ field, text: field.label || texts.captcha }));
  const invalid = shown
    .filter(({ type, value, label }) => type === 'email' && value !== '' && value !== label)
    .filter(({ value }) => !isAddress(value.trim()))
    .map((field) => ({ field, text: texts.invalid }));
  return { missing, invalid };
};

/** The server takes backslashes away before it decodes, so nothing may need one. */
const plain = (text: string) => text.replaceAll('"', '&quot;').replace(/[\\\s]+/g, ' ');

/**
 * The lists that go along, which the server compares with the stored form
 * (divi-forms.md §1.2, §1.3). Single boxes of the newsletter kind are in neither.
 */
export const fieldLists = (
  fields: readonly Field[],
): { readonly shown: readonly FieldEntry[]; readonly hidden: readonly string[] } => {
  const listed = fields.filter(({ id, type }) => id !== null && type !== 'booleancheckbox');
  return {
    shown: listed
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, originalId, isRequired, type, label }) => ({
        field_id: id ?? '',
        original_id: originalId,
        required_mark: isRequired ? 'required' : 'not_required',
        field_type: type,
        field_label: plain(label),
      })),
    hidden: listed.filter(({ isHidden }) => isHidden).map(({ originalId }) => originalId),
  };
};
