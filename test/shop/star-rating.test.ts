// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { starOfKey } from '../../src/shop/product/star-of-key';
import { StarRating } from '../../src/shop/product/star-rating';
import { mount } from '../support/mount';
import { createShopPage, type ShopPage } from './shop-page';

let shop: ShopPage;
let stop = () => {};
let before: string;
const start = (
  html: string,
  params: Record<string, unknown> = {},
  prepare: (page: ShopPage) => void = () => {},
) => {
  shop = createShopPage({ html, globals: { wc_single_product_params: params } });
  before = shop.doc.body.outerHTML;
  prepare(shop);
  const root = shop.doc.querySelector('select');
  stop = root ? mount({ page: shop.page, root, island: StarRating }) : () => {};
  return shop;
};
afterEach(() => {
  stop();
  const after = shop.doc.body.outerHTML;
  shop.clear();
  expect(after).toBe(before);
});

const fire = (element: Element, event: Event) => {
  act(() => void element.dispatchEvent(event));
  return event;
};
const click = (element: Element) =>
  fire(element, new MouseEvent('click', { bubbles: true, cancelable: true }));
const press = (element: Element, key: string, more: KeyboardEventInit = {}) =>
  fire(element, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

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
  expect(starOfKey(key, at, { count: 5, isRtl: false })).toBe(expected);
});

test.each([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 3, 2],
  ['ArrowDown', 0, 1],
  ['ArrowUp', 3, 2],
])('in right-to-left text the key %j at star %i leads to %j', (key, at, expected) => {
  start('');
  expect(starOfKey(key, at, { count: 5, isRtl: true })).toBe(expected);
});

test('a star sets the rating and is announced as chosen', () => {
  const { find } = start(form, {
    i18n_rating_options: ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'],
  });
  expect(select().style.display).toBe('none');
  expect(select().hasAttribute('required')).toBe(false);
  const onChange = vi.fn();
  select().addEventListener('change', onChange);
  click(star(4));
  expect(onChange).toHaveBeenCalledOnce();
  expect(select().value).toBe('4');
  expect([1, 2, 3, 4, 5].map((n) => star(n).tabIndex)).toEqual([-1, -1, -1, 0, -1]);
  expect(find('[role=radiogroup]').getAttribute('aria-required')).toBe('true');
  expect(star(4).className).toContain('active');
  expect(star(4).getAttribute('aria-checked')).toBe('true');
  expect(star(4).textContent).toBe('4 of 5');
  expect(find('.stars').className).toContain('selected');
  expect(find('[role=radiogroup]').getAttribute('aria-labelledby')).toBe(
    'comment-form-rating-label',
  );
});

test('stars that another script has inserted stay the only ones', () => {
  const { doc } = start(form.replace('<select', '<p class="stars"></p><select'));
  expect(doc.querySelectorAll('.stars')).toHaveLength(1);
  expect(select().style.display).toBe('');
});

test('arrow keys move and choose the stars', () => {
  const { doc } = start(form);
  star(1).focus();
  press(star(1), 'ArrowRight');
  expect(select().value).toBe('2');
  expect(doc.activeElement).toBe(star(2));
});

test('in right-to-left text the left arrow key moves to the star on the left', () => {
  const { doc } = start(form);
  star(1).style.direction = 'rtl';
  star(1).focus();
  press(star(1), 'ArrowLeft');
  expect(select().value).toBe('2');
  expect(doc.activeElement).toBe(star(2));
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow key is the browser’s with %s, as for the way back',
  (modifier) => {
    start(form);
    expect(press(star(1), 'ArrowRight', { [modifier]: true }).defaultPrevented).toBe(false);
    expect(select().value).toBe('');
  },
);

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

test.each([
  ['the first star', '', 1],
  ['the star of the rating', '4', 4],
])('the focus moves from the select that the stars replace to %s', (_, value, expected) => {
  const { doc } = start(form, {}, ({ find }) => {
    const server = find('select') as HTMLSelectElement;
    server.value = value;
    server.focus();
  });
  expect(doc.activeElement).toBe(star(expected));
});

test('the focus stays where it is when it is not on the select', () => {
  const { doc, find } = start(form, {}, (page) => page.find('#submit').focus());
  expect(doc.activeElement).toBe(find('#submit'));
});

test('the stars follow a script that changes the select, and their message is removed', () => {
  const { find } = start(form, {
    review_rating_required: 'yes',
    i18n_required_rating_text: 'Rate',
  });
  fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }));
  expect(find('.stars [role=alert]').textContent).toContain('Rate');
  select().value = '2';
  fire(select(), new Event('change', { bubbles: true }));
  expect(star(2).getAttribute('aria-checked')).toBe('true');
  expect(find('.stars').className).toContain('selected');
  expect(find('.stars [role=alert]').textContent).toBe('');
});

test('the stars are empty again when their form is reset', async () => {
  const { find } = start(form);
  click(star(3));
  await act(async () => {
    (find('form') as HTMLFormElement).reset();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(select().value).toBe('');
  expect(star(3).getAttribute('aria-checked')).toBe('false');
  expect(find('.stars').className).not.toContain('selected');
});

test('one star at most is marked as chosen', () => {
  const { doc } = start(form);
  const marked = () =>
    [...doc.querySelectorAll('.stars .active')].map(({ textContent }) => textContent);
  expect(marked()).toEqual([]);
  click(star(4));
  click(star(2));
  expect(marked()).toEqual([star(2).textContent]);
});
