import * as names from './names';
import type { FormFields } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import { formConfig } from './config';

type Box = HTMLInputElement;
type Value = string | Readonly<Record<string, string>> | null;

const checked = (wrapper: Element) => [...wrapper.querySelectorAll<Box>('input:checked')];
const byOption = (boxes: readonly { dataset: DOMStringMap; value: string }[]) =>
  Object.fromEntries(boxes.map(({ dataset, value }) => [dataset.id ?? '', value]));

/** The value of one field as its provider wants it (specification S5.16, divi-forms.md §2.1). */
const valueOf = (wrapper: HTMLElement, provider: string): Value => {
  const isByOption = provider === 'mailchimp';
  switch (wrapper.dataset.type) {
    case 'checkbox': {
      const boxes = checked(wrapper);
      return boxes.length > 0 ? byOption(boxes) : null;
    }
    case 'booleancheckbox':
      return checked(wrapper)[0]?.value ?? null;
    case 'radio': {
      const boxes = checked(wrapper);
      return isByOption && boxes.length > 0 ? byOption(boxes) : (boxes[0]?.value ?? '');
    }
    case 'select': {
      const select = wrapper.querySelector('select');
      const option = select?.selectedOptions[0];
      if (option && provider === 'ontraport') return option.dataset.id ?? '';
      return option && isByOption ? byOption([option]) : (select?.value ?? '');
    }
    default:
      return wrapper.querySelector<HTMLInputElement>('input,textarea')?.value ?? '';
  }
};

/** The values of the custom fields by their id; hidden ones go along as they are. */
export const customFields = (form: Element, provider: string): FormFields =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>(names.customField)].flatMap((wrapper) => {
      const value = valueOf(wrapper, provider);
      return value === null ? [] : [[wrapper.dataset.id ?? '', value]];
    }),
  );

type Control = HTMLInputElement | null;

/** A field of the form by the name that all of them share; ids stand twice on some pages. */
export const controlOf = (form: Element, part: string): Control =>
  form.querySelector<HTMLInputElement>(`[name="${names.signup(part)}"]`);

const optional = (name: string, control: Control): FormFields =>
  control ? { [name]: control.value } : {};

interface More {
  readonly token: string;
  readonly hidden: readonly string[];
}

/** The request of a subscription in the order that the server was always sent (specification S7.19). */
export const subscription = (page: Page, form: Element, { token, hidden }: More): FormFields => {
  const value = (part: string) => controlOf(form, part)?.value ?? '';
  const provider = value('provider');
  const custom = customFields(form, provider);
  return {
    action: names.subscribeAction,
    et_frontend_nonce: page.globals.get(formConfig).et_frontend_nonce,
    et_list_id: value('list_id'),
    // A name that the form does not ask for is left out.
    ...optional('et_firstname', controlOf(form, 'firstname')),
    ...optional('et_lastname', controlOf(form, 'lastname')),
    // As browsers read a field for an address; keyboards of phones end a word with a space.
    et_email: value('email').trim(),
    et_provider: provider,
    et_account: value('account_name'),
    et_ip_address: value('ip_address'),
    ...(Object.keys(custom).length > 0 && { et_custom_fields: custom }),
    ...(hidden.length > 0 && { et_hidden_fields: hidden }),
    token,
    et_checksum: value('checksum'),
  };
};
