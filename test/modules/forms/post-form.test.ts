import { describe, expect, test } from 'vitest';
import { postForm } from '../../../src/modules/forms/post-form';
import { readFields } from '../../../src/modules/forms/read-fields';
import type { Call } from '../../../src/runtime/ajax/create-ajax';
import type { Page } from '../../../src/runtime/page';

const field = (id: string, more = '') =>
  `<p class="et_pb_contact_field" data-id="${id}" ${more}><label>${id}</label><input class="input" type="text" id="et_pb_contact_${id}_3" name="et_pb_contact_${id}_3" value="my ${id}" data-original_id="${id}"></p>`;
const nonce = (value: string) =>
  `<input type="hidden" name="_wpnonce-et-pb-contact-form-submitted-3" value="${value}">`;
const formWith = (contents: string) =>
  `<div id="write"><div class="et-pb-contact-message"></div><form action="/where/it/goes/">${contents}${nonce('first')}</form></div>`;
const hiddenField = field('size', 'data-conditional-logic="[]" style="display:none"');

/** Posts a form; returns the requests and the result. */
const post = async (contents: string, responses: readonly string[], html = formWith(contents)) => {
  document.body.innerHTML = html;
  const root = document.getElementById('write');
  const form = root?.querySelector('form');
  if (!root || !form) throw new Error('no form');
  const calls: (Call<unknown> & { sent: Record<string, string> })[] = [];
  const page = {
    ajax: <T>(call: Call<T>) => {
      const { fields } = call;
      const sent = fields instanceof URLSearchParams ? Object.fromEntries(fields) : {};
      const value = call.read(responses[calls.length] ?? '');
      calls.push({ ...call, sent });
      return Promise.resolve({ ok: true, value, status: 200, url: call.url });
    },
    insert: {
      async elements(html: string, choose: (parsed: DocumentFragment) => Element[]) {
        const template = document.createElement('template');
        template.innerHTML = html;
        const chosen = document.createDocumentFragment();
        chosen.append(...choose(template.content));
        return chosen;
      },
    },
  } as unknown as Page;
  const result = await postForm(page, {
    root,
    number: '3',
    form,
    fields: readFields(form, 'Checkbox'),
    token: 'the token',
    signal: new AbortController().signal,
  });
  const text = result?.contents.map(({ textContent }) => textContent).join('');
  return { calls, call: calls[0], text, result };
};
const thanks = '<main><p>Around</p><div id="write"><p>Thanks</p></div></main>';

test('a form is posted to its own address with all that it holds [S7.25]', async () => {
  const { call } = await post(field('name'), [thanks]);
  expect(call?.url).toBe('/where/it/goes/');
  // A request with fields is a POST.
  expect(call?.method).toBeUndefined();
  expect(call?.sent).toMatchObject({
    et_pb_contact_name_3: 'my name',
    '_wpnonce-et-pb-contact-form-submitted-3': 'first',
  });
});

test('the list of its fields is sent under its number [S7.26]', async () => {
  const { call } = await post(field('name'), [thanks]);
  const list: unknown = JSON.parse(call?.sent.et_pb_contact_email_fields_3 ?? '');
  expect(list).toMatchObject([{ field_id: 'et_pb_contact_name_3', original_id: 'name' }]);
});

test('a form of Divi 5 sends its list of fields under its id, which its nonce has too', async () => {
  const nameOf = (id: string) => `_wpnonce-et-pb-contact-form-submitted-${id}`;
  const html = formWith(field('name') + hiddenField).replace(nameOf('3'), nameOf('7a-79'));
  const { call } = await post('', [thanks], html);
  const lists = Object.keys(call?.sent ?? {}).filter((name) => name.includes('_email_'));
  expect(lists).toEqual([
    'et_pb_contact_email_fields_7a-79',
    'et_pb_contact_email_hidden_fields_7a-79',
  ]);
});

