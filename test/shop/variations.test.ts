// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/shop/replace';
import { startInScope } from '../../src/runtime/controller-scope';
import { start as startController } from '../../src/shop/variations/start-variations';
import { holdLoad } from './held-load';
import { createShopPage, type ShopPage, settle } from './shop-page';
import { allVariations as all, page, rawVariation as raw } from './variation-markup';

let shop: ShopPage & { stop(): void; before: string };
const start = async (list: unknown = all) => {
  const made = createShopPage({
    html: page(list),
    globals: {
      wc_add_to_cart_variation_params: {
        wc_ajax_url: '/?wc-ajax=%%endpoint%%',
        i18n_no_matching_variations_text: 'No match.',
        i18n_make_a_selection_text: 'Please select.',
        i18n_unavailable_text: 'Unavailable.',
        i18n_reset_alert_text: 'Reset.',
      },
    },
  });
  const before = made.doc.body.innerHTML;
  shop = { ...made, before, stop: startInScope(made.page, 'variations', startController) };
  vi.advanceTimersByTime(100);
  await settle();
  return shop;
};
const select = (name: string) => shop.find(`[name="attribute_${name}"]`) as HTMLSelectElement;
const choose = async (name: string, value: string) => {
  select(name).value = value;
  select(name).dispatchEvent(new Event('change', { bubbles: true }));
  vi.advanceTimersByTime(300);
  await settle();
};
const optionsOf = (name: string) => [...select(name).options].map(({ value }) => value);
const button = () => shop.find('.single_add_to_cart_button');
const id = () => (shop.find('.variation_id') as HTMLInputElement).value;
const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  shop.find(selector).dispatchEvent(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  if (!shop) return;
  shop.stop();
  const { before, doc } = shop;
  const after = doc.body.innerHTML;
  shop.clear();
  vi.useRealTimers();
  expect(after).toBe(before);
});

test('before a choice the button is disabled and announces why when it is pressed', async () => {
  const { find } = await start();
  expect(button().className).toContain('disabled wc-variation-selection-needed');
  expect(press('.single_add_to_cart_button').defaultPrevented).toBe(true);
  expect(find('.wc-no-matching-variations').textContent).toBe('Please select.');
});

test('a complete choice shows price, number and image, and enables the button', async () => {
  const { find, doc } = await start();
  const received: string[] = [];
  for (const name of ['found_variation', 'show_variation']) {
    doc.body.addEventListener(`skerry:${name}`, () => received.push(name));
  }
  await choose('colour', 'red');
  await choose('size', 'large');
  expect(id()).toBe('2');
  expect(find('.single_variation').innerHTML).toContain('<span class="price">2</span>');
  expect(find('.sku').textContent).toBe('SKU-2');
  expect(find('.wp-post-image').getAttribute('src')).toBe('/v2.jpg');
  expect(find('.images a').getAttribute('href')).toBe('/f2.jpg');
  expect(button().className).not.toContain('disabled');
  expect(find('.variations_button').className).toContain(
    'woocommerce-variation-add-to-cart-enabled',
  );
  expect(received).toEqual(['found_variation', 'show_variation']);
});

test('two variations with one image: it stays when the second is chosen, also if a thumbnail shows it', async () => {
  const image = { src: '/red.jpg', full_src: '/red.jpg', gallery_thumbnail_src: '/red-s.jpg' };
  const { find } = await start([
    raw(1, 'red', 'small', { image }),
    raw(2, 'red', 'large', { image }),
  ]);
  find('.images').insertAdjacentHTML(
    'beforeend',
    '<ol class="flex-control-nav"><li><img src="/own-s.jpg"></li></ol>',
  );
  await choose('colour', 'red');
  await choose('size', 'small');
  expect(find('.flex-control-nav img').getAttribute('src')).toBe('/red-s.jpg');
  await choose('size', 'large');
  expect(id()).toBe('2');
  expect(find('.wp-post-image').getAttribute('src')).toBe('/red.jpg');
  expect(find('.flex-control-nav img').getAttribute('src')).toBe('/red-s.jpg');
  find('.flex-control-nav').remove();
});

test('the first thumbnail shows the image of the variation also if the server has printed it in several sizes', async () => {
  const image = { src: '/red.jpg', full_src: '/red.jpg', gallery_thumbnail_src: '/red-s.jpg' };
  const { find } = await start([raw(1, 'red', 'small', { image })]);
  find('.images').insertAdjacentHTML(
    'beforeend',
    '<ol class="flex-control-nav"><li><img src="/own-s.jpg" srcset="/own-s.jpg 100w, /own-m.jpg 300w"></li></ol>',
  );
  const thumb = find('.flex-control-nav img') as HTMLImageElement;
  const { srcset } = thumb;
  await choose('colour', 'red');
  await choose('size', 'small');
  expect([thumb.getAttribute('src'), thumb.srcset]).toEqual(['/red-s.jpg', '']);
  await choose('size', '');
  expect([thumb.getAttribute('src'), thumb.srcset]).toEqual(['/own-s.jpg', srcset]);
  find('.flex-control-nav').remove();
});

