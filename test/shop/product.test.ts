// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startProduct as startController } from '../../src/shop/product/start-product';
import { startInScope } from '../../src/runtime/controller-scope';
import { fallAsleep } from '../../src/runtime/wake/sleep';
import { namedTab } from '../../src/shop/product/apply-product-tabs';
import { ProductTabs } from '../../src/shop/product/product-tabs';
import { sleepProductTabs } from '../../src/shop/product/sleep-product';
import { mount } from '../support/mount';
import { createShopPage, type ShopPage } from './shop-page';

let shop: ShopPage & { stop(): void; before: string };
const start = (html: string, params: Record<string, unknown> = {}) => {
  const made = createShopPage({
    html,
    globals: { wc_single_product_params: { flexslider_enabled: '1', ...params } },
  });
  const before = made.doc.body.outerHTML;
  const stop = startInScope(made.page, 'product', startController);
  const all = (selector: string) => [...made.doc.querySelectorAll<HTMLElement>(selector)];
  const ends = all('.wc-tabs-wrapper').map((root) =>
    mount({ page: made.page, root, island: ProductTabs, sleep: sleepProductTabs }),
  );
  shop = {
    ...made,
    before,
    stop() {
      for (const end of ends) end();
      stop();
    },
  };
  return shop;
};
afterEach(() => {
  shop.stop();
  const after = shop.doc.body.outerHTML;
  shop.clear();
  window.location.hash = '';
  expect(after).toBe(shop.before);
});

const fire = (element: Element, event: Event) => {
  act(() => void element.dispatchEvent(event));
  return event;
};
const click = (element: Element) =>
  fire(element, new MouseEvent('click', { bubbles: true, cancelable: true }));
const press = (element: Element, key: string) =>
  fire(element, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const tab = (name: string) =>
  `<li class="${name}_tab" id="tab-title-${name}"><a href="#tab-${name}" role="tab" aria-controls="tab-${name}">${name}</a></li>`;
const panel = (name: string) =>
  `<div class="woocommerce-Tabs-panel panel wc-tab" id="tab-${name}" role="tabpanel">${name}<div class="panel">inner</div></div>`;
const tabs = `<a href="#reviews" class="woocommerce-review-link">3 reviews</a><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${tab('description')}${tab('additional_information')}${tab('reviews')}</ul>${['description', 'additional_information', 'reviews'].map(panel).join('')}</div>`;
const shown = () =>
  [...shop.doc.querySelectorAll<HTMLElement>('.wc-tab')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ id }) => id);

test.each([
  ['', '', null],
  ['#reviews', '', 'tab-reviews'],
  ['#tab-reviews', '', 'tab-reviews'],
  ['#comment-12', '', 'tab-reviews'],
  ['#product_reviews_tab', '', 'tab-reviews'],
  ['#COMMENT-12', '', 'tab-reviews'],
  ['', '/product/mug/?cpage=2', 'tab-reviews'],
  ['', '/product/mug/comment-page-2/', 'tab-reviews'],
  ['#tab-additional_information', '', 'tab-additional_information'],
  ['#tab-custom', '', 'tab-custom'],
  ['#top', '', null],
])('the address %j %j names the tab %j [S2.08]', (hash, href, expected) => {
  start('');
  expect(namedTab({ hash, href })).toBe(expected);
});

test('the first tab is open at start and a click opens another', () => {
  const { find } = start(tabs);
  expect(shown()).toEqual(['tab-description']);
  expect(click(find('.additional_information_tab a')).defaultPrevented).toBe(true);
  expect(shown()).toEqual(['tab-additional_information']);
  expect(find('.additional_information_tab').className).toContain('active');
  expect(find('.additional_information_tab a').getAttribute('aria-selected')).toBe('true');
  expect(find('.description_tab a').getAttribute('aria-selected')).toBe('false');
  expect(find('#tab-additional_information').getAttribute('tabindex')).toBe('0');
});

test('a panel inside a panel is left alone', () => {
  const { doc } = start(tabs);
  const inner = [...doc.querySelectorAll<HTMLElement>('.panel .panel')];
  expect(inner.map(({ style }) => style.display)).toEqual(['', '', '']);
});

test.each(['#reviews', '#comment-7', '#product_reviews_tab'])(
  'the reviews are opened and scrolled to when the address names them by %s [S2.08]',
  (hash) => {
    window.location.hash = hash;
    const scroll = vi.spyOn(window, 'scrollTo');
    start(tabs);
    expect(shown()).toEqual(['tab-reviews']);
    expect(scroll).toHaveBeenCalled();
  },
);

