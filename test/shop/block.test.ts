// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createControllerScope } from '../../src/runtime/controller-scope';
import { block, unblock, cover } from '../../src/shop/block';
import { createShopPage } from './shop-page';
import { waitFor } from '../support/wait-for';

const html = '<form class="cart"><button>Pay</button></form>';
let shop: ReturnType<typeof createShopPage>;
let made: ReturnType<typeof createControllerScope>;
const form = () => document.querySelector<HTMLElement>('form') as HTMLElement;

beforeEach(() => {
  shop = createShopPage({ html });
  made = createControllerScope(shop.page, 'cart-page');
  // An animation that is still running when the controller ends.
  HTMLElement.prototype.animate = () => ({ finished: new Promise(() => {}) }) as Animation;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

test('what waits for the server is restored as soon as its controller ends', async () => {
  const before = document.body.innerHTML;
  block(made.scope, form());
  await waitFor(() => expect(form().querySelectorAll('.blockUI')).toHaveLength(3));
  made.end();
  expect(document.body.innerHTML).toBe(before);
});

test('an overlay that fades after a response leaves the page with its element', () => {
  const before = document.body.innerHTML;
  cover(made.scope, form(), '#fff')();
  made.end();
  expect(document.body.innerHTML).toBe(before);
});

test('an element that was blocked and is not any more stays as it is at the end', async () => {
  block(made.scope, form());
  unblock(form());
  form().setAttribute('aria-busy', 'true');
  made.end();
  expect(form().getAttribute('aria-busy')).toBe('true');
});

test('the focus is back where it was once the wait is over, and the page does not jump', () => {
  const button = form().querySelector('button') as HTMLButtonElement;
  button.focus();
  block(made.scope, form());
  // In browsers an inert element loses the focus.
  button.blur();
  const focus = vi.spyOn(button, 'focus');
  unblock(form());
  expect(document.activeElement).toBe(button);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('a focus that has moved elsewhere while a form waited stays there', () => {
  const button = form().querySelector('button') as HTMLButtonElement;
  const other = document.body.appendChild(document.createElement('button'));
  button.focus();
  block(made.scope, form());
  other.focus();
  unblock(form());
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('what covers an element lies on that element alone, and leaves its place as it was', () => {
  form().style.position = 'static';
  const uncover = cover(made.scope, form(), '#fff');
  expect(form().style.position).toBe('relative');
  uncover();
  made.end();
  expect(form().style.position).toBe('static');
});

test('an element that has a place of its own keeps it while it is covered', () => {
  form().style.position = 'fixed';
  cover(made.scope, form(), '#fff');
  expect(form().style.position).toBe('fixed');
  made.end();
});
