import { afterEach, expect, test, vi } from 'vitest';
import { startScrollDown } from '../../../src/modules/header/scroll-down';
import { createControllerScope } from '../../../src/runtime/controller-scope';
import { createShopPage } from '../../shop/shop-page';

const html = `<section class="et_pb_fullwidth_header"><div class="et_pb_fullwidth_header_scroll">
  <a href="#"><span class="et-pb-icon">A</span></a></div></section>
<div id="below"><button>Press</button></div>`;

const pressArrow = () => {
  const { page } = createShopPage({ html });
  const server = document.body.innerHTML;
  const controller = createControllerScope(page, 'test');
  startScrollDown(controller.scope);
  document.querySelector<HTMLElement>('.et_pb_fullwidth_header_scroll a')?.click();
  return { server, end: controller.end };
};
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any way down the page, and than what moves once it is there (milliseconds). */
const ARRIVED_MS = 3000;

test('who presses the arrow of a full-screen header is below it at once, for a reader and the keyboard', () => {
  const { end } = pressArrow();
  expect(document.activeElement?.id).toBe('below');
  end();
});

test('who goes on by keyboard while the page still scrolls is not called back when it is there', async () => {
  vi.useFakeTimers();
  const { end } = pressArrow();
  const button = document.querySelector('button');
  button?.focus();
  await vi.advanceTimersByTimeAsync(ARRIVED_MS);
  expect(document.activeElement).toBe(button);
  end();
});

test('Skerry that ends on the way down leaves nothing on what comes below', async () => {
  vi.useFakeTimers();
  const { server, end } = pressArrow();
  end();
  await vi.advanceTimersByTimeAsync(ARRIVED_MS);
  expect(document.body.innerHTML).toBe(server);
});
