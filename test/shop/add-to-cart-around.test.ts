// @vitest-environment happy-dom
import { jQueryFactory } from 'jquery/factory';
import { expect, test, vi } from 'vitest';
import { button, reply } from './cart-fixture';
import { settle } from './shop-page';
import { withAddButtons } from './with-add-buttons';

type JQuery = (target: unknown) => { on(names: string, listener: () => void): void };

const makeJQuery = jQueryFactory as unknown as (view: Window) => JQuery;
const { start, first, click } = withAddButtons();

test('success is announced in the status region, also when the same product is added twice', async () => {
  const { sent, find } = start();
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  vi.advanceTimersByTime(1000);
  const region = find('.widget_shopping_cart_live_region[role=status]');
  expect(region.textContent).toBe('“Mug 1” has been added to your cart');
  expect(region.getAttribute('aria-relevant')).toBe('all');
  await click();
  expect(region.textContent).toBe('');
  sent[1]?.reply(reply('h2', 'a'));
  await settle();
  vi.advanceTimersByTime(1000);
  expect(region.textContent).toBe('“Mug 1” has been added to your cart');
});

const blocks = [
  'wc-blocks_adding_to_cart',
  'wc-blocks_added_to_cart',
  'wc-blocks_removed_from_cart',
];
test.each([
  ['receives adds and removals on a page without jQuery', {}, blocks],
  ['is left to translate them where jQuery is', { jQuery: makeJQuery(window) }, []],
])('the mini-cart that is a block %s', async (_, globals, expected) => {
  const received: string[] = [];
  const listener = ({ type }: Event) => void received.push(type);
  for (const name of blocks) document.addEventListener(name, listener);
  const { sent, find } = start({ globals });
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  await click(find('.remove_from_cart_button'));
  sent[1]?.reply(reply(''));
  await settle();
  for (const name of blocks) document.removeEventListener(name, listener);
  expect(received).toEqual(expected);
});

test('another plugin that adds something itself brings its fragments and button states', async () => {
  const { trigger, doc, names } = start();
  trigger('added_to_cart', reply('h9', 'x').fragments, 'h9', first());
  await settle();
  expect(doc.querySelectorAll('.widget_shopping_cart_content li')).toHaveLength(1);
  expect(first().className).toContain('added');
  expect(names().filter((name) => name === 'added_to_cart')).toHaveLength(1);
  expect(names()).toContain('wc_fragments_loaded');
});

test('another plugin that adds an item without fragments makes the cart request them from the server', async () => {
  const { trigger, sent, session } = start();
  trigger('added_to_cart');
  await settle();
  expect(sent.map(({ url }) => url)).toEqual(['/?wc-ajax=get_refreshed_fragments']);
  expect([...session.values()]).not.toContain('undefined');
});

test('a button that another plugin has added by stops loading, with fragments or without', async () => {
  const { trigger } = start();
  first().classList.add('loading');
  trigger('added_to_cart', null, null, first());
  await settle();
  expect(first().className).not.toMatch(/loading|added/);
});

test('a page restored from history shows no button that loads for ever', async () => {
  const { page } = start();
  await click();
  const show = (persisted: boolean) =>
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  // On the first page view the event may fire after a quick press.
  show(false);
  expect(first().className).toContain('loading');
  show(true);
  expect(first().className).not.toContain('loading');
});

test('undo restores the buttons as the server sent them and aborts pending requests', async () => {
  const { sent, stop, before, doc, find } = start();
  await click();
  sent[0]?.reply({ fragments: {}, cart_hash: 'h' });
  await settle();
  await click(find('[data-product_id="2"]'));
  stop();
  await settle();
  expect(doc.body.innerHTML).toBe(before);
  expect(sent[1]?.signal.aborted).toBe(true);
});

test('a button that was replaced while its call ran harms nothing', async () => {
  const { sent, find, page } = start();
  await click();
  find('.products').innerHTML = button(3);
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(page.report.faults).toEqual([]);
  expect(find('.products').innerHTML).toBe(button(3));
});

test('a listener that throws stops neither the call nor the button', async () => {
  const { sent, page, doc } = start();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = page.window as unknown as Window;
  const $ = makeJQuery(view);
  Object.assign(view, { jQuery: $ });
  $(page.document.body).on('adding_to_cart added_to_cart wc_fragments_loaded', () => {
    throw new Error('a plugin is broken');
  });
  await click();
  sent[0]?.reply(reply('h1', 'a'));
  await settle();
  expect(first().className).toContain('added');
  expect(doc.querySelectorAll('.widget_shopping_cart_content li')).toHaveLength(1);
  expect(page.report.faults[0]?.phase).toBe('event');
  Reflect.deleteProperty(view, 'jQuery');
});
