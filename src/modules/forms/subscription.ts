import type { FormFields } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import { formConfig } from './config';
import { customFields } from './custom-fields';
import * as names from './names';

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
    et_email: value('email'),
    et_provider: provider,
    et_account: value('account_name'),
    et_ip_address: value('ip_address'),
    ...(Object.keys(custom).length > 0 && { et_custom_fields: custom }),
    ...(hidden.length > 0 && { et_hidden_fields: hidden }),
    token,
    et_checksum: value('checksum'),
  };
};
