// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import {
  button,
  content,
  FRAGMENTS_KEY,
  fragmentParams,
  HASH_KEY,
  reply,
  widget,
} from './cart-fixture';
import { settle } from './shop-page';
import { DAY, filled, NOW, withKeptCart } from './with-kept-cart';

const cached = (hash: string, createdAt?: number) => ({
  [FRAGMENTS_KEY]: JSON.stringify(reply(hash, 'a').fragments),
  [HASH_KEY]: hash,
  ...(createdAt === undefined ? {} : { wc_cart_created: String(createdAt) }),
});

const { start, lines, calls } = withKeptCart();
const REFRESH = '/?wc-ajax=get_refreshed_fragments';

test('a first visit without a cart makes no call [S7.10]', async () => {
  const { page } = await start();
  expect(calls()).toEqual([]);
  expect(page.stores.$cart.get().hash).toBe('');
});

test('a visitor with a cart and an empty cache gets the fragments by one call [S7.10] [S7.11] [S2.11a, S7.12a, S7.12b]', async () => {
  const { sent, session, local, names } = await start({ cookies: filled });
  expect(calls()).toEqual([REFRESH]);
  expect(sent[0]?.method).toBe('POST');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({ time: String(NOW) });
  sent[0]?.reply(reply('h1', 'a', 'b'));
  await settle();
  expect(lines()).toBe(2);
  expect(session.get(HASH_KEY)).toBe('h1');
  expect(local.get(HASH_KEY)).toBe('h1');
  expect(session.get('wc_cart_created')).toBe(String(NOW));
  expect(JSON.parse(session.get(FRAGMENTS_KEY) ?? '')).toEqual(reply('h1', 'a', 'b').fragments);
  expect(names()).toEqual(['wc_fragments_refreshed']);
});

test('a cache that agrees with the cookie is shown without a call [S3.04a, S3.04b]', async () => {
  const { names } = await start({ cookies: filled, session: cached('h1', NOW - 1000) });
  expect(calls()).toEqual([]);
  expect(lines()).toBe(1);
  expect(names()).toEqual(['wc_fragments_loaded']);
});

test.each([
  ['belongs to another cart', cached('h0', NOW - 1000)],
  ['has no creation time [S3.04e]', cached('h1')],
  ['is older than 24 hours [S9.03a]', cached('h1', NOW - DAY - 1)],
  ['lacks the mini cart', { ...cached('h1', NOW), [FRAGMENTS_KEY]: '{"a.other":"<a></a>"}' }],
  ['cannot be read', { ...cached('h1', NOW), [FRAGMENTS_KEY]: 'undefined' }],
])('a cache that %s makes a call', async (_, session) => {
  await start({ cookies: filled, session });
  expect(calls()).toEqual([REFRESH]);
});

test('the cart that another page has emptied is requested once more', async () => {
  await start({ session: cached('h1', NOW - 1000) });
  expect(calls()).toEqual([REFRESH]);
});

