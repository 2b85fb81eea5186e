// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wishlistRecord } from '../../src/pixel/shop/wishlist-record';
import { amount, card, open, page } from './pixel-page';

describe('wishes [S9.38b]', () => {
  const records = {
    42: {
      content_type: 'product',
      content_ids: ['MUG-1'],
      value: 12.5,
      currency: 'EUR',
      event_id: '',
      unique: true,
    },
  };
  const clean = {
    content_type: 'product',
    content_ids: ['MUG-1'],
    value: 12.5,
    currency: 'EUR',
  };
  const link = (attributes: string) =>
    card(amount('12.50'), `<a class="add_to_wishlist" ${attributes}>Wish</a>`);
  const addedToWishlist = async (attributes: string, options: Parameters<typeof open>[0] = {}) => {
    const { calls, click } = await open({
      html: link(attributes),
      globals: { aepc_wc_add_to_wishlist: records },
      ...options,
    });
    click('.add_to_wishlist');
    return calls();
  };

  test('the record of the product is reported, without what is not meant for it', async () => {
    expect(await addedToWishlist('data-product-id="42"')).toEqual([
      ['track', 'AddToWishlist', clean],
    ]);
  });
  test('the id is found before and through the number it is sold under', async () => {
    const expected = [['track', 'AddToWishlist', clean]];
    expect(await addedToWishlist('data-product-sku="MUG-1" data-product-id="42"')).toEqual(
      expected,
    );
    page.end();
    expect(await addedToWishlist('data-product-sku="MUG-1"')).toEqual(expected);
  });
  test('without a record the product card is read', async () => {
    const calls = await addedToWishlist('data-product-id="42"', { globals: {} });
    expect(calls[0]?.[2]).toMatchObject({ value: 12.5, content_name: 'Blue mug' });
  });
  test.each([
    ['42', 'data-product-id="42"'],
    ['MUG-1', 'data-product-id="42" data-product-sku="MUG-1"'],
  ])(
    'a wish in a list of products, which has no records, names the product: %s',
    async (id, link) => {
      const calls = await addedToWishlist(link, { globals: {} });
      expect(calls[0]?.[2]).toMatchObject({ content_type: 'product', content_ids: [id] });
    },
  );
  test.each(['data-product-id="7"', 'data-product-id="7" data-product-sku="CUP-9"'])(
    'a wish for a product without a record is not reported as another one: %s',
    async (attributes) => {
      const [call] = await addedToWishlist(attributes);
      expect(call?.[2]).toMatchObject({ content_name: 'Blue mug' });
      expect(call?.[2].content_ids).not.toContain('MUG-1');
    },
  );
  test('a wish counts also where a script of the page keeps the click to itself', async () => {
    const { calls, click, find } = await open({ html: link('data-product-id="42"') });
    find('.add_to_wishlist').addEventListener('click', (event) => event.stopPropagation());
    click('.add_to_wishlist');
    expect(await calls()).toHaveLength(1);
  });
  test.each(['enable_addtowishlist', 'enable_wishlist'])(
    '%s switches it off [S9.37b]',
    async (name) => {
      expect(await addedToWishlist('data-product-id="42"', { settings: { [name]: 'no' } })).toEqual(
        [],
      );
    },
  );
  test('no record makes it throw', () => {
    const element = document.createElement('a');
    element.dataset.productId = 'constructor';
    element.dataset.productSku = 'x';
    fc.assert(
      fc.property(fc.anything(), (printed) => {
        wishlistRecord(element, printed);
      }),
    );
  });
});

describe('paying [S9.38c]', () => {
  const html =
    '<form class="checkout"><table><tr class="order-total"><td>30</td></tr></table></form>';
  const options = {
    html,
    bodyClass: 'woocommerce-page',
    globals: {
      aepc_add_payment_info_params: { content_ids: { 0: '1', 2: '3' }, value: '30' },
    },
  };
  const order = () => page.page.events.emit(page.find('form'), 'checkout_place_order', [{}]);

  test('an order is reported once, and again for another sum only', async () => {
    await open(options);
    expect(order().isAllowed).toBe(true);
    order();
    expect(await page.calls()).toEqual([
      ['track', 'AddPaymentInfo', { content_ids: ['1', '3'], value: '30' }],
    ]);
    page.find('.order-total').textContent = '20';
    order();
    expect(await page.calls()).toHaveLength(2);
  });

  test.each(['no', ''])('the switch %j keeps it quiet [S9.37c]', async (value) => {
    await open({ ...options, settings: { enable_addpaymentinfo: value } });
    order();
    expect(await page.calls()).toEqual([]);
  });
});

describe('downloads', () => {
  test('the server’s data about an added one is reported', async () => {
    const { calls, trigger } = await open({ html: '<div class="edd_download"></div>' });
    trigger('edd_cart_item_added', {
      pixel: { params: { content_ids: ['d1'], value: 9, currency: 'USD' }, event_id: 'md5' },
    });
    for (const response of [{}, null, { pixel: [] }]) trigger('edd_cart_item_added', response);
    expect(await calls()).toEqual([
      [
        'track',
        'AddToCart',
        { content_ids: ['d1'], value: 9, currency: 'USD' },
        { eventID: 'md5' },
      ],
    ]);
  });
  test('paying for them is reported', async () => {
    const { calls, click } = await open({
      html: '<form id="edd_purchase_form"><input type="submit"></form>',
      bodyClass: 'edd-checkout',
      globals: { aepc_add_payment_info_params: { value: '9' } },
    });
    click('input');
    expect(await calls()).toEqual([['track', 'AddPaymentInfo', { value: '9' }]]);
  });
});
