import { formFields } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import { fieldLists } from './check-fields';
import type { Field } from './read-fields';
import * as names from './names';

interface Post {
  readonly root: HTMLElement;
  /** Number of the form on the site. */
  readonly number: string;
  readonly form: HTMLFormElement;
  readonly fields: readonly Field[];
  readonly token: string;
  readonly signal: AbortSignal;
}

/** The module as the server renders it after a submit. */
export interface FormResponse {
  readonly contents: readonly Node[];
  /** Whether the response contains error messages (specification S8.09). */
  readonly hasErrors: boolean;
}

const nonceIn = (root: ParentNode) => root.querySelector<HTMLInputElement>(names.nonce);

/** Whether the form is unchanged: an accepted one is gone, or is below the server's message. */
const isUntouched = (root: ParentNode) =>
  root.querySelector('form') && !root.querySelector(names.message)?.textContent.trim();

/** Sends one request; null where nothing was sent or the response has no such module. */
const postOnce = async (
  { ajax, insert }: Page,
  { root, form, signal }: Post,
  fields: URLSearchParams,
): Promise<(FormResponse & { readonly nonce: string | undefined }) | null> => {
  const result = await ajax({
    url: form.getAttribute('action') ?? '',
    fields,
    expect: 'text',
    read: (value) => (typeof value === 'string' ? value : undefined),
    // A 404 page may contain a form, and a 500 may come after the form was accepted.
    alsoOk: [404, 500],
    signal,
  });
  if (!result.ok) return null;
  let hasErrors = false;
  const choose = (parsed: DocumentFragment) => {
    hasErrors = parsed.querySelector(names.serverError) !== null;
    // Mobile copies share the id of their original.
    const all = [...parsed.querySelectorAll<HTMLElement>(`[id="${CSS.escape(root.id)}"]`)];
    const own = all.find(({ dataset }) => dataset.form_unique_num === root.dataset.form_unique_num);
    return own ? [own] : all.slice(0, 1);
  };
  const { firstElementChild: found } = await insert.elements(result.value, choose, 'form');
  // A login page would make the form disappear; an unchanged page means that nothing was sent.
  if (!found || (!hasErrors && isUntouched(found))) return null;
  return { contents: [...found.childNodes], hasErrors, nonce: nonceIn(found)?.value };
};

/**
 * Posts a contact form with the values that the server checks (specification S7.25 to S7.28); null
 * where it could not be sent. A page cached for too long has a nonce that the server rejects; the
 * response contains a new one, with which the form is sent once more.
 */
export const postForm = async (page: Page, post: Post): Promise<FormResponse | null> => {
  const { number, form, fields, token } = post;
  const body = formFields(form);
  const { shown, hidden } = fieldLists(fields);
  const { name = '', value: sent } = nonceIn(form) ?? {};
  // Divi 5 identifies its own forms by an id in the name of the nonce.
  const key = /submitted-(.*\D.*)/.exec(name)?.[1] ?? number;
  body.append(names.listName(key), JSON.stringify(shown));
  body.append('token', token);
  if (hidden.length > 0) body.append(names.hiddenName(key), JSON.stringify(hidden));
  const once = () => postOnce(page, post, body);
  const response = await once();
  const isStale = response?.hasErrors && response.nonce !== undefined && response.nonce !== sent;
  if (!isStale) return response;
  body.set(name, response.nonce ?? '');
  return once();
};
