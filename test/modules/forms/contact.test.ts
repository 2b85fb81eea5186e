import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Contact } from '../../../src/modules/forms/contact';
import { settle } from '../../shop/shop-page';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();
const input = (name: string, more = '') =>
  `<p class="et_pb_contact_field" data-id="${name}" data-type="input"><label class="et_pb_contact_form_label">Your ${name}</label>
   <input type="text" class="input" id="et_pb_contact_${name}_0" name="et_pb_contact_${name}_0" data-original_id="${name}" data-required_mark="required" data-field_type="${name === 'email' ? 'email' : 'input'}" ${more}></p>`;
const nonce = '<input type="hidden" name="_wpnonce-et-pb-contact-form-submitted-0" value="n">';
const sum = `<span class="et_pb_contact_captcha_question">3 + 4</span><input type="text" class="input et_pb_contact_captcha" id="sum" name="et_pb_contact_captcha_0" data-first_digit="3" data-second_digit="4" data-required_mark="required">`;
const contents = (inner: string) =>
  `<div class="et-pb-contact-message"></div><div class="et_pb_contact"><form action="https://site.example/contact/">${inner}${nonce}<button type="submit">Send</button></form></div>`;
const module = (inner = input('name') + input('email'), more = '') =>
  `<div class="et_pb_contact_form_container et_animated" id="form" data-form_unique_num="0" ${more}>${contents(inner)}</div>`;
const THANKS = `<div id="form"><div class="et-pb-contact-message"><p>Thanks</p></div></div>`;

const open = (html = module()) => {
  const mount = mountIsland(Contact, '#form', { html });
  const field = (id: string) => mount.find(`#et_pb_contact_${id}_0`) as HTMLInputElement;
  return {
    ...mount,
    field,
    type(values: Readonly<Record<string, string>>) {
      for (const [id, value] of Object.entries(values)) field(id).value = value;
    },
    submit: async () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      await act(async () => {
        mount.find('form').dispatchEvent(event);
        await settle();
      });
      return event.defaultPrevented;
    },
    respond: (body: string, status = 200) =>
      act(async () => {
        mount.sent[0]?.reply(body, { status });
        await settle();
      }),
    fail: () =>
      act(async () => {
        mount.sent[0]?.fail();
        await settle();
      }),
    message: () => mount.find('.et-pb-contact-message'),
  };
};
const GOOD = { name: 'Ann', email: 'ann@site.example' };

