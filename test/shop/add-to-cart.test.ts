// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addParams, reply } from './cart-fixture';
import { settle } from './shop-page';
import { withAddButtons } from './with-add-buttons';

const { start, first, click } = withAddButtons();

test('a click sends every data attribute of the button to add_to_cart [S7.02] [S3.04d, S7.03a, S7.03b]', async () => {
  const { sent } = start();
  await click();
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.url).toBe('/?wc-ajax=add_to_cart');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
    quantity: '1',
    product_id: '1',
    product_sku: 'SKU-1',
    success_message: '“Mug 1” has been added to your cart',
  });
});

test('the button shows the loading state, then the added state with a link to the cart after it [S2.11b, S4.10a, S4.10b, S4.10c]', async () => {
  const { sent } = start();
  await click();
  expect(first().className).toContain('loading');
  expect(first().getAttribute('aria-busy')).toBe('true');
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(first().className).not.toContain('loading');
  expect(first().className).toContain('added');
  expect(first().hasAttribute('aria-busy')).toBe(false);
  const link = first().nextElementSibling;
  expect(link?.outerHTML).toBe(
    '<a href="/cart/" class="added_to_cart wc-forward" title="View cart">View cart</a>',
  );
});

test('a second add shows the link to the cart only once [S4.10c]', async () => {
  const { sent, doc } = start();
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  await click();
  expect(first().className).not.toMatch(/\badded\b/);
  sent[1]?.reply(reply('h2', 'a'));
  await settle();
  expect(doc.querySelectorAll('.added_to_cart')).toHaveLength(1);
});

test('on the cart page no link to the cart appears [S4.10d]', async () => {
  const { sent, doc } = start({
    globals: { wc_add_to_cart_params: { ...addParams, is_cart: '1' } },
  });
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(first().className).toContain('added');
  expect(doc.querySelector('.added_to_cart')).toBeNull();
});

test('a response updates buttons and fragments and notifies other plugins in order [S7.04c, S7.04d, S7.05c, S7.05d]', async () => {
  const { sent, names, received, doc } = start();
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(doc.querySelectorAll('.widget_shopping_cart_content li')).toHaveLength(1);
  expect(names()).toEqual([
    'adding_to_cart',
    'added_to_cart',
    'wc_cart_button_updated',
    'wc_fragments_loaded',
  ]);
  expect(received[1]?.args).toEqual([reply('h1', 'a').fragments, 'h1', first()]);
});

test('fragments are on the page before other plugins receive the event', async () => {
  const { sent, doc } = start();
  let lines = -1;
  doc.body.addEventListener(
    'skerry:added_to_cart',
    () => {
      lines = doc.querySelectorAll('.widget_shopping_cart_content li').length;
    },
    { once: true },
  );
  await click();
  sent[0]?.reply(reply('h1', 'a', 'b'));
  await settle();
  expect(lines).toBe(2);
});

test('a snippet that removes the link to the cart after an add finds it', async () => {
  const { sent, doc } = start();
  const removeLink = () => doc.querySelector('.added_to_cart')?.remove();
  doc.body.addEventListener('skerry:added_to_cart', removeLink, { once: true });
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(first().className).toMatch(/\badded\b/);
  expect(doc.querySelector('.added_to_cart')).toBeNull();
});

test('an error with a product address sends the visitor there [S8.01] [S7.04a, S7.04b, S7.05a]', async () => {
  const { sent, visited, names } = start();
  await click();
  sent[0]?.reply({ error: true, product_url: 'https://shop.example/product/mug/' });
  await settle();
  expect(visited).toEqual(['https://shop.example/product/mug/']);
  expect(names()).not.toContain('added_to_cart');
});

test('an error with an address that would run code does not navigate, and ends the loading state [S8.01]', async () => {
  const { sent, visited } = start();
  await click();
  sent[0]?.reply({ error: true, product_url: 'javascript:alert(1)' });
  await settle();
  expect(visited).toEqual([]);
  expect(first().className).not.toContain('loading');
});

test('an error without an address ends the loading state and shows a message', async () => {
  const { sent, visited } = start();
  await click();
  sent[0]?.reply({ error: true, product_url: false });
  await settle();
  expect(visited).toEqual([]);
  expect(first().className).not.toMatch(/loading|\badded\b/);
  expect(first().nextElementSibling?.textContent).toBe('That did not work. Please try again.');
});

test('with the redirect option the page navigates to the cart [S7.05b]', async () => {
  const { sent, visited, page } = start({
    globals: { wc_add_to_cart_params: { ...addParams, cart_redirect_after_add: 'yes' } },
  });
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(visited).toEqual([new URL('/cart/', page.document.baseURI).href]);
});

test('a double click adds once', async () => {
  const { sent } = start();
  await click();
  await click();
  expect(sent).toHaveLength(1);
});

test('adds run strictly one after another, in the order of the clicks', async () => {
  const { sent, find } = start();
  await click();
  await click(find('[data-product_id="2"]'));
  expect(sent.map(({ body }) => body.get('product_id'))).toEqual(['1']);
  sent[0]?.fail();
  await settle();
  // The outcome of the first is requested before the second is sent.
  sent[1]?.fail();
  await settle();
  expect(sent.map(({ body }) => body.get('product_id'))).toEqual(['1', null, '2']);
});

test('a listener that vetoes keeps the request back and the loading state ends', async () => {
  const { sent, names, doc } = start();
  doc.body.addEventListener(
    'skerry:should_send_ajax_request.adding_to_cart',
    (event) => event.preventDefault(),
    { once: true },
  );
  await click();
  expect(sent).toHaveLength(0);
  expect(names()).toEqual(['ajax_request_not_sent.adding_to_cart']);
  expect(first().className).not.toContain('loading');
});

test('a listener may change what is sent [S7.03b]', async () => {
  const { sent, doc } = start();
  doc.body.addEventListener(
    'skerry:adding_to_cart',
    (event) => {
      Object.assign((event as CustomEvent<[Element, object]>).detail[1], { engraving: 'For A' });
    },
    { once: true },
  );
  await click();
  expect(sent[0]?.body.get('engraving')).toBe('For A');
});

test('without the global of the store option a click is left to the browser', async () => {
  const { sent } = start({ globals: { wc_add_to_cart_params: undefined } });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  first().dispatchEvent(event);
  await settle();
  expect(event.defaultPrevented).toBe(false);
  expect(sent).toHaveLength(0);
});

test.each([
  ['an interactive block button', (element: Element) => element.classList.add('wc-interactive')],
  ['a button without a product', (element: Element) => element.removeAttribute('data-product_id')],
  [
    'a button that needs options',
    (element: Element) => element.classList.remove('ajax_add_to_cart'),
  ],
])('%s is left to itself', async (_, change) => {
  const { sent } = start();
  const element = first();
  change(element);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  await settle();
  expect(event.defaultPrevented).toBe(false);
  expect(sent).toHaveLength(0);
});
