import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Contact } from '../../../src/modules/forms/contact';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { readOptions } from '../../../src/runtime/loader/read-options';
import type { Page } from '../../../src/runtime/page';
import { createShopPage, settle } from '../../shop/shop-page';
import { mount } from '../../support/mount';

let end = () => {};
afterEach(() => {
  end();
  end = () => {};
});

const contact = (more = '') =>
  `<div id="form" data-form_unique_num="2" class="et_pb_contact_form_container ${more}"><div class="et-pb-contact-message"></div>
   <form action="/contact/"><p class="et_pb_contact_field" data-id="name"><input type="text" id="name" name="name" value="Ann"></p></form></div>`;
const newsletter = `<div id="form" class="et_pb_newsletter et_pb_recaptcha_enabled"><form>
   <input id="email" name="et_pb_signup_email" value="ann@site.example"><input type="hidden" name="et_pb_signup_list_id" value="7">
   <input type="hidden" name="et_pb_signup_checksum" value="c"></form></div>`;

const during = (action: () => unknown) =>
  act(async () => {
    action();
    await vi.dynamicImportSettled();
    await settle();
  });

/** A page with one form; waits for the chunks that are requested immediately. */
const open = async (html: string, island: unknown, more: Partial<Page> = {}) => {
  const shop = createShopPage({
    html,
    globals: {
      et_core_api_spam_recaptcha: { site_key: 'key' },
      et_pb_custom: { ajaxurl: '/ajax' },
    },
  });
  let unmount = () => {};
  end = () => {
    unmount();
    unmount = () => {};
    shop.clear();
    Reflect.deleteProperty(window, 'grecaptcha');
  };
  await during(() => {
    unmount = mount({ page: { ...shop.page, ...more }, root: shop.find('#form'), island });
  });
  return {
    ...shop,
    unmount: () => unmount(),
    fire: (selector: string, event: Event) =>
      during(() => shop.find(selector).dispatchEvent(event)),
    send: () =>
      during(() =>
        shop.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      ),
  };
};

describe('a form whose owner uses the service against spam', () => {
  const SERVICE = 'et_pb_recaptcha_enabled';
  const focus = () => new FocusEvent('focusin', { bubbles: true });
  const provide = () => {
    const execute = vi.fn(() => Promise.resolve('the token'));
    Object.assign(window, { grecaptcha: { ready: (callback: () => void) => callback(), execute } });
    return execute;
  };
  /** Records scripts that would be loaded from other sites. */
  const watchScripts = () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    return () => append.mock.calls.flat().map((script) => (script as HTMLScriptElement).src);
  };

  test('loads it when the visitor begins to fill it in, and not before', async () => {
    const scripts = watchScripts();
    const { fire } = await open(contact(SERVICE), Contact);
    expect(scripts()).toEqual([]);
    await fire('#name', focus());
    expect(scripts()).toEqual(['https://www.google.com/recaptcha/api.js?render=key']);
  });

  test.each([
    ['a contact form', contact(SERVICE), Contact, 'Divi/Module/ContactForm/2'],
    ['a newsletter form', newsletter, Newsletter, 'Divi/Module/EmailOptin/List/7'],
  ])('sends the token of %s along [S7.33a, S7.33b]', async (_, html, island, action) => {
    const execute = provide();
    const { send, sent } = await open(html, island);
    await send();
    expect(sent[0]?.body.get('token')).toBe('the token');
    expect(execute).toHaveBeenCalledExactlyOnceWith('key', { action });
  });

  test('shows the badge that its terms require, as long as the form exists', async () => {
    const { unmount } = await open(contact(SERVICE), Contact);
    expect(document.body.classList.contains(SERVICE)).toBe(true);
    unmount();
    expect(document.body.classList.contains(SERVICE)).toBe(false);
  });

  test('is sent without a token where the code for it is not loaded', async () => {
    provide();
    const error = new Error('offline');
    const { page, send, sent } = await open(contact(SERVICE), Contact, {
      load: () => Promise.reject(error),
    });
    await send();
    expect(sent.map(({ body }) => body.get('token'))).toEqual(['']);
    expect(page.report.faults).toMatchObject([{ source: 'spam-token', phase: 'load', error }]);
  });

  test('and a form of an owner who does not loads nothing', async () => {
    const scripts = watchScripts();
    const { fire, send, sent } = await open(contact(), Contact);
    await fire('#name', focus());
    await send();
    expect(document.body.classList.contains(SERVICE)).toBe(false);
    expect(scripts()).toEqual([]);
    expect(sent.map(({ body }) => body.get('token'))).toEqual(['']);
  });
});

describe('a form that is left half filled in', () => {
  const drafts = { options: { ...readOptions(null), keepsDrafts: true } };
  const change = () => new Event('change', { bubbles: true });
  const stored = ({ session }: { readonly session: ReadonlyMap<string, string> }) =>
    [...session.values()].join();

  test('is kept as a draft if the owner enables it, until the form leaves the page', async () => {
    const page = await open(contact(), Contact, drafts);
    Object.assign(page.find('#name'), { value: 'Bea' });
    await page.fire('#name', change());
    expect(stored(page)).toContain('Bea');
    page.unmount();
    Object.assign(page.find('#name'), { value: 'Cleo' });
    await page.fire('#name', change());
    expect(stored(page)).not.toContain('Cleo');
  });

  test('is not kept if not enabled', async () => {
    const page = await open(contact(), Contact);
    await page.fire('#name', change());
    expect(page.session.size).toBe(0);
  });

  test('and works all the same where the code for drafts is not loaded', async () => {
    const error = new Error('offline');
    const load = () => Promise.reject(error);
    const page = await open(contact(), Contact, { ...drafts, load });
    expect(page.page.report.faults).toMatchObject([{ source: 'draft', phase: 'load', error }]);
    await page.send();
    expect(page.session.size).toBe(0);
    expect(page.sent).toHaveLength(1);
  });
});