test('a form whose nonce names none uses its number', async () => {
  const html = formWith(field('name')).replace('submitted-3', 'submitted');
  expect((await post('', [thanks], html)).call?.sent).toHaveProperty(
    'et_pb_contact_email_fields_3',
  );
});

test('the token is sent [S7.27]', async () => {
  const { call } = await post(field('name'), [thanks]);
  expect(call?.sent.token).toBe('the token');
});

test('hidden fields are named where there are some [S7.28]', async () => {
  const { call } = await post(field('name') + hiddenField, [thanks]);
  expect(call?.sent.et_pb_contact_email_hidden_fields_3).toBe('["size"]');
  const { call: plain } = await post(field('name'), [thanks]);
  expect(plain?.sent).not.toHaveProperty('et_pb_contact_email_hidden_fields_3');
});

test('of the response only the contents of the own form count [S7.29]', async () => {
  expect((await post(field('name'), [thanks])).text).toBe('Thanks');
  expect((await post(field('name'), ['<p>Log in</p>'])).result).toBeNull();
});

test('if a second form has the same id, as the copy for phones, the response to this one counts', async () => {
  const other = formWith(field('name')).replace('<div', '<div data-form_unique_num="0"');
  const own = '<div id="write" data-form_unique_num="3"><p>Thanks</p></div>';
  const html = formWith(field('name')).replace('<div', '<div data-form_unique_num="3"');
  expect((await post('', [other + own], html)).text).toBe('Thanks');
});

describe('a form on a page that stood in a cache for too long', () => {
  const NONCE = '_wpnonce-et-pb-contact-form-submitted-3';
  const refused = (more = '') =>
    `<div id="write"><p class="et_pb_contact_error_text">Refused</p>${more}</div>`;
  const nonces = (calls: readonly { readonly sent: Record<string, string> }[]) =>
    calls.map(({ sent }) => sent[NONCE]);

  test('is sent once more with the nonce of the rejection, and its response counts', async () => {
    const { calls, text, result } = await post(field('name'), [refused(nonce('second')), thanks]);
    expect(nonces(calls)).toEqual(['first', 'second']);
    expect(calls.map(({ sent }) => sent.et_pb_contact_name_3)).toEqual(['my name', 'my name']);
    expect([text, result?.hasErrors]).toEqual(['Thanks', false]);
  });

  test.each([
    ['with the same nonce', refused(nonce('first'))],
    ['without a nonce', refused()],
  ])('is not sent again where it is refused %s', async (_, body) => {
    const { calls, text, result } = await post(field('name'), [body, thanks]);
    expect(calls).toHaveLength(1);
    expect([text, result?.hasErrors]).toEqual(['Refused', true]);
  });

  test('nor if it is accepted, whatever nonce is returned', async () => {
    const accepted = `<div id="write"><p>Thanks</p>${nonce('second')}</div>`;
    const { calls, result } = await post(field('name'), [accepted, refused()]);
    expect(calls).toHaveLength(1);
    expect(result?.hasErrors).toBe(false);
  });

  test('is sent a second time, not a third', async () => {
    const { calls, result } = await post(field('name'), [
      refused(nonce('second')),
      refused(nonce('third')),
      thanks,
    ]);
    expect(nonces(calls)).toEqual(['first', 'second']);
    expect(result?.hasErrors).toBe(true);
  });
});

test('a form without an address is posted to its own page', async () => {
  const html = formWith(field('name')).replace(' action="/where/it/goes/"', '');
  expect((await post('', [thanks], html)).call?.url).toBe('');
});

test('a form that stays below its thanks has been accepted', async () => {
  const html = formWith(field('name')).replace('message">', 'message">Thanks');
  expect((await post(field('name'), [html])).result?.hasErrors).toBe(false);
});

test('a complaint elsewhere on the page of the response counts as well', async () => {
  const elsewhere = `<p class="et_pb_contact_error_text">No</p>${thanks}`;
  expect((await post(field('name'), [elsewhere])).result?.hasErrors).toBe(true);
});
