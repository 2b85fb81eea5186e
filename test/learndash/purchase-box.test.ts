import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCoursePurchase } from '../../src/learndash/purchase';
import { settle } from '../shop/shop-page';
import { withMounts } from './start-controller';

const start = withMounts();
const alert = vi.fn();
const rebuild = vi.fn();
beforeEach(() => {
  Object.assign(window, { alert, ld_init_stripe_legacy: rebuild });
});
afterEach(() => {
  alert.mockReset();
  rebuild.mockReset();
});

const box = (total: string, more = '') => `<div id="coupon-alerts">
  <div class="coupon-alert coupon-alert-success" style="display: none"><div class="ld-alert"><div class="ld-alert-messages"></div></div></div>
  <div class="coupon-alert coupon-alert-warning" style="display: none"><div class="ld-alert"><div class="ld-alert-messages"></div></div></div></div>
  <form id="apply-coupon-form" data-nonce="n" data-post-id="363"><input id="coupon-field"><button>Apply</button></form>
  <div id="totals"><div id="coupon-row"><span class="purchase-value"><form id="remove-coupon-form" data-nonce="r" data-post-id="363"><span></span><button>Remove</button></form></span></div></div>
  <div id="total-row" data-total="${total}"></div>
  <button class="btn-join ${more}">Join</button><a href="#else">elsewhere</a>`;

const open = (html: string) => {
  const globals = { ldVars: { ajaxurl: 'https://site.example/wp-admin/admin-ajax.php' } };
  const mount = start(startCoursePurchase, { html, globals });
  const emit = async (selector: string, type: string) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    mount.find(selector).dispatchEvent(event);
    await settle();
    return event;
  };
  return {
    ...mount,
    join: () => emit('.btn-join', 'click'),
    submit: (form: string) => emit(`#${form}-coupon-form`, 'submit'),
    async reply(body: unknown) {
      mount.sent.at(-1)?.reply(body);
      await settle();
    },
  };
};
const total = { value: '10', formatted: '$10' };
const refused = { success: false, data: { message: 'No such coupon.' } };

test('a join button announces that it is busy until the server has responded', async () => {
  const { find, join, reply } = open(box('0'));
  await join();
  expect(find('.btn-join').getAttribute('aria-busy')).toBe('true');
  await reply(refused);
  expect(find('.btn-join').hasAttribute('aria-busy')).toBe(false);
});

test('joining that Skerry’s end has interrupted shows no message', async () => {
  const { join, reply, stop } = open(box('0'));
  await join();
  stop();
  await reply(refused);
  expect(alert).not.toHaveBeenCalled();
});

test('a disabled join button enrols no user, and no gateway receives its press', async () => {
  const { doc, sent, join } = open(box('0', 'btn-disabled'));
  const gateway = vi.fn();
  doc.body.addEventListener('click', gateway);
  expect((await join()).defaultPrevented).toBe(true);
  expect(gateway).not.toHaveBeenCalled();
  expect(sent).toHaveLength(0);
});

test('a join that is refused with an address stays on the page with the words of the server', async () => {
  const { join, reply } = open(box('0'));
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  await join();
  await reply({
    success: false,
    data: { message: 'Full.', redirect_url: 'https://site.example/' },
  });
  expect(replace).not.toHaveBeenCalled();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Full.');
  replace.mockRestore();
});

test('the form of the Stripe add-on is built again with the new total, and only then', async () => {
  const { submit, reply } = open(box('49'));
  await submit('apply');
  await reply(refused);
  expect(rebuild).not.toHaveBeenCalled();
  await submit('apply');
  await reply({ success: true, data: { coupon_code: 'SAVE', discount: '-$1', total } });
  expect(rebuild).toHaveBeenCalledTimes(1);
});

test('a coupon that is being sent cannot be sent twice, and the form announces that it is busy', async () => {
  const { find, sent, submit, reply } = open(box('49'));
  const state = () => [
    find('#apply-coupon-form').getAttribute('aria-busy'),
    find('#apply-coupon-form button').hasAttribute('disabled'),
  ];
  expect((await submit('apply')).defaultPrevented).toBe(true);
  await submit('apply');
  expect(sent).toHaveLength(1);
  expect(state()).toEqual(['true', true]);
  await reply(refused);
  expect(state()).toEqual([null, false]);
  await submit('apply');
  expect(sent).toHaveLength(2);
});

test('a rejected coupon is described by its message until one is accepted', async () => {
  const { find, submit, reply, doc } = open(box('49'));
  const field = find('#coupon-field');
  await submit('apply');
  await reply(refused);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const message = doc.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('No such coupon.');
  expect(message?.closest('.ld-alert')?.getAttribute('role')).toBe('alert');
  await submit('apply');
  await reply({ success: true, data: { message: 'Taken.', coupon_code: 'SAVE', total } });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(find('.coupon-alert-warning').style.display).toBe('none');
  expect(find('.coupon-alert-success').style.display).toBe('block');
  expect(find('.coupon-alert-success .ld-alert').getAttribute('role')).toBe('status');
});

test('a rejected coupon is no longer marked as invalid when another code is entered', async () => {
  const { find, submit, reply } = open(box('49'));
  const field = find('#coupon-field');
  await submit('apply');
  await reply(refused);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('a coupon that was accepted without a text shows no message', async () => {
  const { find, submit, reply } = open(box('49'));
  await submit('apply');
  await reply({ success: true, data: { coupon_code: 'SAVE', total } });
  expect(find('.coupon-alert-success').style.display).toBe('none');
  expect(find('.coupon-alert-warning').style.display).toBe('none');
});

test('the focus stays on the coupon, moves to its field once it is removed, and never returns from elsewhere', async () => {
  const { find, submit, reply, doc } = open(box('49'));
  find('#apply-coupon-form button').focus();
  await submit('apply');
  await reply(refused);
  expect(doc.activeElement).toBe(find('#apply-coupon-form button'));
  find('#remove-coupon-form button').focus();
  await submit('remove');
  await reply({ success: true, data: { total } });
  expect(doc.activeElement).toBe(find('#coupon-field'));
  find('#apply-coupon-form button').focus();
  await submit('apply');
  find('a').focus();
  await reply(refused);
  expect(doc.activeElement).toBe(find('a'));
});

test('a coupon whose response arrives after Skerry’s end changes nothing', async () => {
  const { submit, reply, stop, doc, before } = open(box('49'));
  await submit('apply');
  stop();
  await reply({ success: true, data: { coupon_code: 'SAVE', discount: '-$1', total } });
  expect(doc.body.innerHTML).toBe(before);
});

test('a code that is sent while a coupon is being removed is applied after that, and stays in its field', async () => {
  const { find, submit, sent, reply } = open(box('7'));
  const field = find('#coupon-field') as HTMLInputElement;
  field.value = 'OLD';
  await submit('remove');
  field.value = 'NEW';
  await submit('apply');
  expect(sent.map(({ body }) => body.get('action'))).toEqual(['learndash_remove_coupon']);
  await reply({ success: true, data: { total: { value: '49', formatted: '$49' } } });
  expect(field.value).toBe('NEW');
  expect(sent.map(({ body }) => body.get('coupon_code'))).toEqual([null, 'NEW']);
  await reply({ success: true, data: { total, coupon_code: 'NEW', discount: '$39' } });
  expect(find('#total-row').dataset.total).toBe('10');
});