describe('a contact form with faults', () => {
  test('names what is missing and what is wrong, each with a link to its field, and sends nothing', async () => {
    const { submit, type, message, sent, doc } = open();
    type({ email: 'ann' });
    expect(await submit()).toBe(true);
    expect(sent).toEqual([]);
    expect(message().innerHTML).toBe(
      '<p>Please fill in the following fields:</p><ul><li><a href="#et_pb_contact_name_0">Your name</a></li></ul>' +
        '<p class="et_normal_padding">Please fix the following errors:</p><ul><li><a href="#et_pb_contact_email_0">Invalid email</a></li></ul>',
    );
    expect(message().getAttribute('role')).toBe('alert');
    expect(doc.activeElement).toBe(message());
  });

  test('leads from each link to its field, without changing the address', async () => {
    const { submit, click, doc } = open();
    await submit();
    expect(click('.et-pb-contact-message a').defaultPrevented).toBe(true);
    expect(doc.activeElement?.id).toBe('et_pb_contact_name_0');
  });

  test('marks the faulty fields alone, for eyes and screen readers, until they are right', async () => {
    const { submit, type, field, message } = open();
    const marks = (id: string) => [
      field(id).classList.contains('et_contact_error'),
      field(id).getAttribute('aria-invalid'),
      field(id).getAttribute('aria-describedby'),
    ];
    type({ email: 'ann@site.example' });
    await submit();
    expect(marks('name')).toEqual([true, 'true', message().id]);
    expect(marks('email')).toEqual([false, null, null]);
    type({ name: 'Ann', email: 'ann' });
    await submit();
    expect(marks('name')).toEqual([false, null, null]);
    expect(marks('email')).toEqual([true, 'true', message().id]);
  });

  test('in the place of the server’s previous message', async () => {
    const { submit, message } = open(
      module().replace('message">', 'message"><p id="said">Thanks</p>'),
    );
    const displayOfPrevious = () =>
      (message().querySelector('#said') as HTMLElement | null)?.style.display;
    expect(displayOfPrevious()).toBe('');
    await submit();
    expect(displayOfPrevious()).toBe('none');
  });

  test('keeps the id of the box for messages', async () => {
    const { submit, field } = open(module().replace('message">', 'message" id="mine">'));
    await submit();
    expect(field('name').getAttribute('aria-describedby')).toBe('mine');
  });

  test('names boxes that have neither a label nor values in general words', async () => {
    const { submit, message } = open(
      module(
        '<p class="et_pb_contact_field" data-id="extras" data-type="checkbox"><input class="et_pb_checkbox_handle" type="hidden" name="extras" data-required_mark="required"></p>',
      ),
    );
    await submit();
    expect(message().querySelector('li')?.textContent).toBe('Checkbox');
  });

  test('shows another sum if the answer is wrong', async () => {
    const { submit, find, message, sent } = open(module(sum));
    Object.assign(find('#sum'), { value: '8' });
    await submit();
    expect(message().textContent).toContain('You entered the wrong number in captcha.');
    expect((find('#sum') as HTMLInputElement).value).toBe('');
    expect(sent).toEqual([]);
    const { first_digit: first, second_digit: second } = find('#sum').dataset;
    expect(find('.et_pb_contact_captcha_question').textContent).toBe(`${first} + ${second}`);
  });

  test('and without an answer to the sum keeps the sum, and lists the missing fields', async () => {
    const { submit, find, message } = open(module(sum));
    await submit();
    expect(message().textContent).toContain('Captcha');
    expect(find('.et_pb_contact_captcha_question').textContent).toBe('3 + 4');
  });

  test('is restored at the end, with its sum', async () => {
    const { submit, find, end, doc, server } = open(module(sum));
    Object.assign(find('#sum'), { value: '8' });
    await submit();
    end();
    expect(doc.body.outerHTML).toBe(server);
  });
});

test('a contact form without a box for messages is sent and checked all the same', async () => {
  const { submit, type, sent, field } = open(
    module().replace('<div class="et-pb-contact-message"></div>', ''),
  );
  await submit();
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  type(GOOD);
  await submit();
  expect(sent).toHaveLength(1);
});

test('a contact module without a form is left as it is', () => {
  const html = '<div id="form"><div class="et-pb-contact-message"><p>Thanks</p></div></div>';
  const { message, end, doc, server } = open(html);
  expect(message().textContent).toBe('Thanks');
  end();
  expect(doc.body.outerHTML).toBe(server);
});

