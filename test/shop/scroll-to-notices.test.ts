// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import type { Motion } from '../../src/runtime/stores/motion';
import { scrollToNotices } from '../../src/shop/notices';
import { createShopPage } from './shop-page';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const prepare = (motion: Motion) => {
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'],
  });
  const shop = createShopPage({ html: '<div id="notice"></div>' });
  const page = { ...shop.page, stores: { ...shop.page.stores, $motion: atom(motion) } };
  const tops: number[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    tops.push((options as ScrollToOptions).top ?? 0);
  });
  const notice = shop.find('#notice');
  notice.getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
  scrollToNotices(page, notice);
  return { tops, end: shop.clear };
};

test('the page scrolls for one second to 100 px above the messages [S9.06a, S9.06b]', () => {
  const { tops, end } = prepare('full');
  vi.advanceTimersByTime(500);
  expect(tops.at(-1)).toBeGreaterThan(100);
  expect(tops.at(-1)).toBeLessThan(300);
  vi.advanceTimersByTime(480);
  expect(tops.at(-1)).toBeLessThan(400);
  vi.advanceTimersByTime(40);
  expect(tops.at(-1)).toBe(400);
  end();
});

test('with reduced motion the page jumps there [S9.06b]', () => {
  const { tops, end } = prepare('reduce');
  expect(tops).toEqual([400]);
  end();
});

test('messages above what the visitor sees are scrolled back to, and not below a header that stays in place', () => {
  const shop = createShopPage({
    html: '<div id="main-header"></div><div id="notice"></div>',
    bodyClass: 'et_fixed_nav',
  });
  const header = shop.find('#main-header');
  Object.defineProperty(header, 'offsetHeight', { value: 60 });
  header.getBoundingClientRect = () => ({ height: 60, bottom: 60 }) as DOMRect;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const notice = shop.find('#notice');
  notice.getBoundingClientRect = () => ({ top: -500 }) as DOMRect;
  scrollToNotices(shop.page, notice);
  expect(scroll.mock.lastCall?.[0]).toMatchObject({ top: 240 });
  scrollToNotices(shop.page, null);
  expect(scroll).toHaveBeenCalledOnce();
  shop.clear();
});
