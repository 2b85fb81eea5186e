import { formFields } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import { fieldLists } from './check-fields';
import type { Field } from './read-fields';
import * as names from './names';

interface Post {
  readonly root: HTMLElement;
  /** The number that the site has given the form. */
  readonly number: string;
  readonly form: HTMLFormElement;
  readonly fields: readonly Field[];
  readonly token: string;
  readonly signal: AbortSignal;
}

/** What the server made of it: the module's new contents, or null where it could not be sent. */
export interface Answer {
  readonly contents: readonly Node[];
  /** Whether the answer complains anywhere (specification S8.09). */
  readonly hasErrors: boolean;
}

const nonceIn = (root: ParentNode) => root.querySelector<HTMLInputElement>(names.nonce);

/** A form that the server has taken is gone, or stays under what it says of it. */
const isUntouched = (root: ParentNode) =>
  root.querySelector('form') && !root.querySelector(names.message)?.textContent.trim();

/** Sends the form as the server checks it (specification S7.25 to S7.28) and reads the answer. */
const postOnce = async (
  { ajax, insert }: Page,
  {
    root,
    fields: body,
    action,
    signal,
  }: { root: HTMLElement; fields: URLSearchParams; action: string; signal: AbortSignal },
): Promise<(Answer & { readonly nonce: string | undefined }) | null> => {
  const result = await ajax({
    url: action,
    fields: body,
    expect: 'text',
    read: (value) => (typeof value === 'string' ? value : undefined),
    // A page for what is not found may have a form, and one that stops further down has taken it.
    alsoOk: [404, 500],
    signal,
  });
  if (!result.ok) return null;
  let hasErrors = false;
  const choose = (parsed: DocumentFragment) => {
    hasErrors = parsed.querySelector(names.serverError) !== null;
    // Copies for phones have the id of their original.
    const all = [...parsed.querySelectorAll<HTMLElement>(`[id="${CSS.escape(root.id)}"]`)];
    const own = all.find(({ dataset }) => dataset.form_unique_num === root.dataset.form_unique_num);
    return own ? [own] : all.slice(0, 1);
  };
  const { firstElementChild: found } = await insert.elements(result.value, choose, 'form');
  // A login page would make the form disappear; the page as it was before has not been sent anything.
  if (!found || (!hasErrors && isUntouched(found))) return null;
  return { contents: [...found.childNodes], hasErrors, nonce: nonceIn(found)?.value };
};

/**
 * Posts a contact form. A page that stood in a cache for too long carries a nonce that the server no
 * longer takes; its answer brings a new one, and the form is sent once more with that.
 */
export const postForm = async (page: Page, post: Post): Promise<Answer | null> => {
  const { root, number, form, fields, token, signal } = post;
  const body = formFields(form);
  const { shown, hidden } = fieldLists(fields);
  const { name = '', value: sent } = nonceIn(form) ?? {};
  // Divi 5 tells its own forms apart by an id, which stands in the name of the nonce.
  const key = /submitted-(.*\D.*)/.exec(name)?.[1] ?? number;
  body.append(names.listName(key), JSON.stringify(shown));
  body.append('token', token);
  if (hidden.length > 0) body.append(names.hiddenName(key), JSON.stringify(hidden));
  const once = () =>
    postOnce(page, { root, fields: body, action: form.getAttribute('action') ?? '', signal });
  const answer = await once();
  const isStale = answer?.hasErrors && answer.nonce !== undefined && answer.nonce !== sent;
  if (!isStale) return answer;
  body.set(name, answer.nonce ?? '');
  return once();
};
