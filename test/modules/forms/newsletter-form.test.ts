import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { settle } from '../../shop/shop-page';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();
const hidden = (name: string, value: string) =>
  `<input type="hidden" name="et_pb_signup_${name}" value="${value}">`;
const custom =
  '<p class="et_pb_contact_field et_pb_signup_custom_field" data-id="town" data-type="input"><label>Town</label><input type="text" class="input" id="town" data-required_mark="required" data-field_type="input" value="Leeds"></p>';
const module = (more = '', fields = '') => `<div class="et_pb_newsletter" id="join" ${more}>
  <div class="et_pb_newsletter_result et_pb_newsletter_error"></div><div class="et_pb_newsletter_result et_pb_newsletter_success"><h2>Welcome</h2></div>
  <form><div class="et_pb_newsletter_fields"><p><label>Name</label><input class="input" type="text" id="first" name="et_pb_signup_firstname"></p>
  <p><input class="input" type="text" id="email" name="et_pb_signup_email" placeholder="Mail"></p>${fields}
  <p><a class="et_pb_newsletter_button" href="#" id="button"><span class="et_subscribe_loader"></span>Join</a></p></div>
  ${hidden('provider', 'mailchimp')}${hidden('list_id', '7')}${hidden('account_name', 'main')}${hidden('ip_address', 'true')}${hidden('checksum', 'c')}</form></div>`;
const globals = {
  et_pb_custom: {
    ajaxurl: 'https://site.example/wp-admin/admin-ajax.php',
    et_frontend_nonce: 'n0',
    subscription_failed: 'Not subscribed.',
  },
};

const open = (html = module(), pageGlobals: Readonly<Record<string, unknown>> = globals) => {
  const mount = mountIsland(Newsletter, '#join', { html, globals: pageGlobals });
  const during = (action: () => unknown) =>
    act(async () => {
      action();
      await settle();
    });
  return {
    ...mount,
    during,
    fill(values: Readonly<Record<string, string>> = { first: 'Ann', email: 'ann@site.example' }) {
      for (const [id, value] of Object.entries(values))
        Object.assign(mount.find(`#${id}`), { value });
    },
    send: () => during(() => mount.find('#button').click()),
    respond: (body: unknown, at = 0) => during(() => mount.sent[at]?.reply(body)),
    isShown: (selector: string) => mount.style(selector, 'display') === 'block',
    errors: () => mount.find('.et_pb_newsletter_error').innerHTML,
  };
};
const [ERROR, SUCCESS, FIELDS] = [
  '.et_pb_newsletter_error',
  '.et_pb_newsletter_success',
  '.et_pb_newsletter_fields',
];

test('the fields have names for screen readers, and the boxes are described', () => {
  const { find, isShown } = open(module('', custom));
  expect(find('#first').getAttribute('aria-label')).toBe('Name');
  expect(find('#email').getAttribute('aria-label')).toBe('Mail');
  expect(find('#town').hasAttribute('aria-label')).toBe(false);
  expect(find(ERROR).getAttribute('role')).toBe('alert');
  expect(find(SUCCESS).getAttribute('role')).toBe('status');
  expect(find('#button').getAttribute('role')).toBe('button');
  expect([isShown(ERROR), isShown(SUCCESS)]).toEqual([false, false]);
});

test('faults are named with links to their fields, which are marked, and nothing is sent', async () => {
  const { fill, send, errors, sent, doc, find, has, isShown } = open(module('', custom));
  fill({ email: 'ann', town: '' });
  await send();
  expect(errors()).toBe(
    '<p>Please fill in the following fields:</p><ul><li><a href="#first">Name</a></li><li><a href="#town">Town</a></li></ul>' +
      '<p class="et_normal_padding">Please fix the following errors:</p><ul><li><a href="#email">Invalid email</a></li></ul>',
  );
  expect(sent).toEqual([]);
  expect(isShown(ERROR)).toBe(true);
  expect(doc.activeElement).toBe(find(ERROR));
  expect(has('#first', 'et_pb_signup_error')).toBe(true);
  expect(has('#town', 'et_contact_error')).toBe(true);
  expect(has('#town', 'et_pb_signup_error')).toBe(false);
  expect(find('#email').getAttribute('aria-invalid')).toBe('true');
  fill({ first: 'Ann' });
  await send();
  expect(has('#first', 'et_pb_signup_error')).toBe(false);
  expect(find('#first').hasAttribute('aria-invalid')).toBe(false);
  // One missing and one invalid field are two errors, not none.
  expect(sent).toEqual([]);
  fill({ town: 'Leeds' });
  await send();
  expect(errors()).toMatch(/^<p class="et_normal_padding">.*Invalid email<\/a><\/li><\/ul>$/);
});