test('a link to the reviews opens their tab and still jumps [S2.08]', () => {
  const { find } = start(tabs);
  expect(click(find('.woocommerce-review-link')).defaultPrevented).toBe(false);
  expect(shown()).toEqual(['tab-reviews']);
});

test("a link to the reviews opens Divi's own tab of that name [S2.08]", () => {
  const { find } = start(
    '<a class="woocommerce-review-link" href="#reviews">3</a><ul class="et_pb_tabs_controls"><li class="reviews_tab"><a href="#">Reviews</a></li></ul>',
  );
  const opened = vi.fn((event: Event) => event.preventDefault());
  find('.reviews_tab a').addEventListener('click', opened);
  click(find('.woocommerce-review-link'));
  expect(opened).toHaveBeenCalledOnce();
});

test('a new address opens the tab that it names and scrolls there', () => {
  start(tabs);
  const scroll = vi.spyOn(window, 'scrollTo');
  act(() => {
    window.location.hash = '#tab-additional_information';
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(shown()).toEqual(['tab-additional_information']);
  expect(scroll).toHaveBeenCalled();
});

test('a tab whose name is not in English letters shows its text', () => {
  // Browsers encode it; happy-dom returns it as printed.
  const hash = vi.spyOn(HTMLAnchorElement.prototype, 'hash', 'get');
  hash.mockImplementation(function (this: HTMLAnchorElement) {
    return new URL(this.getAttribute('href') ?? '', 'https://shop.example').hash;
  });
  onTestFinished(() => hash.mockRestore());
  const { find } = start(
    tabs
      .replaceAll('tab-description', 'tab-größe')
      .replaceAll('tab-additional_information', 'tab-%d7%9e%d7%99%d7%93%d7%94'),
  );
  expect(shown()).toEqual(['tab-größe']);
  click(find('.additional_information_tab a'));
  expect(shown()).toEqual(['tab-%d7%9e%d7%99%d7%93%d7%94']);
});

test('tabs that a script has changed are read again at its event', () => {
  const { find } = start(tabs);
  click(find('.reviews_tab a'));
  const root = find('.wc-tabs-wrapper');
  const first = find('.description_tab');
  first.remove();
  fire(root, new Event('init', { bubbles: true }));
  expect(shown()).toEqual(['tab-additional_information']);
  root.querySelector('ul')?.prepend(first);
});

test('between the list of tabs and a tab nothing has a role', () => {
  const { find } = start(tabs);
  expect(find('.reviews_tab').getAttribute('role')).toBe('presentation');
  expect(find('.reviews_tab a').getAttribute('role')).toBe('tab');
});

test.each<[string, () => void]>([
  [
    'an address that names one of them',
    () => {
      window.location.hash = '#reviews';
      window.dispatchEvent(new Event('hashchange'));
    },
  ],
  [
    'the event of a script that has changed them',
    () => void shop.find('.wc-tabs-wrapper').dispatchEvent(new Event('init')),
  ],
])('tabs without any interaction are woken by %s', (_, interact) => {
  shop = { ...createShopPage({ html: tabs }), before: '', stop() {} };
  shop.before = shop.doc.body.outerHTML;
  const wake = vi.fn();
  const root = shop.find('.wc-tabs-wrapper');
  const { end } = fallAsleep(sleepProductTabs, { page: shop.page, name: 'test', root, wake });
  shop.stop = end;
  interact();
  expect(wake).toHaveBeenCalledOnce();
});

test('arrow keys, Home and End move the focus along the tabs', () => {
  const { find, doc } = start(tabs);
  const focused = () => doc.activeElement?.textContent;
  find('.description_tab a').focus();
  for (const [key, expected] of [
    ['ArrowRight', 'additional_information'],
    ['End', 'reviews'],
    ['ArrowRight', 'description'],
    ['ArrowLeft', 'reviews'],
    ['Home', 'description'],
  ] as const) {
    press(doc.activeElement ?? doc.body, key);
    expect(focused()).toBe(expected);
  }
  expect(shown()).toEqual(['tab-description']);
});

test.each<[string, string, string, readonly string[]]>([
  ['down a vertical list', ' aria-orientation="vertical"', 'ltr', ['ArrowDown', 'ArrowUp']],
  ['leftwards in right-to-left text', '', 'rtl', ['ArrowLeft', 'ArrowRight']],
])('arrow keys lead %s of tabs (WooCommerce 10)', (_, orientation, dir, [next = '', back = '']) => {
  const list = tabs.replace('role="tablist"', `role="tablist"${orientation}`);
  const { find, doc } = start(`<div style="direction: ${dir}">${list}</div>`);
  find('.description_tab a').focus();
  for (const [key, expected] of [
    [orientation ? 'ArrowRight' : 'ArrowDown', 'description'],
    [next, 'additional_information'],
    [back, 'description'],
  ] as const) {
    press(doc.activeElement ?? doc.body, key);
    expect(doc.activeElement?.textContent).toBe(expected);
  }
});

test('the space bar opens the focused tab', () => {
  const { find } = start(tabs);
  press(find('.reviews_tab a'), ' ');
  expect(shown()).toEqual(['tab-reviews']);
});

const slide = (n: number) =>
  `<div data-thumb="/t${n}.jpg" data-thumb-alt="Detail ${n}" class="woocommerce-product-gallery__image"><a href="/f${n}.jpg"><img src="/i${n}.jpg"></a></div>`;
const gallery = (...slides: readonly number[]) =>
  `<div class="woocommerce-product-gallery images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;"><div class="woocommerce-product-gallery__wrapper">${slides.map(slide).join('')}</div></div>`;

test('the images of a product are made visible', () => {
  const { find } = start(gallery(1));
  expect(find('.images').style.opacity).toBe('1');
});

test('a product without any image is made visible too', () => {
  const { find } = start(
    '<div class="woocommerce-product-gallery images" style="opacity: 0"></div>',
  );
  expect(find('.images').style.opacity).toBe('1');
});

test('images that a quick view inserts are made visible, each time and once', () => {
  const { doc, page } = start(gallery(1));
  for (const _time of ['first', 'second']) {
    const view = doc.createElement('div');
    view.innerHTML = gallery(2, 3);
    doc.body.append(view);
    page.bus.emit('content:found', { root: view });
    page.bus.emit('content:found', { root: view });
    const shown = view.querySelector<HTMLElement>('.images');
    expect(shown?.style.opacity).toBe('1');
    expect(view.querySelectorAll('.flex-control-thumbs')).toHaveLength(1);
    view.remove();
    page.bus.emit('content:found', { root: doc.body });
    // A removed gallery has its original markup.
    expect(view.innerHTML).toBe(gallery(2, 3));
  }
});

test('several images get thumbnails that work with mouse and keyboard', () => {
  const { find, doc } = start(gallery(1, 2, 3));
  const thumbs = [...doc.querySelectorAll<HTMLElement>('.flex-control-thumbs img')];
  expect(thumbs.map(({ className }) => className)).toEqual(['flex-active', '', '']);
  expect(thumbs[1]?.getAttribute('alt')).toBe('Detail 2');
  expect(find('.flex-viewport > .woocommerce-product-gallery__wrapper')).toBeTruthy();
  click(thumbs[1] ?? doc.body);
  expect(thumbs.map(({ className }) => className)).toEqual(['', 'flex-active', '']);
  press(thumbs[2] ?? doc.body, 'Enter');
  expect(thumbs.map(({ className }) => className)).toEqual(['', '', 'flex-active']);
  const slides = [...doc.querySelectorAll('.woocommerce-product-gallery__image')];
  expect(slides.map((each) => each.hasAttribute('inert'))).toEqual([true, true, false]);
});

test('a disabled slider leaves the images as they are', () => {
  const { doc } = start(gallery(1, 2), { flexslider_enabled: '' });
  expect(doc.querySelector('.flex-viewport')).toBeNull();
});

test('other scripts can show an image and the first one', () => {
  const { doc, find } = start(gallery(1, 2, 3));
  const thumbs = [...doc.querySelectorAll<HTMLElement>('.flex-control-thumbs img')];
  thumbs[2]?.dispatchEvent(new Event('flexslider-click', { bubbles: true }));
  expect(thumbs[2]?.className).toBe('flex-active');
  find('.images').dispatchEvent(
    new CustomEvent('skerry:woocommerce_gallery_reset_slide_position', { detail: [] }),
  );
  expect(thumbs[0]?.className).toBe('flex-active');
});
