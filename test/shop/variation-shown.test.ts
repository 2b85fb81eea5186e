// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { withAnimations } from '../support/animations';
import { rawVariation as raw } from './variation-markup';
import { withVariations } from './variation-page';

const { start, open, choose, press, wait, select } = withVariations();
const { running, finish } = withAnimations();

test('number, weight, size and image of a variation are shown around the form, and the product’s own again without one', async () => {
  const facts =
    '<span class="sku">OWN</span><i class="product_weight">1 kg</i><i class="product_dimensions">own size</i><table><tr class="woocommerce-product-attributes-item--weight"><th>Weight</th><td class="woocommerce-product-attributes-item__value">1 kg</td></tr><tr class="woocommerce-product-attributes-item--dimensions"><th>Size</th><td class="woocommerce-product-attributes-item__value">own size</td></tr></table>';
  const { doc } = await start({
    list: [
      raw(1, 'red', 'small', { weight_html: '2 kg', dimensions_html: '1 &times; 2 &times; 3' }),
      raw(2, 'blue', 'small', { sku: '', weight_html: '', dimensions_html: '' }),
    ],
    print: (html) =>
      `${html.replace('<span class="sku">OWN</span>', facts)}<div class="product"><i class="product_weight">of another</i></div>`,
  });
  const shown = () =>
    [
      ...doc.querySelectorAll(
        '.sku, .product_weight, .product_dimensions, .woocommerce-product-attributes-item__value',
      ),
    ].map(({ textContent }) => textContent);
  const own = ['OWN', '1 kg', 'own size', '1 kg', 'own size', 'of another'];
  expect(shown()).toEqual(own);
  await choose('red', 'small');
  const [weight, size] = ['2 kg', '1 × 2 × 3'];
  expect(shown()).toEqual(['SKU-1', weight, size, weight, size, 'of another']);
  // Fields that a variation does not define show the product’s value.
  await choose('blue', 'small');
  expect(shown()).toEqual(own);
  await choose('red', 'small');
  press('.reset_variations');
  expect(shown()).toEqual(own);
});

const image = {
  src: '/v.jpg',
  src_w: '600',
  src_h: '400',
  srcset: '/v.jpg 600w',
  sizes: '50vw',
  title: 'title',
  caption: 'caption',
  alt: 'alt',
  full_src: '/f.jpg',
  full_src_w: '1200',
  full_src_h: '800',
  gallery_thumbnail_src: '/t.jpg',
};
const imageAttributes = {
  src: '/v.jpg',
  width: '600',
  height: '400',
  srcset: '/v.jpg 600w',
  sizes: '50vw',
  title: 'title',
  'data-caption': 'caption',
  alt: 'alt',
  'data-src': '/f.jpg',
  'data-large_image': '/f.jpg',
  'data-large_image_width': '1200',
  'data-large_image_height': '800',
};
const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
const thumbs = '<ol class="flex-control-nav"><li><img src="/own-s.jpg"></li></ol>';

test.each([
  ['the first image', 'woocommerce-product-gallery__image'],
  ['the placeholder, if the product has none', 'woocommerce-product-gallery__image--placeholder'],
])('a variation’s image replaces %s, in every attribute that names it', async (_, slide) => {
  const { find } = await start({
    list: [raw(1, 'red', 'small', { image })],
    print: (html) =>
      html
        .replace('woocommerce-product-gallery__image', slide)
        .replace('</a></div></div>', `</a></div>${thumbs}</div>`),
  });
  const before = find('.images').outerHTML;
  await choose('red', 'small');
  const { class: own, ...attributes } = attributesOf(find('.wp-post-image'));
  expect(own).toBe('wp-post-image');
  expect(attributes).toEqual(imageAttributes);
  expect(find(`.${slide}`).getAttribute('data-thumb')).toBe('/v.jpg');
  expect(find(`.${slide} a`).getAttribute('href')).toBe('/f.jpg');
  expect(find('.flex-control-nav img').getAttribute('src')).toBe('/t.jpg');
  expect(find('form').getAttribute('current-image')).toBe('1');
  press('.reset_variations');
  expect(find('.images').outerHTML).toBe(before);
});

