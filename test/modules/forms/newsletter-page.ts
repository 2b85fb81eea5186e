import { act } from 'react';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { settle } from '../../shop/shop-page';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();
export const hidden = (part: string, value: string) =>
  `<input type="hidden" name="et_pb_signup_${part}" value="${value}">`;
/** A field of the owner's own. */
export const custom =
  '<p class="et_pb_contact_field et_pb_signup_custom_field" data-id="town" data-type="input"><label>Town</label><input type="text" class="input" id="town" data-required_mark="required" data-field_type="input" value="Leeds"></p>';
/** A form as the server prints it. */
export const module = (more = '', fields = '') => `<div class="et_pb_newsletter" id="join" ${more}>
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

/** The form, mounted, and what a visitor does with it. */
export const open = (html = module(), words: Readonly<Record<string, unknown>> = globals) => {
  const mount = mountIsland(Newsletter, '#join', { html, globals: words });
  const during = (happen: () => unknown) =>
    act(async () => {
      happen();
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
    answer: (body: unknown, at = 0) => during(() => mount.sent[at]?.reply(body)),
    isShown: (selector: string) => mount.style(selector, 'display') === 'block',
    errors: () => mount.find('.et_pb_newsletter_error').innerHTML,
  };
};