test('fragments are requested again when they are 24 hours old [S9.03b]', async () => {
  const { sent } = await start({ cookies: filled, session: cached('h1', NOW - DAY + 5000) });
  vi.advanceTimersByTime(4999);
  await settle();
  expect(calls()).toEqual([]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(calls()).toEqual([REFRESH]);
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  vi.advanceTimersByTime(DAY - 1);
  await settle();
  expect(calls()).toEqual([REFRESH]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(calls()).toEqual([REFRESH, REFRESH]);
});

test('a failed refresh fires the error event and shows no message [S8.03a, S8.03b]', async () => {
  const { sent, names, doc } = await start({ cookies: filled });
  const before = doc.body.innerHTML;
  sent[0]?.reply('Oops', { status: 500 });
  await settle();
  expect(names()).toEqual(['wc_fragments_ajax_error']);
  expect(doc.body.innerHTML).toBe(before);
});

test('a refresh ends after the configured time and fires the error event [S7.13] [S8.03a]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const deadline = new AbortController();
  timeout.mockReturnValue(deadline.signal);
  const { names } = await start({
    cookies: filled,
    globals: { wc_cart_fragments_params: { ...fragmentParams, request_timeout: '1234' } },
  });
  expect(timeout).toHaveBeenCalledWith(1234);
  deadline.abort();
  await settle();
  expect(names()).toEqual(['wc_fragments_ajax_error']);
  timeout.mockRestore();
});

test('with blocked storage each page requests the fragments and shows the response', async () => {
  const { sent } = await start({ cookies: filled, isStorageBlocked: true });
  expect(calls()).toEqual([REFRESH]);
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(lines()).toBe(1);
});

test('another plugin may request a refresh; several requests of one task make one call', async () => {
  const { trigger } = await start();
  trigger('wc_fragment_refresh');
  trigger('updated_wc_div');
  await settle();
  expect(calls()).toEqual([REFRESH]);
});

test('a change in another tab is followed', async () => {
  const { page, local } = await start({ cookies: filled, session: cached('h1', NOW) });
  const dispatchStorage = () =>
    page.window.dispatchEvent(Object.assign(new Event('storage'), { key: HASH_KEY }));
  local.set(HASH_KEY, 'h1');
  dispatchStorage();
  await settle();
  expect(calls()).toEqual([]);
  local.set(HASH_KEY, 'h2');
  dispatchStorage();
  await settle();
  expect(calls()).toEqual([REFRESH]);
});

test('changes in other tabs end no call: one that they overtook is dropped and requested once more', async () => {
  const { page, local, sent, jar, trigger } = await start({
    cookies: filled,
    session: cached('h1', NOW),
  });
  trigger('wc_fragment_refresh');
  await settle();
  for (const hash of ['h2', 'h3']) {
    local.set(HASH_KEY, hash);
    jar.set('woocommerce_cart_hash', hash);
    page.window.dispatchEvent(Object.assign(new Event('storage'), { key: HASH_KEY }));
    await settle();
  }
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
  sent[0]?.reply(reply('h2', 'a', 'b'));
  await settle();
  expect(local.get(HASH_KEY)).toBe('h3');
  expect(calls()).toEqual([REFRESH, REFRESH]);
  sent[1]?.reply(reply('h3', 'a', 'b', 'c'));
  await settle();
  expect(lines()).toBe(3);
  expect(calls()).toEqual([REFRESH, REFRESH]);
});

test('a page restored from history empties the mini cart and requests it again', async () => {
  const { page, find, names } = await start({ cookies: filled, session: cached('h1', NOW) });
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(find('.widget_shopping_cart_content').childNodes).toHaveLength(0);
  expect(calls()).toEqual([REFRESH]);
  expect(names()).toContain('wc_fragment_refresh');
});

test('a page restored from history without any cart makes no call', async () => {
  const { page } = await start();
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(calls()).toEqual([]);
});

test('a page restored from history stops showing lines that the visitor has removed on the cart page', async () => {
  const { page, session, jar } = await start({ cookies: filled, session: cached('h1', NOW) });
  expect(lines()).toBe(1);
  // The state that the cart page leaves when its last line is removed.
  jar.clear();
  session.set(HASH_KEY, '');
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(lines()).toBe(0);
  expect(calls()).toEqual([REFRESH]);
});

test('a refresh that was sent before the response to an add does not overwrite it', async () => {
  const { sent, session, find, jar } = await start({ cookies: filled });
  find('[data-product_id="1"]').click();
  await settle();
  jar.set('woocommerce_cart_hash', 'h2');
  sent[1]?.reply(reply('h2', 'a', 'b'));
  await settle();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(lines()).toBe(2);
  expect(session.get(HASH_KEY)).toBe('h2');
  expect(calls()).toEqual([REFRESH, '/?wc-ajax=add_to_cart']);
});

test('a dropped refresh is repeated where the cookie belongs to a newer cart', async () => {
  const { sent, find, jar } = await start({ cookies: filled });
  find('[data-product_id="1"]').click();
  await settle();
  jar.set('woocommerce_cart_hash', 'h3');
  sent[1]?.reply(reply('h2', 'a', 'b'));
  await settle();
  sent[0]?.reply(reply('h3', 'a'));
  await settle();
  expect(calls()).toEqual([REFRESH, '/?wc-ajax=add_to_cart', REFRESH]);
});

test('the newest refresh wins over one that is still running', async () => {
  const { sent, trigger } = await start({ cookies: filled });
  trigger('wc_fragment_refresh');
  await settle();
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[1]?.reply(reply('h1', 'a', 'b', 'c'));
  await settle();
  expect(lines()).toBe(3);
});

test('an add keeps the new fragments for the next page [S3.04a, S3.04b, S3.04e]', async () => {
  const { sent, session, local, find } = await start();
  find('[data-product_id="1"]').click();
  await settle();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(session.get(HASH_KEY)).toBe('h1');
  expect(local.get(HASH_KEY)).toBe('h1');
  expect(session.get('wc_cart_created')).toBe(String(NOW));
  expect(JSON.parse(session.get(FRAGMENTS_KEY) ?? '')).toEqual(reply('h1', 'a').fragments);
});

test('every mini cart of the page shows the same fragments', async () => {
  const { sent, doc } = await start({ cookies: filled, html: widget + button(1) + widget });
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  const carts = [...doc.querySelectorAll('.widget_shopping_cart_content')];
  expect(carts.map((cart) => cart.outerHTML)).toEqual([content('a'), content('a')]);
});

test('after the undo no request, listener or timer is left', async () => {
  const { stop, trigger, page } = await start({ cookies: filled, session: cached('h1', NOW) });
  stop();
  trigger('wc_fragment_refresh');
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  vi.advanceTimersByTime(2 * DAY);
  await settle();
  expect(calls()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('without the global of the fragments nothing is requested, stored or listened to', async () => {
  const { trigger, session } = await start({
    cookies: filled,
    globals: { wc_cart_fragments_params: undefined },
  });
  trigger('wc_fragment_refresh');
  await settle();
  expect(calls()).toEqual([]);
  expect(session.size).toBe(0);
});

test('a refresh that gives way to a newer one is no failure to other plugins', async () => {
  const { trigger, sent, names } = await start({ cookies: filled });
  trigger('wc_fragment_refresh');
  await settle();
  expect(calls()).toEqual([REFRESH, REFRESH]);
  sent[0]?.fail();
  await settle();
  sent[1]?.reply(reply('h1', 'a'));
  await settle();
  expect(names()).toEqual(['wc_fragment_refresh', 'wc_fragments_refreshed']);
});
