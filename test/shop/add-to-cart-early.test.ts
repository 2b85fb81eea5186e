// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { button, content, reply } from './cart-fixture';
import { holdLoad } from './held-load';
import { settle } from './shop-page';
import { withAddButtons } from './with-add-buttons';

const { start, click, first } = withAddButtons();

afterEach(() => {
  vi.restoreAllMocks();
});

/** A list of products whose chunk for presses is loading until the test lets it load or fail. */
const startEarly = (keys: readonly string[] = []) => {
  const shop = start({
    html: `<ul class="products">${button(1)}${button(2)}</ul>${content(...keys)}`,
    globals: { wc_cart_fragments_params: undefined },
  });
  return { ...shop, ...holdLoad(shop) };
};

test('presses on several products before the chunk is loaded are all kept, in their order [S4.10b]', async () => {
  const { sent, find, succeed, names } = startEarly();
  await click();
  await click(find('[data-product_id="2"]'));
  await click();
  expect(sent).toEqual([]);
  await succeed();
  expect(names()).toEqual(['adding_to_cart', 'adding_to_cart']);
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(sent.map(({ body }) => body.get('product_id'))).toEqual(['1', '2']);
});

test('a press before the chunk is loaded is not left to the browser too', () => {
  startEarly();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  first().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('a removal before the chunk is loaded is kept', async () => {
  const { sent, find, succeed } = startEarly(['a']);
  await click(find('[data-cart_item_key="a"]'));
  await succeed();
  expect(sent.map(({ url }) => url)).toEqual(['/?wc-ajax=remove_from_cart']);
});

test('what another plugin adds before any touch shows at its button', async () => {
  const { trigger, succeed, names } = startEarly();
  trigger('added_to_cart', { 'p.none': '' }, 'h9', first());
  await succeed();
  expect(first().className).toContain('added');
  expect(names()).toContain('wc_cart_button_updated');
});

test('without the code the first link is followed, once', async () => {
  const { visited, find, fail, page } = startEarly();
  await click();
  await click();
  await click(find('[data-product_id="2"]'));
  await fail();
  expect(visited.map((url) => new URL(url).search)).toEqual(['?add-to-cart=1']);
  expect(page.report.faults.map(({ phase }) => phase)).toEqual(['load']);
});

test('offline, without the code, each press has a message beside its button that it failed', async () => {
  const { visited, find, fail, doc } = startEarly();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await click();
  await click();
  await click(find('[data-product_id="2"]'));
  await fail();
  expect(visited).toEqual([]);
  expect(doc.querySelectorAll('.woocommerce-error[role=alert]')).toHaveLength(2);
});
