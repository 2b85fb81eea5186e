import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createVisitor, type Visitor } from './visitor';

interface Fragments {
  fragments: Record<string, string>;
  cart_hash: string;
}

const WIDGET = 'div.widget_shopping_cart_content';
const recordings = new URL('../../../shared/recorded/shop/', import.meta.url);

/** Tags with their attribute names and classes, in order: what scripts and style sheets see. */
function skeleton(html: string) {
  const tags = html.match(/<[a-z]+[^>]*>/g) ?? [];
  const described = tags.map((tag) => {
    const name = /^<([a-z]+)/.exec(tag)?.[1] ?? '';
    const classes = / class="([^"]*)"/.exec(tag)?.[1]?.trim() ?? '';
    const data = (tag.match(/ (?:data-|aria-)[\w-]+(?==)/g) ?? []).map((part) => part.trim());
    return [name, classes, ...data.sort()].join(' ');
  });
  return described;
}

let visitor: Visitor;
beforeEach(() => {
  visitor = createVisitor();
});

const call = async (name: string, fields: Record<string, string> = {}) => {
  const response = await visitor.postForm(`/?wc-ajax=${name}`, fields);
  const body = await response.text();
  return { response, body, json: body === '' ? undefined : JSON.parse(body) };
};

describe.skipIf(!existsSync(recordings))('responses beside the recordings', () => {
  const recorded = (name: string) => {
    const file = JSON.parse(readFileSync(new URL(`${name}.json`, recordings), 'utf8'));
    return { headers: file.response.headers, json: JSON.parse(file.response.body) };
  };

  test('adding one product returns the recorded keys, headers and markup', async () => {
    const real = recorded('add-to-cart-ok');
    const { response, json } = await call('add_to_cart', { product_id: '301', quantity: '1' });
    expect(Object.keys(json)).toEqual(Object.keys(real.json));
    expect(Object.keys(json.fragments)).toEqual(Object.keys(real.json.fragments));
    expect(skeleton(json.fragments[WIDGET])).toEqual(skeleton(real.json.fragments[WIDGET]));
    expect(json.cart_hash).toMatch(/^[0-9a-f]{32}$/);
    for (const name of ['content-type', 'x-robots-tag', 'cache-control', 'expires']) {
      expect(response.headers.get(name)).toBe(real.headers[name]);
    }
  });

  test('the empty cart returns the recorded markup and an empty hash', async () => {
    const real = recorded('fragments-empty-1').json as Fragments;
    const { json } = await call('get_refreshed_fragments', { time: '1' });
    expect(json.cart_hash).toBe(real.cart_hash);
    expect(skeleton(json.fragments[WIDGET])).toEqual(skeleton(real.fragments[WIDGET] ?? ''));
  });

  test('removing one of three products returns the recorded markup', async () => {
    const real = recorded('remove-from-cart').json as Fragments;
    for (const id of ['301', '304', '307']) await call('add_to_cart', { product_id: id });
    const { json: before } = await call('get_refreshed_fragments');
    const key = /data-cart_item_key="([0-9a-f]{32})"/.exec(before.fragments[WIDGET])?.[1] ?? '';
    const { json } = await call('remove_from_cart', { cart_item_key: key });
    expect(Object.keys(json)).toEqual(Object.keys(real));
    expect(skeleton(json.fragments[WIDGET])).toEqual(skeleton(real.fragments[WIDGET] ?? ''));
  });

  test('a rejected product returns the recorded keys', async () => {
    const { json } = await call('add_to_cart', { product_id: '319' });
    expect(Object.keys(json)).toEqual(Object.keys(recorded('add-to-cart-error-2').json));
  });
});

if (!existsSync(recordings))
  console.log('No recordings beside the repository: shapes not compared.');

