import { checkFields, type Faults, type FaultTexts } from './check-fields';
import { type Field, isDisplayed, readFields } from './read-fields';
import * as names from './names';
import { controlOf } from './subscription';

/** The pattern of the HTML standard for `type=email` (specification S5.14). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export const isStandardEmail = (text: string): boolean => EMAIL.test(text);

const standard = (form: Element, part: string): Field[] => {
  const control = controlOf(form, part);
  if (!control) return [];
  const label = control.parentElement?.querySelector('label')?.textContent?.trim();
  return [
    {
      control,
      marked: control,
      id: control.id,
      originalId: part,
      type: part === 'email' ? 'email' : 'input',
      isRequired: true,
      label: label || control.placeholder,
      value: control.value,
      isHidden: false,
    },
  ];
};

/** All fields of a newsletter form: names and address, then the owner's own. */
export const signupFields = (form: Element, checkboxLabel: string): readonly Field[] => [
  ...['firstname', 'lastname', 'email'].flatMap((part) => standard(form, part)),
  ...readFields(form, checkboxLabel).flatMap((field) => {
    const wrapper = field.control.closest(names.customField);
    if (!wrapper) return [];
    // Fields that are not displayed are not checked, whatever hides them: here the server does not compare.
    const isSeen = isDisplayed(wrapper) && !wrapper.matches(`.${names.authorHidden}`);
    return { ...field, isHidden: !isSeen };
  }),
];

/** Checks a newsletter form (specification S5.13 to S5.15). */
export const checkSignup = (fields: readonly Field[], texts: FaultTexts): Faults =>
  checkFields(fields, texts, isStandardEmail);
