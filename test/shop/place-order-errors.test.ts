// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { withCheckout } from './with-checkout';

const { openLoaded, submit, reply, last } = withCheckout();
afterEach(() => {
  vi.restoreAllMocks();
});

const failure = (items: string, more: object = {}) => ({
  result: 'failure',
  messages: `<ul class="woocommerce-error" role="alert">${items}</ul>`,
  ...more,
});
const item = (id: string, text = 'No.') => `<li data-id="${id}"> ${text} </li>`;
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an order that the server wants to begin again loads the page again, and shows nothing', async () => {
  const { doc } = await openLoaded();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await submit();
  await reply(failure(item('billing_email'), { reload: true }));
  expect(reload).toHaveBeenCalledOnce();
  expect(doc.querySelector('.woocommerce-NoticeGroup-checkout')).toBeNull();
});

test('messages are announced once, as a whole, and the list receives the focus without scrolling', async () => {
  const { find } = await openLoaded();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await submit();
  await reply(failure(item('billing_email')));
  const group = find('.woocommerce-NoticeGroup-checkout');
  expect(group.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(find('.woocommerce-error').getAttribute('tabindex')).toBe('-1');
  expect(find('.woocommerce-error').hasAttribute('role')).toBe(false);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test.each([
  ['of the shop', { result: 'failure' }],
  [
    'of a gateway',
    { result: 'failure', messages: '<div class="woocommerce-error">Declined.</div>' },
  ],
])('a message %s that names no field receives the focus as well', async (_, response) => {
  const { find, doc } = await openLoaded();
  find('#place_order').focus();
  await submit();
  await reply(response);
  expect(doc.activeElement).toBe(find('.woocommerce-NoticeGroup-checkout [role=alert]'));
});

test('a field shows its error, and only the latest one', async () => {
  const { find, doc } = await openLoaded();
  for (const text of ['First.', 'Second.']) {
    await submit();
    await reply(failure(item('billing_email', text)));
  }
  expect(doc.querySelectorAll('.checkout-inline-error-message')).toHaveLength(1);
  const message = find('#billing_email_field .checkout-inline-error-message');
  expect(message.textContent).toBe('Second.');
  expect(message.id).toBe('billing_email_description');
  expect(find('#billing_email').getAttribute('aria-invalid')).toBe('true');
});

test('a message about no field of the page is a link that leads nowhere', async () => {
  const { find } = await openLoaded();
  await submit();
  await reply(failure(item('gone')));
  const link = find('.woocommerce-NoticeGroup-checkout a');
  expect(link.getAttribute('href')).toBe('#gone');
  expect(link.textContent?.trim()).toBe('No.');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a message leads to its field', async () => {
  const { find, doc } = await openLoaded();
  await submit();
  await reply(failure(item('billing_city')));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('.woocommerce-NoticeGroup-checkout a').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(doc.activeElement).toBe(find('#billing_city'));
});

test('a single message in block style keeps its sign beside the words that lead to its field', async () => {
  const { find, doc } = await openLoaded();
  await submit();
  await reply(
    failure('', {
      messages:
        '<div class="wc-block-components-notice-banner is-error" role="alert" data-id="billing_city"><svg></svg><div class="wc-block-components-notice-banner__content">No.</div></div>',
    }),
  );
  const banner = find('.wc-block-components-notice-banner');
  expect([...banner.children].map(({ tagName }) => tagName.toLowerCase())).toEqual(['svg', 'div']);
  find('.wc-block-components-notice-banner__content > a').click();
  expect(doc.activeElement).toBe(find('#billing_city'));
  expect(find('#billing_city_field .checkout-inline-error-message').textContent).toBe('No.');
});

test('visitors who leave while an order is being sent are warned, but not after the response', async () => {
  await openLoaded();
  expect(warns()).toBe(false);
  await submit();
  expect(warns()).toBe(true);
  await reply(failure(item('billing_email')));
  expect(warns()).toBe(false);
});

test('an order is waited for two minutes', async () => {
  await openLoaded();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await submit();
  expect(timeout).toHaveBeenCalledWith(120_000);
  expect(last()?.url).toBe('/?wc-ajax=checkout');
});

test('a response that arrives after Skerry has ended changes nothing', async () => {
  const { doc, stop, sent } = await openLoaded();
  await submit();
  stop();
  const before = doc.body.innerHTML;
  sent.at(-1)?.reply(failure(item('billing_email')));
  await vi.advanceTimersByTimeAsync(10);
  expect(doc.body.innerHTML).toBe(before);
});