describe('a contact form that is sent', () => {
  test('is busy, and sent once however often it is pressed', async () => {
    const { submit, type, sent, style, find } = open();
    type(GOOD);
    await submit();
    await submit();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://site.example/contact/');
    expect(sent[0]?.body.get('et_pb_contact_name_0')).toBe('Ann');
    expect(sent[0]?.body.get('token')).toBe('');
    expect(style('#form', 'opacity')).toBe('0.2');
    expect(find('#form').getAttribute('aria-busy')).toBe('true');
  });

  test('shows the response of the server, with the focus on it, and notifies other features of the page', async () => {
    const { submit, type, respond, find, doc, page, scanned, style, has } = open();
    const emitted: string[] = [];
    page.bus.on('form:sent', ({ kind, root }) => emitted.push(`${kind} ${root.id}`));
    page.bus.on('content:swapped', ({ root }) => emitted.push(`swapped ${root.id}`));
    type(GOOD);
    await submit();
    await respond(THANKS);
    expect(find('#form').textContent).toBe('Thanks');
    expect(doc.activeElement).toBe(find('.et-pb-contact-message'));
    expect(emitted).toEqual(['contact form', 'swapped form']);
    expect(scanned).toEqual([find('#form')]);
    expect(style('#form', 'opacity')).toBe('');
    expect(find('#form').hasAttribute('aria-busy')).toBe(false);
    expect(has('#form', 'et_animated')).toBe(false);
  });

  test.each([
    ['is not found, where the theme has a form for visitors who are lost', 404],
    ['the server stops below it', 500],
  ])('from a page that %s has been sent all the same', async (_, status) => {
    const { submit, type, respond, find } = open();
    type(GOOD);
    await submit();
    await respond(THANKS, status);
    expect(find('#form').textContent).toBe('Thanks');
  });

  test('leads to the page that the owner names', async () => {
    const { submit, type, respond, visited } = open(
      module(undefined, 'data-redirect_url="https://site.example/thanks/"'),
    );
    type(GOOD);
    await submit();
    await respond(THANKS);
    expect(visited).toEqual(['https://site.example/thanks/']);
  });

  test('that the server refuses keeps what was typed, leads nowhere, and works once more', async () => {
    const { submit, type, respond, visited, field, page, sent } = open(
      module(undefined, 'data-redirect_url="https://site.example/thanks/"'),
    );
    const onSent = vi.fn();
    page.bus.on('form:sent', onSent);
    type(GOOD);
    await submit();
    const refused = contents(input('name') + input('email')).replace(
      'message">',
      'message"><p class="et_pb_contact_error_text">No</p>',
    );
    await respond(`<div id="form">${refused}</div>`);
    expect(field('name').value).toBe('Ann');
    expect(visited).toEqual([]);
    expect(onSent).not.toHaveBeenCalled();
    await submit();
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['cannot be sent', null],
    ['receives a login page', '<p>Log in</p>'],
    // As after a redirect, which changes the POST to a GET.
    ['receives the page as it was before', module()],
  ])('that %s reports it, keeps its fields and can be sent again', async (_, body) => {
    const { submit, type, respond, fail, message, field, sent, find } = open();
    type(GOOD);
    await submit();
    await (body === null ? fail() : respond(body));
    expect(message().textContent).toBe('That did not work. Please try again.');
    expect(field('name').value).toBe('Ann');
    expect(find('#form').hasAttribute('aria-busy')).toBe(false);
    await submit();
    expect(sent).toHaveLength(2);
  });

  test('is sent without a list of fields that its rules hide, under the number that the site gave it', async () => {
    const { submit, type, sent } = open(module().replace('unique_num="0"', 'unique_num="3"'));
    type(GOOD);
    await submit();
    const keys = [...(sent[0]?.body.keys() ?? [])];
    expect(keys).toContain('et_pb_contact_email_fields_3');
    expect(keys.filter((key) => key.includes('hidden'))).toEqual([]);
  });

  test('without a number of the site is the first one', async () => {
    const { submit, type, sent } = open(module().replace(' data-form_unique_num="0"', ''));
    type(GOOD);
    await submit();
    expect([...(sent[0]?.body.keys() ?? [])]).toContain('et_pb_contact_email_fields_0');
  });

  test('sends what is checked in a group by its hidden field', async () => {
    const boxes = `<p class="et_pb_contact_field" data-id="extras" data-type="checkbox"><input class="et_pb_checkbox_handle" type="hidden" name="extras" data-field_type="checkbox">
      <input type="checkbox" value="Jam" checked><input type="checkbox" value="Tea" checked></p>`;
    const { submit, sent } = open(module(boxes));
    await submit();
    expect(sent[0]?.body.get('extras')).toBe('Jam, Tea');
  });

  test('is restored at the end, after its response too', async () => {
    const { submit, type, respond, end, doc, server } = open();
    type(GOOD);
    await submit();
    await respond(THANKS);
    end();
    expect(doc.body.outerHTML).toBe(server);
  });
});
