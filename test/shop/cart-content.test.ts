// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { FRAGMENTS_KEY, fragmentParams, HASH_KEY, reply } from './cart-fixture';
import { holdLoad } from './held-load';
import { settle } from './shop-page';
import { DAY, filled, NOW, withKeptCart } from './with-kept-cart';

const kept = {
  [FRAGMENTS_KEY]: JSON.stringify(reply('h1', 'a').fragments),
  [HASH_KEY]: 'h1',
  wc_cart_created: String(NOW - 1000),
};

const { start, lines, calls } = withKeptCart();
const dispatchStorage = async ({ page }: Awaited<ReturnType<typeof start>>, key: string) => {
  page.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  await settle();
};

test.each([
  ['an add to a cart that was there', 'added_to_cart', 'h2'],
  ['the last line that is removed', 'removed_from_cart', ''],
])('%s does not make the cart younger', async (_, event, hash) => {
  const { trigger, session } = await start({ cookies: filled, session: kept });
  trigger(event, reply(hash).fragments, hash);
  await settle();
  expect(session.get(HASH_KEY)).toBe(hash);
  expect(session.get('wc_cart_created')).toBe(String(NOW - 1000));
});

test('a refresh that finds no cart dates none', async () => {
  const { sent, session } = await start({ cookies: filled });
  sent[0]?.reply(reply(''));
  await settle();
  expect(session.get(HASH_KEY)).toBe('');
  expect(session.has('wc_cart_created')).toBe(false);
});

test('what is shown from the cache of a tab is no news to other tabs', async () => {
  const { local } = await start({ cookies: filled, session: kept });
  expect(lines()).toBe(1);
  expect(local.has(HASH_KEY)).toBe(false);
});

test('another storage entry changed in another tab does not request the cart', async () => {
  const shop = await start({ cookies: filled, session: kept });
  shop.local.set(HASH_KEY, 'h2');
  await dispatchStorage(shop, 'theme');
  expect(calls()).toHaveLength(0);
});

test('a change in another tab is followed after a call as it is before one', async () => {
  const shop = await start({ cookies: filled });
  shop.sent[0]?.reply(reply('h1', 'a'));
  await settle();
  shop.local.set(HASH_KEY, 'h2');
  await dispatchStorage(shop, HASH_KEY);
  expect(calls()).toHaveLength(2);
});

test('a page restored from history requests the cart again if it could not show it', async () => {
  const { page, sent } = await start({ cookies: filled });
  sent[0]?.fail();
  await settle();
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(calls()).toHaveLength(2);
});

test('fragments that another plugin has refreshed last for a day from then on', async () => {
  const { trigger } = await start({ cookies: filled, session: kept });
  vi.advanceTimersByTime(DAY - 2000);
  trigger('wc_fragments_refreshed');
  vi.advanceTimersByTime(2000);
  await settle();
  expect(calls()).toHaveLength(0);
  vi.advanceTimersByTime(DAY - 2000);
  await settle();
  expect(calls()).toHaveLength(1);
});

test('a cart that has ended sends nothing that was wanted a moment before', async () => {
  const { trigger, stop } = await start();
  trigger('wc_fragment_refresh');
  stop();
  await settle();
  expect(calls()).toHaveLength(0);
});

test('a shop that sets no timeout for a refresh has none', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await start({
    cookies: filled,
    globals: { wc_cart_fragments_params: { ...fragmentParams, request_timeout: '0' } },
  });
  expect(calls()).toHaveLength(1);
  expect(timeout).not.toHaveBeenCalledWith(0);
  timeout.mockRestore();
});

test('if the chunk that shows a cart fails to load, the old cart stays and the next change requests it again', async () => {
  const made = await start();
  const { load } = made.page;
  const { fail } = holdLoad(made);
  made.trigger('added_to_cart', reply('h1', 'a').fragments, 'h1');
  await fail();
  expect(lines()).toBe(0);
  expect(made.page.report.faults.map(({ phase }) => phase)).toContain('load');
  // The next page shows it.
  expect(made.session.get(HASH_KEY)).toBe('h1');
  Object.assign(made.page, { load });
  made.trigger('added_to_cart', reply('h2', 'a', 'b').fragments, 'h2');
  await settle();
  expect(lines()).toBe(2);
});
