// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { button, content, reply, startCartPage } from './cart-fixture';
import { withClock } from './with-clock';
import { settle } from './shop-page';

let shop: ReturnType<typeof startCartPage>;
const start = (...keys: readonly string[]) => {
  shop = startCartPage({
    html: button(1) + content(...keys),
    globals: { wc_cart_fragments_params: undefined },
  });
  return shop;
};
const link = (key: string) => shop.find(`[data-cart_item_key="${key}"]`);
const click = async (key: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link(key).dispatchEvent(event);
  await settle();
  return event;
};

withClock(() => shop);

test('a remove link sends the key of its line and shows the new cart [S7.06] [S7.07] [S3.04c, S7.08a, S7.08b]', async () => {
  const { sent, names, received, doc } = start('a', 'b');
  const removed = link('a');
  expect((await click('a')).defaultPrevented).toBe(true);
  expect(sent[0]?.url).toBe('/?wc-ajax=remove_from_cart');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({ cart_item_key: 'a' });
  sent[0]?.reply(reply('h2', 'b'));
  await settle();
  expect(doc.querySelectorAll('li')).toHaveLength(2);
  expect(names()).toEqual(['removed_from_cart', 'wc_fragments_loaded']);
  expect(received[0]?.args).toEqual([reply('h2', 'b').fragments, 'h2', removed]);
});

test('the line is covered and marked busy while it waits', async () => {
  start('a', 'b');
  await click('a');
  const row = link('a').closest('li');
  expect(row?.getAttribute('aria-busy')).toBe('true');
  const overlay = row?.querySelector<HTMLElement>(':scope > .blockUI.blockOverlay');
  expect(overlay?.style.opacity).toBe('0.6');
  expect(overlay?.style.position).toBe('absolute');
});

test.each([
  [
    'the item is already removed',
    (sent: (typeof shop)['sent']) => sent[0]?.reply({ success: false }),
  ],
  [
    'the response holds no fragments',
    (sent: (typeof shop)['sent']) => sent[0]?.reply({ cart_hash: 'h' }),
  ],
  ['the server fails', (sent: (typeof shop)['sent']) => sent[0]?.reply('', { status: 500 })],
  ['the network fails', (sent: (typeof shop)['sent']) => sent[0]?.fail()],
])('when %s the browser follows the link [S7.09a, S7.09b] [S8.02]', async (_, respond) => {
  const { sent, visited, names } = start('a');
  await click('a');
  respond(sent);
  await settle();
  expect(visited.map((url) => new URL(url).search)).toEqual(['?remove_item=a&_wpnonce=n']);
  expect(names()).toEqual([]);
});

test('a second click on the same line sends nothing more', async () => {
  const { sent } = start('a');
  await click('a');
  await click('a');
  expect(sent).toHaveLength(1);
});

test('adding and removing share one queue', async () => {
  const { sent, find } = start('a');
  find('[data-product_id="1"]').click();
  await click('a');
  expect(sent.map(({ url }) => url)).toEqual(['/?wc-ajax=add_to_cart']);
  sent[0]?.reply(reply('h1', 'a', 'b'));
  await settle();
  expect(sent.map(({ url }) => url)).toEqual([
    '/?wc-ajax=add_to_cart',
    '/?wc-ajax=remove_from_cart',
  ]);
});

test('the removal is announced', async () => {
  const { sent, find } = start('a', 'b');
  await click('a');
  sent[0]?.reply(reply('h2', 'b'));
  await settle();
  vi.advanceTimersByTime(1000);
  expect(find('[role=status]').textContent).toBe('a has been removed from your cart');
});

test('focus moves to the line that replaces the removed one', async () => {
  const { sent, doc } = start('a', 'b', 'c');
  link('b').focus();
  await click('b');
  sent[0]?.reply(reply('h2', 'a', 'c'));
  await settle();
  expect(doc.activeElement).toBe(link('c'));
});

test('focus moves to the cart when its last line is removed', async () => {
  const { sent, doc, find } = start('a');
  link('a').focus();
  await click('a');
  sent[0]?.reply({
    fragments: {
      'div.widget_shopping_cart_content':
        '<div class="widget_shopping_cart_content"><p>Nothing here.</p></div>',
    },
    cart_hash: '',
  });
  await settle();
  expect(doc.activeElement).toBe(find('.widget_shopping_cart_content'));
});

test('lines that stay keep their nodes', async () => {
  const { sent } = start('a', 'b', 'c');
  const rows = ['a', 'c'].map((key) => link(key).closest('li'));
  await click('b');
  sent[0]?.reply(reply('h2', 'a', 'c'));
  await settle();
  expect(['a', 'c'].map((key) => link(key).closest('li'))).toEqual(rows);
});

test('a remove link without a key is left to the browser', async () => {
  const { sent } = start('a');
  const element = link('a');
  element.removeAttribute('data-cart_item_key');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  await settle();
  expect(event.defaultPrevented).toBe(false);
  expect(sent).toHaveLength(0);
});

test('another plugin that removes something brings its fragments', async () => {
  const { trigger, doc } = start('a', 'b');
  trigger('removed_from_cart', reply('h2', 'b').fragments, 'h2');
  await settle();
  expect(doc.querySelectorAll('.woocommerce-mini-cart-item')).toHaveLength(1);
});

test.each([
  ['without a connection', false, '/cart/?remove_item=a'],
  ['by a link that leads nowhere', true, '#'],
  ['by a link without an address', true, null],
])(
  'a line that could not be removed %s is announced as such, and the visitor stays',
  async (_, isOnline, href) => {
    const { sent, visited, find } = start('a');
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    if (href === null) link('a').removeAttribute('href');
    else link('a').setAttribute('href', href);
    await click('a');
    sent[0]?.fail();
    await settle();
    vi.advanceTimersByTime(1000);
    expect(find('[role=status]').textContent).toBe('That did not work. Please try again.');
    expect(visited).toEqual([]);
  },
);

test('a removal that is under way when Skerry is switched off leads nowhere', async () => {
  const { sent, visited, stop, names } = start('a');
  await click('a');
  stop();
  sent[0]?.fail();
  await settle();
  expect(visited).toEqual([]);
  expect(names()).toEqual([]);
});

test('a line whose words are missing is removed without an announcement', async () => {
  const { sent, find } = start('a', 'b');
  link('a').removeAttribute('data-success_message');
  await click('a');
  sent[0]?.reply(reply('h2', 'b'));
  await settle();
  vi.advanceTimersByTime(1000);
  expect(find('[role=status]').textContent).toBe('');
});