describe('the shop’s calls', () => {
  test('a product that is out of stock or already in the cart leads to its page', async () => {
    const { json } = await call('add_to_cart', { product_id: '319' });
    expect(json).toEqual({
      error: true,
      product_url: 'http://127.0.0.1:4173/product/brass-compass/',
    });
    expect((await call('add_to_cart', { product_id: '334' })).json).toHaveProperty('fragments');
    expect((await call('add_to_cart', { product_id: '334' })).json).toHaveProperty('error', true);
  });

  test('an unknown product has no address, and no product no response', async () => {
    const { json } = await call('add_to_cart', { product_id: '999999' });
    expect(json).toEqual({ error: true, product_url: false });
    expect((await call('add_to_cart')).body).toBe('');
    expect((await call('no_such_endpoint')).body).toBe('');
  });

  test('an unknown line returns that nothing was removed', async () => {
    expect((await call('remove_from_cart', { cart_item_key: 'x' })).json).toEqual({
      success: false,
    });
  });

  test('the two readable cookies follow the cart', async () => {
    const { json } = await call('add_to_cart', { product_id: '301' });
    expect(visitor.cookies.get('woocommerce_items_in_cart')).toBe('1');
    expect(visitor.cookies.get('woocommerce_cart_hash')).toBe(json.cart_hash);
    const key = /data-cart_item_key="([0-9a-f]{32})"/.exec(json.fragments[WIDGET])?.[1] ?? '';
    await call('remove_from_cart', { cart_item_key: key });
    expect(visitor.cookies.has('woocommerce_items_in_cart')).toBe(false);
    expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(false);
  });

  test('two visitors have two carts', async () => {
    await call('add_to_cart', { product_id: '301' });
    visitor = createVisitor();
    expect((await call('get_refreshed_fragments')).json.cart_hash).toBe('');
  });
});

describe('the path without a script', () => {
  test('an add link adds the product to the cart and shows a message', async () => {
    const body = await (await visitor.request('/shop/?add-to-cart=301')).text();
    expect(body).toContain('<div class="woocommerce-message" role="alert">');
    expect(body).toContain('<span>1 Item</span>');
  });

  test('the product form posts its quantity', async () => {
    const fields = { 'add-to-cart': '301', quantity: '3' };
    const body = await (await visitor.postForm('/product/enamel-mug/', fields)).text();
    expect(body).toContain('<span>3 Items</span>');
  });

  test('a remove link leads back, and its undo link brings the line back', async () => {
    await visitor.request('/shop/?add-to-cart=301');
    const cart = await (await visitor.request('/cart/')).text();
    const link = /href="http:\/\/127\.0\.0\.1:4173(\/cart\/\?remove_item=[^"]+)"/.exec(cart)?.[1];
    const path = (link ?? '').replaceAll('&amp;', '&');
    const answer = await visitor.request(path, {
      headers: { referer: 'http://127.0.0.1:4173/shop/?dir=rtl' },
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      'http://127.0.0.1:4173/shop/?dir=rtl&removed_item=1',
    );
    await visitor.request(path.replace('remove_item', 'undo_item'));
    expect(await (await visitor.request('/cart/')).text()).toContain('Enamel mug');
  });

  test('a stale nonce removes nothing', async () => {
    const { json } = await call('add_to_cart', { product_id: '301' });
    const key = /data-cart_item_key="([0-9a-f]{32})"/.exec(json.fragments[WIDGET])?.[1] ?? '';
    await visitor.request(`/cart/?remove_item=${key}&_wpnonce=stale`);
    expect((await call('get_refreshed_fragments')).json.cart_hash).toBe(json.cart_hash);
  });

  test('a link to another site is never the way back', async () => {
    const answer = await visitor.request('/cart/?remove_item=x', {
      headers: { referer: 'https://elsewhere.example/' },
    });
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:4173/cart/?removed_item=1');
  });
});

describe('calls of the theme', () => {
  const ajax = (fields: Record<string, string>) =>
    visitor.postForm('/wp-admin/admin-ajax.php', fields);

  test('a subscription returns JSON under the wrong content type', async () => {
    const answer = await ajax({ action: 'et_pb_submit_subscribe_form', et_email: 'a@b.example' });
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.json()).toEqual({ success: true });
    const refused = await ajax({ action: 'et_pb_submit_subscribe_form', et_email: 'nobody' });
    expect(await refused.json()).toMatchObject({ success: false, data: {} });
  });

  test('statistics return nothing, an unknown action 400 and 0', async () => {
    expect(await (await ajax({ action: 'et_pb_update_stats_table' })).text()).toBe('');
    const unknown = await ajax({ action: 'no_such_action' });
    expect([unknown.status, await unknown.text()]).toEqual([400, '0']);
  });
});
