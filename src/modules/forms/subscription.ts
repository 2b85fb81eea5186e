import * as names from './names';
import type { FormFields } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import { formConfig } from './config';

type Box = HTMLInputElement;
type Value = string | Readonly<Record<string, string>> | null;

const checked = (wrapper: Element) => [...wrapper.querySelectorAll<Box>('input:checked')];
const byOption = (boxes: readonly { dataset: DOMStringMap; value: string }[]) =>
  Object.fromEntries(boxes.map(({ dataset, value }) => [dataset.id ?? '', value]));

/** The value of one field in its provider's format (specification S5.16, divi-forms.md §2.1). */
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

/** Values of custom fields by id; hidden fields are included. */
export const customFields = (form: Element, provider: string): FormFields =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>(names.customField)].flatMap((wrapper) => {
      const value = valueOf(wrapper, provider);
      return value === null ? [] : [[wrapper.dataset.id ?? '', value]];
    }),
  );

type Control = HTMLInputElement | null;

/** A field by its shared part of the name, as ids occur twice on some pages. */
export const controlOf = (form: Element, part: string): Control =>
  form.querySelector<HTMLInputElement>(`[name="${names.signup(part)}"]`);

const optional = (name: string, control: Control): FormFields =>
  control ? { [name]: control.value } : {};

interface More {
  readonly token: string;
  readonly hidden: readonly string[];
}

/** Fields of the subscribe request, in the order that the server expects (specification S7.19). */
export const subscription = (page: Page, form: Element, { token, hidden }: More): FormFields => {
  const value = (part: string) => controlOf(form, part)?.value ?? '';
  const provider = value('provider');
  const custom = customFields(form, provider);
  return {
    action: names.subscribeAction,
    et_frontend_nonce: page.globals.get(formConfig).et_frontend_nonce,
    et_list_id: value('list_id'),
    // Names without a field are omitted.
    ...optional('et_firstname', controlOf(form, 'firstname')),
    ...optional('et_lastname', controlOf(form, 'lastname')),
    // Trimmed like in email inputs; mobile keyboards end a word with a space.
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

/** Result of a subscription, with the server's reason for a refusal; `''` without one. */
type Subscription = { readonly ok: true } | { readonly ok: false; readonly text: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads the response of the subscribe request. Both forms of a refusal count (specification S8.04,
 * divi-forms.md §2.2); anything else that is no success is a refusal without a reason.
 */
export const readSubscription = (response: unknown): Subscription => {
  const { success, error, data } = Object(response) as {
    readonly success?: unknown;
    readonly error?: unknown;
    readonly data?: { readonly error?: unknown } | null;
  };
  if (success === true && !error) return { ok: true };
  return { ok: false, text: textOf(error) || textOf(data?.error) };
};