test('a variation whose image has its own slide moves there and stays there', async () => {
  const image = { src: '/red.jpg', full_src: '/red.jpg', gallery_thumbnail_src: '/red-s.jpg' };
  const { find, doc } = await start([raw(1, 'red', 'small', { image })]);
  find('.images').insertAdjacentHTML(
    'beforeend',
    '<ol class="flex-control-nav"><li><img src="/own-s.jpg"></li><li><img src="/red-s.jpg"></li></ol>',
  );
  const received: string[] = [];
  find('li:last-child img').addEventListener('flexslider-click', () => received.push('slide'));
  for (const name of ['gallery_reset_slide_position', 'gallery_init_zoom']) {
    doc.body.addEventListener(`skerry:woocommerce_${name}`, () => received.push(name));
  }
  await choose('colour', 'red');
  await choose('size', 'small');
  expect(received).toEqual(['slide', 'gallery_init_zoom']);
  expect(find('.wp-post-image').getAttribute('src')).toBe('/own.jpg');
  await choose('size', '');
  expect(received.slice(2)).toEqual(['gallery_reset_slide_position', 'gallery_init_zoom']);
  find('.flex-control-nav').remove();
});

test('lists offer only what can be chosen together', async () => {
  await start();
  await choose('colour', 'blue');
  expect(optionsOf('size')).toEqual(['', 'small']);
  await choose('colour', '');
  expect(optionsOf('size')).toEqual(['', 'small', 'large']);
});

test('a choice that no longer fits is undone', async () => {
  await start();
  await choose('size', 'large');
  expect(optionsOf('colour')).toEqual(['', 'red']);
  await choose('size', '');
  await choose('colour', 'blue');
  await choose('size', 'small');
  expect(id()).toBe('3');
});

test('a variation that is not in stock shows but cannot be bought', async () => {
  const { find } = await start([raw(1, 'red', 'small', { is_in_stock: false })]);
  await choose('colour', 'red');
  await choose('size', 'small');
  expect(button().className).toContain('wc-variation-is-unavailable');
  press('.single_add_to_cart_button');
  expect(find('.wc-no-matching-variations').textContent).toBe('Unavailable.');
});

test('the clear link resets everything, announces it and focuses the first list', async () => {
  const { find, doc } = await start();
  await choose('colour', 'red');
  expect(find('.reset_variations').style.visibility).toBe('visible');
  await choose('size', 'small');
  expect(press('.reset_variations').defaultPrevented).toBe(true);
  await settle();
  expect([select('colour').value, select('size').value, id()]).toEqual(['', '', '']);
  expect(find('.wp-post-image').getAttribute('src')).toBe('/own.jpg');
  expect(find('.sku').textContent).toBe('OWN');
  expect(find('.reset_variations_alert').textContent).toBe('Reset.');
  expect(find('.reset_variations').style.visibility).toBe('hidden');
  expect(doc.activeElement).toBe(select('colour'));
});

test('with too many variations the server is requested, the newest request wins', async () => {
  const { sent } = await start(false);
  await choose('colour', 'red');
  expect(sent).toHaveLength(0);
  await choose('size', 'small');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
    attribute_colour: 'red',
    attribute_size: 'small',
    product_id: '7',
    custom_data: '',
  });
  expect(sent[0]?.url).toBe('/?wc-ajax=get_variation');
  await choose('size', 'large');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[1]?.reply(raw(2, 'red', 'large'));
  await settle();
  expect(id()).toBe('2');
  vi.advanceTimersByTime(300);
  await settle();
});

test('a variation is requested although the code that covers the form fails to load', async () => {
  const { sent, page } = await start(false);
  const chunk = holdLoad({ page });
  await choose('colour', 'red');
  await choose('size', 'small');
  await chunk.fail();
  sent[0]?.reply(raw(1, 'red', 'small'));
  await settle();
  expect(id()).toBe('1');
  expect(page.report.faults.map(({ phase }) => phase)).toEqual(['load']);
  vi.restoreAllMocks();
});

test('the response to a choice that was undone shows nothing', async () => {
  const { sent, find, doc } = await start(false);
  await choose('colour', 'red');
  await choose('size', 'small');
  await choose('size', '');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.reply(raw(1, 'red', 'small'));
  await settle();
  vi.advanceTimersByTime(300);
  await settle();
  expect(id()).toBe('');
  expect(find('.single_variation').innerHTML).toBe('');
  expect(doc.querySelector('.blockUI')).toBeNull();
});

test('a second press on the button without a choice announces the message again', async () => {
  const { find } = await start();
  const texts: (string | null)[] = [];
  press('.single_add_to_cart_button');
  const message = find('.wc-no-matching-variations');
  new MutationObserver(() => texts.push(message.textContent)).observe(message, {
    childList: true,
  });
  press('.single_add_to_cart_button');
  await settle();
  expect(texts).toEqual(['Please select.']);
  expect(find('.single_variation + [role=alert]').textContent).toBe('Please select.');
});

test('when the server finds no such variation, or fails, the form reports it and is not covered', async () => {
  const { sent, find, doc } = await start(false);
  await choose('colour', 'red');
  await choose('size', 'small');
  sent[0]?.reply('false');
  await settle();
  expect(find('.wc-no-matching-variations').textContent).toBe('No match.');
  await choose('size', 'large');
  sent[1]?.reply('Oops', { status: 500 });
  await settle();
  expect(find('.wc-no-matching-variations').textContent).toBe(
    'That did not work. Please try again.',
  );
  expect(doc.querySelector('.blockUI')).toBeNull();
});

test('the product of a form that is reset cannot be added until it is chosen again', async () => {
  const { find } = await start();
  await choose('colour', 'red');
  await choose('size', 'small');
  vi.advanceTimersByTime(300);
  await settle();
  const id = find('.variation_id') as HTMLInputElement;
  const button = find('.single_add_to_cart_button');
  expect([id.value, button.classList.contains('disabled')]).toEqual(['1', false]);
  (find('form') as HTMLFormElement).reset();
  vi.advanceTimersByTime(0);
  await settle();
  expect([id.value, button.classList.contains('disabled')]).toEqual(['', true]);
});
