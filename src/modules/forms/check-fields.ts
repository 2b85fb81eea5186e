import * as names from './names';
import type { Field, FieldEntry } from './read-fields';

/** Specification S9.27. */
const SHORTEST = 6;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const LABEL = /^(?!-)[a-z0-9-]+(?<!-)$/;

/**
 * Whether a text is a valid e-mail address, by the rules of the site's server (specification S5.04
 * to S5.08, divi-forms.md §1.2), but with one `@` only: mail to any other would not arrive.
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

/** Missing and invalid fields, in the two lists that are shown (specification S5.11). */
export interface Faults {
  readonly missing: readonly Fault[];
  readonly invalid: readonly Fault[];
}

export interface FaultTexts {
  readonly captcha: string;
  readonly invalid: string;
}

/** Checks the displayed fields (specification S5.01 to S5.09); the sum is checked separately. */
export const checkFields = (
  fields: readonly Field[],
  texts: FaultTexts,
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

/** The server strips backslashes before it decodes, so no value may need one. */
const plain = (text: string) => text.replaceAll('"', '&quot;').replace(/[\\\s]+/g, ' ');

/**
 * Lists sent with the form, which the server compares with the stored form (divi-forms.md §1.2,
 * §1.3). Single checkboxes of newsletter forms are in neither.
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