test('a subscription is sent once, with all that the server requires, and busy until the response', async () => {
  const { fill, send, sent, find, has, isShown } = open(module('', custom));
  fill();
  await send();
  await send();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('https://site.example/wp-admin/admin-ajax.php');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
    action: 'et_pb_submit_subscribe_form',
    et_frontend_nonce: 'n0',
    et_list_id: '7',
    et_firstname: 'Ann',
    et_email: 'ann@site.example',
    et_provider: 'mailchimp',
    et_account: 'main',
    et_ip_address: 'true',
    'et_custom_fields[town]': 'Leeds',
    token: '',
    et_checksum: 'c',
  });
  expect(find('#button').getAttribute('aria-busy')).toBe('true');
  expect(has('#button', 'et_pb_button_text_loading')).toBe(true);
  expect(isShown('.et_subscribe_loader')).toBe(true);
});

test('a field that its rules hide is sent as hidden', async () => {
  const ruled = custom.replace('<p ', '<p data-conditional-logic=\'[["none","is","x"]]\' ');
  const { fill, send, sent } = open(
    module('', ruled.replace(' id="town"', ' id="town" data-original_id="town"')),
  );
  fill();
  await send();
  expect(sent[0]?.body.get('et_hidden_fields[]')).toBe('town');
});

test('a success is shown in the place of the fields, has the focus, and other modules are notified', async () => {
  const { fill, send, respond, isShown, style, doc, find, page, sent, has } = open();
  const emitted: string[] = [];
  page.bus.on('form:sent', ({ kind, root }) => emitted.push(`${kind} ${root.id}`));
  fill();
  await send();
  await respond({ success: true });
  expect([isShown(ERROR), isShown(SUCCESS), style(FIELDS, 'display')]).toEqual([
    false,
    true,
    'none',
  ]);
  expect(doc.activeElement).toBe(find(SUCCESS));
  expect(emitted).toEqual(['newsletter join']);
  expect(find('#button').hasAttribute('aria-busy')).toBe(false);
  expect(has('#button', 'et_pb_button_text_loading')).toBe(false);
  await send();
  expect(sent).toHaveLength(1);
});

test.each<[string, unknown, string]>([
  ['in words', { error: 'Known already.' }, 'Known already.'],
  ['without words', { success: false }, 'Not subscribed.'],
  ['by a page that is no response', '<html>', 'Not subscribed.'],
])('a refusal %s is shown, and the visitor may try again', async (_, body, text) => {
  const { fill, send, respond, errors, isShown, sent, doc, find } = open();
  fill();
  await send();
  await respond(body);
  expect(errors()).toBe(`<span>${text}</span>`);
  expect([isShown(ERROR), isShown(SUCCESS)]).toEqual([true, false]);
  expect(doc.activeElement).toBe(find(ERROR));
  await send();
  expect(sent).toHaveLength(2);
  expect([errors(), isShown(ERROR)]).toEqual(['', false]);
});

test('a rejection without text is reported in Skerry’s words if the site has none', async () => {
  const { fill, send, respond, errors } = open(module(), { et_pb_custom: { ajaxurl: '/ajax' } });
  fill();
  await send();
  await respond({ success: false });
  expect(errors()).toBe('<span>Subscription failed. Please try again.</span>');
});

test('a newsletter form without a list sends none [S7.19b]', async () => {
  const { fill, send, sent } = open(module().replace(hidden('list_id', '7'), ''));
  fill();
  await send();
  expect(sent[0]?.body.get('et_list_id')).toBe('');
});

test('an interaction after the form was removed is not sent', async () => {
  const { fill, end, find, during, sent } = open();
  fill();
  end();
  await during(() => find('#button').click());
  await during(() => find('form').dispatchEvent(new Event('submit', { cancelable: true })));
  expect(sent).toEqual([]);
});

