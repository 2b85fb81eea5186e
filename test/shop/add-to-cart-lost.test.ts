// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addParams, reply } from './cart-fixture';
import { type Sent, settle } from './shop-page';
import { withAddButtons } from './with-add-buttons';

const { start, click, first } = withAddButtons();

const failures: [string, (call: Sent | undefined) => void][] = [
  ['the network', (call) => call?.fail()],
  ['a server error', (call) => call?.reply('Oops', { status: 500 })],
  ['a login page', (call) => call?.reply('<!doctype html><p>Log in')],
  ['nothing at all', (call) => call?.reply('')],
];
const failed = 'That did not work. Please try again.';

test.each(failures)(
  'after a response of %s nothing is sent twice: the cart shows that it was added',
  async (_, respond) => {
    const { sent, visited, names, find, jar } = start();
    jar.set('woocommerce_cart_hash', 'h0');
    await click();
    respond(sent[0]);
    await settle();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.url).toBe('/?wc-ajax=get_refreshed_fragments');
    sent[1]?.reply(reply('h1', 'a'));
    await settle();
    expect(visited).toEqual([]);
    expect(first().className).toContain('added');
    expect(first().className).not.toContain('loading');
    expect(names()).toContain('added_to_cart');
    expect(find('.added_to_cart').textContent).toBe('View cart');
  },
);

test.each(failures)(
  'after a response of %s and a cart as before, the visitor sees a message beside the button',
  async (_, respond) => {
    const { sent, visited, names, doc, jar } = start();
    jar.set('woocommerce_cart_hash', 'h0');
    await click();
    respond(sent[0]);
    await settle();
    sent[1]?.reply(reply('h0', 'a'));
    await settle();
    expect(visited).toEqual([]);
    expect(first().className).not.toContain('loading');
    expect(first().nextElementSibling?.textContent).toBe(failed);
    expect(names()).not.toContain('added_to_cart');
    await click();
    expect(doc.querySelector('.woocommerce-error')).toBeNull();
    expect(sent).toHaveLength(3);
  },
);

test('if the cart request fails too, the visitor stays on the page and sees a message', async () => {
  const { sent, visited } = start();
  await click();
  sent[0]?.fail();
  await settle();
  sent[1]?.fail();
  await settle();
  expect(visited).toEqual([]);
  expect(first().nextElementSibling?.textContent).toBe(failed);
});

test('a response behind a warning of PHP is read, and adds once', async () => {
  const { sent, names } = start();
  await click();
  sent[0]?.reply(`<br />\n<b>Notice</b>: {x} in y.php<br />${JSON.stringify(reply('h1', 'a'))}\n`);
  await settle();
  expect(sent).toHaveLength(1);
  expect(names()).toContain('added_to_cart');
  expect(first().className).toContain('added');
});

test('an error behind a warning of PHP leads to its product [S7.05a]', async () => {
  const { sent, visited, page } = start();
  await click();
  sent[0]?.reply('Warning: x{"error":true,"product_url":"/product/mug/"}');
  await settle();
  expect(visited).toEqual([new URL('/product/mug/', page.document.baseURI).href]);
});

test('with the redirect option a lost response leads to the cart only where it was added', async () => {
  const options = {
    globals: { wc_add_to_cart_params: { ...addParams, cart_redirect_after_add: 'yes' } },
  };
  const { sent, visited, page } = start(options);
  await click();
  sent[0]?.fail();
  await settle();
  sent[1]?.reply(reply('', ''));
  await settle();
  expect(visited).toEqual([]);
  await click();
  sent[2]?.fail();
  await settle();
  sent[3]?.reply(reply('h1', 'a'));
  await settle();
  expect(visited).toEqual([new URL('/cart/', page.document.baseURI).href]);
});
