// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startProduct as startController } from '../../src/shop/product';
import { startInScope } from '../../src/runtime/controller-scope';
import { namedTab } from '../../src/shop/product/named-tab';
import { starOfKey } from '../../src/shop/product/star-of-key';
import { createShopPage, type ShopPage } from './shop-page';

let shop: ShopPage & { stop(): void; before: string };
const start = (html: string, params: Record<string, unknown> = {}) => {
  const made = createShopPage({
    html,
    globals: { wc_single_product_params: { flexslider_enabled: '1', ...params } },
  });
  const before = made.doc.body.outerHTML;
  shop = { ...made, before, stop: startInScope(made.page, 'product', startController) };
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
  element.dispatchEvent(event);
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
])('the address %j %j asks for the tab %j [S2.08]', (hash, href, expected) => {
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
  'the reviews are open, and gone to, when the address names them by %s [S2.08]',
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

test('the space bar opens the focused tab', () => {
  const { find } = start(tabs);
  press(find('.reviews_tab a'), ' ');
  expect(shown()).toEqual(['tab-reviews']);
});

const form =
  '<form id="commentform"><div class="comment-form-rating"><label id="comment-form-rating-label">Rating</label><select name="rating" id="rating" required=""><option value="">Rate…</option><option value="5">5</option><option value="4">4</option><option value="3">3</option><option value="2">2</option><option value="1">1</option></select></div><input id="submit" name="submit" type="submit"></form>';
const star = (n: number) => shop.find(`.stars .star-${n}`);
const select = () => shop.find('select') as HTMLSelectElement;

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 3, 2],
  [' ', 2, 2],
  ['a', 2, null],
  ['ArrowRight', -1, null],
])('the key %j at star %i leads to %j', (key, at, expected) => {
  start('');
  expect(starOfKey(key, at, 5)).toBe(expected);
});

test('a star sets the rating and is announced as chosen', () => {
  const { find } = start(form, {
    i18n_rating_options: ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'],
  });
  expect(select().style.display).toBe('none');
  expect(select().hasAttribute('required')).toBe(false);
  click(star(4));
  expect(select().value).toBe('4');
  expect(star(4).className).toContain('active');
  expect(star(4).getAttribute('aria-checked')).toBe('true');
  expect(star(4).textContent).toBe('4 of 5');
  expect(find('.stars').className).toContain('selected');
  expect(find('[role=radiogroup]').getAttribute('aria-labelledby')).toBe(
    'comment-form-rating-label',
  );
});

test('arrow keys move and choose the stars', () => {
  const { doc } = start(form);
  star(1).focus();
  press(star(1), 'ArrowRight');
  expect(select().value).toBe('2');
  expect(doc.activeElement).toBe(star(2));
});

test('a review without a required rating is held back with a message beside the stars', () => {
  const { find, doc } = start(form, {
    review_rating_required: 'yes',
    i18n_required_rating_text: 'Please select a rating',
  });
  const submit = () =>
    fire(find('form'), new Event('submit', { bubbles: true, cancelable: true })).defaultPrevented;
  expect(submit()).toBe(true);
  expect(find('.stars [role=alert]').textContent).toContain('Please select a rating');
  expect(doc.activeElement).toBe(star(1));
  click(star(3));
  expect(find('.stars [role=alert]').textContent).toBe('');
  expect(submit()).toBe(false);
});

const slide = (n: number) =>
  `<div data-thumb="/t${n}.jpg" data-thumb-alt="Detail ${n}" class="woocommerce-product-gallery__image"><a href="/f${n}.jpg"><img src="/i${n}.jpg"></a></div>`;
const gallery = (...slides: readonly number[]) =>
  `<div class="woocommerce-product-gallery images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;"><div class="woocommerce-product-gallery__wrapper">${slides.map(slide).join('')}</div></div>`;

test('the pictures of a product are made visible', () => {
  const { find } = start(gallery(1));
  expect(find('.images').style.opacity).toBe('1');
});

test('a product without any picture is made visible too', () => {
  const { find } = start(
    '<div class="woocommerce-product-gallery images" style="opacity: 0"></div>',
  );
  expect(find('.images').style.opacity).toBe('1');
});

test('several pictures get thumbnails that work with mouse and keyboard', () => {
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

test('a switched-off slider leaves the pictures as they are', () => {
  const { doc } = start(gallery(1, 2), { flexslider_enabled: '' });
  expect(doc.querySelector('.flex-viewport')).toBeNull();
});

test('other scripts can ask for a picture and for the first one', () => {
  const { doc, find } = start(gallery(1, 2, 3));
  const thumbs = [...doc.querySelectorAll<HTMLElement>('.flex-control-thumbs img')];
  thumbs[2]?.dispatchEvent(new Event('flexslider-click', { bubbles: true }));
  expect(thumbs[2]?.className).toBe('flex-active');
  find('.images').dispatchEvent(
    new CustomEvent('skerry:woocommerce_gallery_reset_slide_position', { detail: [] }),
  );
  expect(thumbs[0]?.className).toBe('flex-active');
});
