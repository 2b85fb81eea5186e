// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import '../../src/shop/replace';
import { start as startController } from '../../src/shop/variations/start-variations';
import { startInScope } from '../../src/runtime/controller-scope';
import { page } from './variation-markup';
import { createShopPage, type ShopPage, settle } from './shop-page';

const raw = (id: number, colour: string, size: string) => ({
  variation_id: id,
  attributes: { attribute_colour: colour, attribute_size: size },
  sku: `SKU-${id}`,
  price_html: `<b>${id}</b>`,
  is_purchasable: true,
  is_in_stock: true,
});
const all = [raw(1, 'red', 'small'), raw(2, 'red', 'large'), raw(3, 'blue', 'small')];
const events = [
  'wc_variation_form',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_image',
  'reset_focus',
  'announce_reset',
  'clear_reset_announcement',
];

let shop: ShopPage & { stop(): void; before: string; receivedTypes: string[] };
const start = async (list: unknown = all, change = (html: string) => html) => {
  const made = createShopPage({
    html: change(page(list)),
    globals: {
      wc_add_to_cart_variation_params: {
        wc_ajax_url: '/?wc-ajax=%%endpoint%%',
        i18n_reset_alert_text: 'Reset.',
        i18n_no_matching_variations_text: 'No match.',
      },
    },
  });
  const before = made.doc.body.innerHTML;
  const receivedTypes: string[] = [];
  for (const name of events) {
    made.doc.body.addEventListener(`skerry:${name}`, ({ target }) => {
      receivedTypes.push((target as Element).matches('form') ? name : `${name} on the box`);
    });
  }
  shop = {
    ...made,
    before,
    receivedTypes,
    stop: startInScope(made.page, 'variations', startController),
  };
  return shop;
};
const wait = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settle();
};
const select = (name: string) => shop.find(`[name="attribute_${name}"]`) as HTMLSelectElement;
const choose = async (name: string, value: string) => {
  shop.receivedTypes.length = 0;
  select(name).value = value;
  select(name).dispatchEvent(new Event('change', { bubbles: true }));
  await wait(300);
};
const fire = (name: string, ...detail: readonly unknown[]) =>
  shop.find('form').dispatchEvent(new CustomEvent(`skerry:${name}`, { detail }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  shop.stop();
  const after = shop.doc.body.innerHTML;
  shop.clear();
  vi.useRealTimers();
  expect(after).toBe(shop.before);
});

const resets = ['reset_image', 'hide_variation on the box', 'reset_data'];
const lists = ['woocommerce_update_variation_values', 'update_variation_values'];

test('swatches are notified of the first look at the form, then that it is ready', async () => {
  const { receivedTypes } = await start();
  expect(receivedTypes).toEqual([]);
  await wait(100);
  expect(receivedTypes).toEqual([...lists, ...resets, 'check_variations', 'wc_variation_form']);
});

test('swatches are notified of each step of a choice: lists, what is undone, what is found', async () => {
  const { receivedTypes } = await start();
  await wait(100);
  const change = ['clear_reset_announcement', 'woocommerce_variation_select_change', ...lists];
  const end = ['check_variations', 'woocommerce_variation_has_changed'];
  await choose('colour', 'red');
  expect(receivedTypes).toEqual([...change, ...resets, ...end]);
  await choose('size', 'large');
  expect(receivedTypes).toEqual([
    ...change,
    'found_variation',
    ...end,
    'show_variation on the box',
  ]);
});

test('a form with AJAX variations rebuilds no lists and emits no event for them', async () => {
  const { receivedTypes } = await start(false);
  await wait(100);
  await choose('colour', 'red');
  expect(receivedTypes).toEqual([
    'clear_reset_announcement',
    ...resets,
    'check_variations',
    'woocommerce_variation_has_changed',
  ]);
});

test('the clear link changes each list, so that swatches follow', async () => {
  const { receivedTypes, find } = await start();
  await wait(100);
  await choose('colour', 'red');
  const changed: string[] = [];
  find('form').addEventListener('change', ({ target }) => {
    changed.push((target as HTMLSelectElement).name);
  });
  receivedTypes.length = 0;
  find('.reset_variations').click();
  expect(changed).toEqual(['attribute_colour', 'attribute_size']);
  expect(receivedTypes.slice(-5)).toEqual(['announce_reset', ...resets, 'reset_focus']);
  expect(find('.reset_variations_alert').textContent).toBe('Reset.');
});

test('a new choice clears the number of the old one before it brings its own', async () => {
  await start();
  await wait(100);
  await choose('colour', 'red');
  await choose('size', 'large');
  const numbers: string[] = [];
  shop.find('.variation_id').addEventListener('change', ({ target }) => {
    numbers.push((target as HTMLInputElement).value);
  });
  await choose('size', 'small');
  expect(numbers).toEqual(['', '1']);
});

test('other scripts can request each step', async () => {
  const { find, receivedTypes, doc } = await start();
  await wait(100);
  select('colour').value = 'red';
  select('size').value = 'large';
  receivedTypes.length = 0;
  fire('check_variations');
  await wait(300);
  expect(receivedTypes).not.toContain('check_variations');
  expect(find('.single_variation').textContent).toBe('2');
  fire('found_variation', raw(9, '', ''));
  await wait(300);
  expect(find('.single_variation').textContent).toBe('9');
  fire('announce_reset');
  expect(find('.reset_variations_alert').textContent).toBe('Reset.');
  fire('clear_reset_announcement');
  expect(find('.reset_variations_alert').textContent).toBe('');
  fire('reset_focus');
  expect(doc.activeElement).toBe(select('colour'));
  fire('reset_data');
  expect((find('.variation_id') as HTMLInputElement).value).toBe('');
});

test('a button that the template prints disabled can be pressed, and the form around it is shown', async () => {
  const { find } = await start(all, (html) =>
    html
      .replace('single_add_to_cart_button button"', '$& disabled')
      .replace('class="single_variation_wrap"', '$& style="display: none"'),
  );
  const button = find('.single_add_to_cart_button');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(button.className).toContain('wc-variation-selection-needed');
  expect(find('.single_variation_wrap').style.display).toBe('block');
  await wait(100);
  await choose('colour', 'red');
  await choose('size', 'large');
  expect(button.hasAttribute('disabled')).toBe(false);
});

test('variations that a plugin has stored in jQuery’s data are the ones to choose from', async () => {
  const { find } = await start([raw(1, 'red', 'small')]);
  await wait(100);
  const form = find('form');
  const stored = { product_variations: [raw(7, 'blue', 'large')] };
  vi.stubGlobal('jQuery', { data: (element: Element) => (element === form ? stored : {}) });
  onTestFinished(() => void vi.unstubAllGlobals());
  form.dispatchEvent(new Event('skerry:reload_product_variations'));
  await wait(300);
  const options = [...(find('[name="attribute_colour"]') as HTMLSelectElement).options];
  expect(options.map(({ value }) => value)).toEqual(['', 'blue']);
});