test('a variation without an image keeps the product’s', async () => {
  const { find } = await start({
    list: [raw(1, 'red', 'small'), raw(2, 'blue', 'small', { image: { alt: 'x' }, image_id: '' })],
  });
  await choose('red', 'small');
  await choose('blue', 'small');
  expect(attributesOf(find('.wp-post-image'))).toEqual({ class: 'wp-post-image', src: '/own.jpg' });
  expect(find('form').hasAttribute('current-image')).toBe(false);
});

test('sliders and magnifiers are notified of another image once, not of the same one again', async () => {
  const { find, listenFor, received } = await start({
    list: [raw(1, 'red', 'small', { image_id: 5 }), raw(2, 'blue', 'small', { image_id: 5 })],
  });
  listenFor('woocommerce_gallery_reset_slide_position', 'woocommerce_gallery_init_zoom');
  await choose('red', 'small');
  const expected = ['woocommerce_gallery_reset_slide_position', 'woocommerce_gallery_init_zoom'];
  expect(received.map(({ name }) => name)).toEqual(expected);
  await choose('blue', 'small');
  expect(received).toHaveLength(2);
  expect(find('.wp-post-image').getAttribute('src')).toBe('/v2.jpg');
});

test('a product without images can be chosen all the same', async () => {
  const { find } = await start({
    print: (html) => html.replace(/<div class="images">.*?<\/a><\/div><\/div>/s, ''),
  });
  await choose('red', 'small');
  expect(find('.single_variation').textContent).toBe('1');
});

const quantity = (find: (selector: string) => HTMLElement) => {
  const field = find('.qty') as HTMLInputElement;
  return [field.getAttribute('min'), field.getAttribute('max'), field.value];
};

test('the quantity stays within the limits of a variation, and other scripts are notified when it changes', async () => {
  const { find } = await start({
    list: [
      raw(1, 'red', 'small', { min_qty: 2, max_qty: 6 }),
      raw(2, 'red', 'large', { min_qty: 1, max_qty: 4 }),
      raw(3, 'blue', 'small', { is_sold_individually: 'yes' }),
    ],
  });
  const dispatched: string[] = [];
  find('.quantity').addEventListener('change', ({ target }) => {
    dispatched.push((target as HTMLInputElement).value);
  });
  await choose('red', 'small');
  expect(quantity(find)).toEqual(['2', '6', '2']);
  await choose('red', 'large');
  expect(quantity(find)).toEqual(['1', '4', '2']);
  expect(find('.quantity').style.display).toBe('');
  await choose('', '');
  await choose('blue', 'small');
  expect(quantity(find)).toEqual(['1', '', '1']);
  expect(find('.quantity').style.display).toBe('none');
  await choose('', '');
  await choose('red', 'small');
  expect(find('.quantity').style.display).toBe('');
  expect(dispatched).toEqual(['2', '1', '2']);
  (find('.qty') as HTMLInputElement).value = '1';
});

test('a button that can be pressed is announced as such, one that cannot is not', async () => {
  const { find } = await start({
    list: [raw(1, 'red', 'small'), raw(2, 'blue', 'small', { is_purchasable: false })],
  });
  const states = () => {
    const { classList } = find('.variations_button');
    return [
      find('.single_add_to_cart_button').getAttribute('aria-disabled'),
      find('.single_add_to_cart_button').className,
      classList.contains('woocommerce-variation-add-to-cart-enabled'),
      classList.contains('woocommerce-variation-add-to-cart-disabled'),
    ];
  };
  const own = 'single_add_to_cart_button button';
  const needed = ['true', `${own} disabled wc-variation-selection-needed`, false, true];
  expect(states()).toEqual(needed);
  await choose('red', 'small');
  expect(states()).toEqual([null, own, true, false]);
  expect(press('.single_add_to_cart_button').defaultPrevented).toBe(false);
  await choose('blue', 'small');
  expect(states()).toEqual(['true', `${own} disabled wc-variation-is-unavailable`, false, true]);
  press('.reset_variations');
  expect(states()).toEqual(needed);
});

