// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/shop/replace';
import { startVariations as startController } from '../../src/shop/variations';
import { startInScope } from '../../src/runtime/controller-scope';
import { fillTemplate, hasLogic } from '../../src/shop/variations/fill-template';
import { findVariation, isComplete, isMatch } from '../../src/shop/variations/find-variation';
import { optionStates } from '../../src/shop/variations/option-states';
import { quantityOf } from '../../src/shop/variations/quantity-of';
import { readVariation, readVariations, type Variation } from '../../src/shop/variations/variation';
import { page } from './variation-markup';
import { createShopPage, type ShopPage, settle } from './shop-page';

const raw = (id: number, colour: string, size: string, more: Record<string, unknown> = {}) => ({
  variation_id: id,
  attributes: { attribute_colour: colour, attribute_size: size },
  sku: `SKU-${id}`,
  price_html: `<span class="price">${id}</span>`,
  availability_html: '',
  variation_description: '',
  dimensions_html: '1 &times; 2',
  min_qty: 1,
  max_qty: '',
  is_purchasable: true,
  is_in_stock: true,
  variation_is_visible: true,
  variation_is_active: true,
  is_sold_individually: 'no',
  image: { src: `/v${id}.jpg`, full_src: `/f${id}.jpg` },
  image_id: id,
  ...more,
});
const all = [raw(1, 'red', 'small'), raw(2, 'red', 'large'), raw(3, 'blue', 'small')];
const read = (value: unknown): Variation => {
  const variation = readVariation(value);
  if (!variation) throw new Error('no variation');
  return variation;
};
const variations = all.map(read);

test.each([
  [{}, true],
  [{ c: 'red' }, true],
  [{ c: '', s: 'x' }, true],
  [{ c: 'blue' }, false],
])('the variation with red fits %j: %j', (choice, expected) => {
  expect(isMatch({ c: 'red' }, choice as Record<string, string>)).toBe(expected);
});

test('the first variation that fits is found; an open attribute fits anything', () => {
  const open = read(raw(9, '', 'large'));
  const choice = { attribute_colour: 'red', attribute_size: 'large' };
  expect(findVariation(variations, choice)?.variation_id).toBe('2');
  expect(findVariation([open, ...variations], choice)?.variation_id).toBe('9');
  expect(
    findVariation(variations, { attribute_colour: 'blue', attribute_size: 'large' }),
  ).toBeUndefined();
  expect(isComplete({ a: 'x', b: '' })).toBe(false);
  expect(isComplete({})).toBe(false);
});

test('options follow what is chosen in the other lists', () => {
  const values = ['small', 'large'];
  const states = (colour: string) =>
    Object.fromEntries(
      optionStates(variations, 'attribute_size', {
        choice: { attribute_colour: colour, attribute_size: 'large' },
        values,
      }),
    );
  expect(states('')).toEqual({ small: 'enabled', large: 'enabled' });
  expect(states('blue')).toEqual({ small: 'enabled' });
});

test('an inactive variation leaves its option in place but not to be chosen', () => {
  const sold = [read(raw(1, 'red', 'small', { variation_is_active: false }))];
  const states = optionStates(sold, 'attribute_size', { choice: {}, values: ['small'] });
  expect(states.get('small')).toBe('attached');
});

test('a variation with an open attribute offers every value', () => {
  const open = [read(raw(1, 'red', ''))];
  const states = optionStates(open, 'attribute_size', { choice: {}, values: ['s', 'm', 'l'] });
  expect([...states.keys()]).toEqual(['s', 'm', 'l']);
});

test.each([
  [{}, '3', { min: '1', max: '', value: '3', isShown: true }],
  [{ min_qty: 2, max_qty: 5 }, '9', { min: '2', max: '5', value: '5', isShown: true }],
  [{ min_qty: 2, max_qty: 5 }, '1', { min: '2', max: '5', value: '2', isShown: true }],
  [{ min_qty: 2 }, 'x', { min: '2', max: '', value: '2', isShown: true }],
  [{ is_sold_individually: 'yes' }, '4', { min: '1', max: '', value: '1', isShown: false }],
])('with %j a quantity of %j becomes %j', (more, current, expected) => {
  expect(quantityOf(read(raw(1, '', '', more)), current)).toEqual(expected);
});

test('the template takes HTML in three braces and text in two', () => {
  const template =
    '/*<![CDATA[*/<p>{{{ data.variation.price_html }}}</p><b title="{{ data.variation.sku }}">{{data.variation.none}}</b>/*]]>*/';
  expect(fillTemplate(template, { price_html: '<i>5</i>', sku: '"><script>' })).toBe(
    '<p><i>5</i></p><b title="&quot;&gt;&lt;script&gt;"></b>',
  );
  expect(hasLogic(template)).toBe(false);
  expect(hasLogic('<# if (data.x) { #>')).toBe(true);
  expect(hasLogic('{{ data.product.name }}')).toBe(true);
});

test('a template never takes what a variation does not hold', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.anything()), (template, data) => {
      expect(typeof fillTemplate(template, data)).toBe('string');
      expect(fillTemplate('{{{ data.variation.constructor }}}', {})).toBe('');
    }),
  );
});

test('variations of any shape are read without throwing', () => {
  expect(readVariations('false')).toBeNull();
  expect(readVariations(null)).toBeNull();
  expect(readVariations('[]')).toEqual([]);
  expect(readVariations('{"a":1}')).toEqual([]);
  expect(readVariations('not json')).toEqual([]);
  fc.assert(fc.property(fc.json(), (value) => Array.isArray(readVariations(` ${value}`))));
});

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
const offered = (name: string) => [...select(name).options].map(({ value }) => value);
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

test('before a choice the button is not ready and says why when it is pressed', async () => {
  const { find } = await start();
  expect(button().className).toContain('disabled wc-variation-selection-needed');
  expect(press('.single_add_to_cart_button').defaultPrevented).toBe(true);
  expect(find('.wc-no-matching-variations').textContent).toBe('Please select.');
});

test('a complete choice shows price, number, picture and readies the button', async () => {
  const { find, doc } = await start();
  const heard: string[] = [];
  for (const name of ['found_variation', 'show_variation']) {
    doc.body.addEventListener(`skerry:${name}`, () => heard.push(name));
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
  expect(heard).toEqual(['found_variation', 'show_variation']);
});

test('two variations with one picture: it stays when the second is chosen, also where a thumbnail shows it', async () => {
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

test('lists offer only what can be chosen together', async () => {
  await start();
  await choose('colour', 'blue');
  expect(offered('size')).toEqual(['', 'small']);
  await choose('colour', '');
  expect(offered('size')).toEqual(['', 'small', 'large']);
});

test('a choice that no longer fits is taken back', async () => {
  await start();
  await choose('size', 'large');
  expect(offered('colour')).toEqual(['', 'red']);
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

test('the clear link takes everything back, says so and leads to the first list', async () => {
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

test('with too many variations the server is asked, the newest question wins', async () => {
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

test('when the server knows no such variation, or fails, the form says so and is not covered', async () => {
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
