// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block, unblock } from '../../src/shop/block';
import { cover } from '../../src/shop/replace';
import { createShopPage } from './shop-page';

const html = '<form class="cart"><button>Pay</button></form>';
let shop: ReturnType<typeof createShopPage>;
let end: AbortController;
const scope = () => ({ page: shop.page, ended: end.signal });
const form = () => document.querySelector<HTMLElement>('form') as HTMLElement;

beforeEach(() => {
  shop = createShopPage({ html });
  end = new AbortController();
  // A fade that is still running when the shop's parts end.
  HTMLElement.prototype.animate = () => ({ finished: new Promise(() => {}) }) as Animation;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

test('what waits for the server is given back as soon as its part ends', async () => {
  const before = document.body.innerHTML;
  block(scope(), form());
  await vi.waitFor(() => expect(form().querySelectorAll('.blockUI')).toHaveLength(3));
  end.abort();
  expect(document.body.innerHTML).toBe(before);
});

test('a cover that fades away after an answer leaves the page with its part', () => {
  const before = document.body.innerHTML;
  cover(scope(), form(), '#fff')();
  end.abort();
  expect(document.body.innerHTML).toBe(before);
});

test('a part that waited and waits no more stays as it is at the end', async () => {
  block(scope(), form());
  unblock(form());
  form().setAttribute('aria-busy', 'true');
  end.abort();
  expect(form().getAttribute('aria-busy')).toBe('true');
});