test('every field for the id of the variation gets it, and emits its event once', async () => {
  const { doc, find } = await start({
    print: (html) =>
      html.replace('</form>', '<input type="hidden" name="variation_id" value="0"></form>'),
  });
  const dispatched: string[] = [];
  find('form').addEventListener('change', ({ target }) => {
    const { type, value } = target as HTMLInputElement;
    if (type === 'hidden') dispatched.push(value);
  });
  await choose('red', 'small');
  const fields = [...doc.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(fields.map(({ value }) => value)).toEqual(['1', '1']);
  await choose('red', 'large');
  // Empty in between, so that no script uses the old number for the new selection.
  expect(dispatched).toEqual(['1', '1', '', '', '2', '2']);
});

test('price and stock slide open and shut', async () => {
  const { find } = await start({ motion: 'full' });
  const box = find('.single_variation');
  Object.defineProperty(box, 'scrollHeight', { configurable: true, value: 40 });
  await choose('red', 'small');
  expect(running()).toEqual([['woocommerce-variation single_variation', 200]]);
  finish();
  expect(box.style.display).toBe('block');
  press('.reset_variations');
  const closing = ['woocommerce-variation single_variation', 200];
  expect(running()).toContainEqual(closing);
  finish();
  expect(box.style.display).toBe('none');
});

test('the price of another choice replaces the previous one, and the button below stays where it is', async () => {
  const { find } = await start({ motion: 'full' });
  await choose('red', 'small');
  finish();
  await choose('red', 'large');
  expect(find('.single_variation').textContent).toBe('2');
  expect(running()).toEqual([]);
  press('.reset_variations');
  await choose('red', 'small');
  finish();
  expect(find('.single_variation').style.display).toBe('block');
});

test('where nothing of a variation was shown nothing slides shut', async () => {
  const { find } = await start();
  press('.reset_variations');
  expect(find('.single_variation').getAttribute('style')).toBeNull();
});

test('a variation without words for it leaves no gap that slides', async () => {
  const { find } = await start({
    motion: 'full',
    list: [raw(1, 'red', 'small', { price_html: '' })],
  });
  await choose('red', 'small');
  expect(running()).toEqual([]);
  expect(find('.single_variation').style.display).toBe('block');
});

test('the message stays in view, is shown if the shop’s sheet hides it, and is removed with the next choice', async () => {
  const { find, doc } = await start();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  press('.single_add_to_cart_button');
  const message = find('.wc-no-matching-variations');
  expect(message.className).toBe('wc-no-matching-variations woocommerce-info');
  expect(message.style.getPropertyPriority('display')).toBe('important');
  expect(message.style.display).toBe('block');
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scroll.mock.contexts[0]).toBe(message.parentElement);
  await choose('red', '');
  expect(doc.querySelector('.wc-no-matching-variations')).toBeNull();
});

test('a message that the owner has left empty is not shown', async () => {
  const { doc } = await start({ params: { i18n_make_a_selection_text: '' } });
  press('.single_add_to_cart_button');
  expect(doc.querySelector('form [role=alert]:not(.reset_variations_alert)')).toBeNull();
});

test('a form without an element for the message accepts presses without one', async () => {
  const { doc } = await start({
    print: (html) => html.replace('<div class="woocommerce-variation single_variation"></div>', ''),
  });
  expect(press('.single_add_to_cart_button').defaultPrevented).toBe(true);
  expect(doc.querySelector('.wc-no-matching-variations')).toBeNull();
});

test('the link that clears the choice is there only while something is chosen', async () => {
  const { find } = open();
  await wait(100);
  expect(find('.reset_variations').style.visibility).toBe('hidden');
  await choose('', 'large');
  expect(find('.reset_variations').style.visibility).toBe('visible');
  expect(select('colour').value).toBe('');
});