test('a response that arrives after the form was removed changes nothing', async () => {
  const { fill, send, end, respond, page, doc, server } = open();
  const emitted: unknown[] = [];
  page.bus.on('form:sent', (fact) => emitted.push(fact));
  fill();
  await send();
  end();
  await respond({ success: true });
  expect(emitted).toEqual([]);
  expect(doc.body.outerHTML).toBe(server);
});

describe('a page that follows', () => {
  const query =
    'data-redirect_url="https://site.example/ok/" data-redirect_query="name|last_name|email|ip_address|css_id"';
  const last = '<p><input class="input" type="text" name="et_pb_signup_lastname" value="Lee"></p>';

  test.each(['203.0.113.9', ''])(
    'gets the values that the owner passes on, the address "%s" too, and the form stays busy until the page is left',
    async (ip) => {
      const printed = ip && `data-ip_address="${ip}"`;
      const { fill, send, respond, visited, isShown, find, during } = open(
        module(`${query} ${printed}`, last),
      );
      fill();
      await send();
      await respond({ success: true });
      expect(visited).toEqual([
        `https://site.example/ok/?first_name=Ann&last_name=Lee&email=ann%40site.example&ip_address=${ip}&form_id=join`,
      ]);
      expect(isShown(SUCCESS)).toBe(false);
      expect(find('#button').getAttribute('aria-busy')).toBe('true');
      await during(() => window.dispatchEvent(new Event('pagehide')));
      expect(isShown(SUCCESS)).toBe(true);
    },
  );

  test('that does not, as where the address is a file to keep, leaves the success and no busy button', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { fill, send, respond, isShown, find, during } = open(module(query));
    fill();
    await send();
    await respond({ success: true });
    await during(() => vi.advanceTimersByTime(5000));
    expect([isShown(SUCCESS), find('#button').hasAttribute('aria-busy')]).toEqual([true, false]);
    vi.useRealTimers();
  });

  test('that is no page of the web leaves the visitor here, with the success', async () => {
    const { fill, send, respond, visited, isShown } = open(
      module('data-redirect_url="javascript:alert(1)"'),
    );
    fill();
    await send();
    await respond({ success: true });
    expect(visited).toEqual([]);
    expect(isShown(SUCCESS)).toBe(true);
  });
});

const key = (name: string, keyCode = 0) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  return Object.defineProperty(event, 'keyCode', { value: keyCode });
};

test.each<[string, string, () => Event, boolean]>([
  ['Enter in a field', '#first', () => key('Enter'), true],
  ['Enter that ends the composing of a letter', '#first', () => key('Enter', 229), false],
  ['Space on the button', '#button', () => key(' '), true],
  ['Space in a field', '#first', () => key(' '), false],
  ['Tab in a field', '#first', () => key('Tab'), false],
  ['the form itself', 'form', () => new Event('submit', { bubbles: true, cancelable: true }), true],
  [
    'the button',
    '#button',
    () => new MouseEvent('click', { bubbles: true, cancelable: true }),
    true,
  ],
])('%s sends: %s', async (_, target, create, isSent) => {
  const { fill, during, find, sent } = open();
  fill();
  const event = create();
  await during(() => find(target).dispatchEvent(event));
  expect(sent).toHaveLength(isSent ? 1 : 0);
  expect(event.defaultPrevented).toBe(isSent);
});

test('what the browser itself finds wrong is not sent', async () => {
  const { fill, send, sent, find } = open();
  fill();
  (find('form') as HTMLFormElement).reportValidity = () => false;
  await send();
  expect(sent).toEqual([]);
});

test('a form without the sum that the server checks is left alone', async () => {
  const { fill, find, during, sent } = open(module().replace(hidden('checksum', 'c'), ''));
  fill();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await during(() => find('form').dispatchEvent(event));
  expect(event.defaultPrevented).toBe(false);
  expect(sent).toEqual([]);
});

test('it is restored at the end', async () => {
  const { fill, send, respond, end, doc, server } = open();
  fill();
  await send();
  await respond({ success: true });
  end();
  expect(doc.body.outerHTML).toBe(server);
});
