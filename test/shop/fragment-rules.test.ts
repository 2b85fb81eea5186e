// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readCartResponse, readFragments } from '../../src/shop/cart/cart-response';
import { createFragmentPainter } from '../../src/shop/replace/create-fragment-painter';
import { freshnessOf, msUntilExpiry } from '../../src/shop/cart/start-cart';
import { fragmentTargets } from '../../src/shop/replace/fragments';
import { createSerialQueue } from '../../src/shop/cart/create-cart';
import { endpointUrl } from '../../src/shop/woocommerce';
import { patchElement } from '../../src/shop/replace/patch-element';
import { createShopPage } from './shop-page';

afterEach(() => {
  document.body.replaceWith(document.createElement('body'));
  vi.restoreAllMocks();
});

const DAY = 86_400_000;
const base = {
  isCached: true,
  storedHash: 'h',
  cookieHash: 'h',
  mayHaveCart: true,
  createdAt: 1000,
  now: 2000,
};

test.each([
  ['all agrees', {}, 'cache'],
  ['nothing is cached', { isCached: false }, 'refresh'],
  ['the hashes differ', { cookieHash: 'x' }, 'refresh'],
  ['the creation time is missing', { createdAt: null }, 'refresh'],
  ['it is exactly 24 hours old', { now: 1000 + DAY }, 'cache'],
  ['it is older than 24 hours', { now: 1001 + DAY }, 'refresh'],
  [
    'there is no cart and an empty one is cached',
    { storedHash: '', cookieHash: '', mayHaveCart: false, createdAt: null },
    'cache',
  ],
  [
    'there is no cart and nothing is cached',
    { isCached: false, storedHash: '', cookieHash: '', mayHaveCart: false, createdAt: null },
    'rest',
  ],
  [
    'the cart is empty but a filled one is cached',
    { cookieHash: '', mayHaveCart: false },
    'refresh',
  ],
  [
    'there are items without a hash',
    { isCached: false, storedHash: '', cookieHash: '' },
    'refresh',
  ],
] as const)('when %s the start-up rule decides [S3.04a, S3.04e] [S9.03a]', (_, facts, expected) => {
  expect(freshnessOf({ ...base, ...facts })).toBe(expected);
});

test('the time until expiry is never negative and never above 24 hours [S9.03b]', () => {
  expect(msUntilExpiry(1000, 2000)).toBe(DAY - 1000);
  expect(msUntilExpiry(0, 2 * DAY)).toBe(0);
  expect(msUntilExpiry(9 * DAY, 0)).toBe(DAY);
});

test.each([
  '*',
  'html',
  'body',
  'head',
  'script',
  'title',
  ':root',
  'div, body',
  '<p>',
  '',
  '[',
  'div[x="',
])('the fragment key %j is refused', (key) => {
  document.head.innerHTML = '<title>Shop</title>';
  document.body.innerHTML = '<div><script type="text/plain"></script><p></p></div>';
  expect(fragmentTargets(document, key)).toBeNull();
});

test('a refused key changes nothing, is reported once, and does not stop the others', async () => {
  const shop = createShopPage({ html: '<p class="x">1</p><p class="y">1</p>' });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const painter = createFragmentPainter(shop.page);
  for (const text of ['2', '3']) {
    const html = `<p class="y">${text}</p>`;
    (await painter({ '*': html, body: html, '.y': html }))();
  }
  expect(shop.doc.body.innerHTML).toBe('<p class="x">1</p><p class="y">3</p>');
  expect(logged).toHaveBeenCalledTimes(2);
  shop.clear();
});

test('a value that cannot be cleaned leaves the page as it is', async () => {
  const shop = createShopPage({ html: '<p class="x">1</p>' });
  const serverFragments = async () => () => ({
    carryTexts: () => false,
    content: () => document.createDocumentFragment(),
  });
  const page = { ...shop.page, insert: { ...shop.page.insert, serverFragments } };
  (await createFragmentPainter(page)({ '.x': '<p class="x">2</p>' }))();
  expect(shop.doc.body.innerHTML).toBe('<p class="x">1</p>');
  shop.clear();
});

test('without the sanitiser the page stays as it is', async () => {
  const shop = createShopPage({ html: '<p class="x">1</p>' });
  const page = { ...shop.page, insert: { ...shop.page.insert, serverFragments: async () => null } };
  expect((await createFragmentPainter(page)({ '.x': '<p class="x">2</p>' }))()).toEqual([]);
  expect(shop.doc.body.innerHTML).toBe('<p class="x">1</p>');
  shop.clear();
});

/** A painter that counts how often it sanitises. */
const countCleaning = async (html: string) => {
  const shop = createShopPage({ html });
  const create = await shop.page.insert.serverFragments();
  const clean = vi.fn();
  const serverFragments = async () => (markup: string) => {
    const fragment = create?.(markup);
    if (!fragment) throw new Error('The light page always has its code.');
    return { ...fragment, content: () => (clean(), fragment.content()) };
  };
  const insert = { ...shop.page.insert, serverFragments };
  const painter = createFragmentPainter({ ...shop.page, insert });
  const paint = async (fragments: Record<string, string>) => (await painter(fragments))();
  return { shop, clean, paint };
};

test('a value that is already shown touches nothing and is not cleaned', async () => {
  const { shop, clean, paint } = await countCleaning('<p class="x">2</p>');
  const node = shop.find('.x');
  const text = node.firstChild;
  for (let i = 0; i < 3; i += 1) {
    expect(await paint({ '.x': '<p class="x">2</p>' })).toEqual(['.x']);
  }
  expect([shop.find('.x'), node.firstChild]).toEqual([node, text]);
  expect(shop.scanned).toEqual([]);
  expect(clean).not.toHaveBeenCalled();
  shop.clear();
});

test('other numbers in several places need no cleaning; one that looks different does', async () => {
  const { shop, clean, paint } = await countCleaning(
    '<p class="x"><b>1</b></p><p class="x"><b>1</b></p>',
  );
  await paint({ '.x': '<p class="x"><b>2</b></p>' });
  expect(shop.doc.body.innerHTML).toBe('<p class="x"><b>2</b></p><p class="x"><b>2</b></p>');
  expect(clean).not.toHaveBeenCalled();
  shop.find('.x').classList.add('is-pressed');
  await paint({ '.x': '<p class="x"><b>3</b></p>' });
  expect(shop.doc.body.innerHTML).toBe('<p class="x"><b>3</b></p><p class="x"><b>3</b></p>');
  expect(clean).toHaveBeenCalledOnce();
  shop.clear();
});

test('a change while the chunk loads is seen: nothing is decided before it', async () => {
  const shop = createShopPage({ html: '<p class="x">1</p>' });
  const paint = await createFragmentPainter(shop.page)({ '.x': '<p class="x">2</p>' });
  shop.find('.x').innerHTML = '<i>1</i>';
  paint();
  expect(shop.doc.body.innerHTML).toBe('<p class="x">2</p>');
  shop.clear();
});

test('inserted fragments are scanned for modules', async () => {
  const shop = createShopPage({ html: '<p class="x">1</p>' });
  const paint = createFragmentPainter(shop.page);
  (await paint({ '.x': '<p class="x">2</p>' }))();
  // A different number requires no new mounts.
  expect(shop.scanned).toEqual([]);
  (await paint({ '.x': '<p class="x">2 <i>items</i></p>' }))();
  expect(shop.scanned).toEqual([shop.find('.x')]);
  shop.clear();
});

test('table rows and several elements may form one fragment', async () => {
  const shop = createShopPage({ html: '<table><tbody><tr class="x"></tr></tbody></table>' });
  const rows = '<tr class="x"><td>1</td></tr><tr><td>2</td></tr>';
  (await createFragmentPainter(shop.page)({ '.x': rows }))();
  expect(shop.find('tbody').innerHTML).toBe(rows);
  shop.clear();
});

test('responses of any shape are read without throwing', () => {
  expect(readCartResponse([])).toBeUndefined();
  expect(readCartResponse('x')).toBeUndefined();
  expect(readCartResponse({ error: true, product_url: false })).toEqual({
    fragments: null,
    hash: '',
    isError: true,
    productUrl: '',
  });
  expect(readFragments([])).toEqual({});
  expect(readFragments({ a: '<a></a>', b: 5, c: null })).toEqual({ a: '<a></a>' });
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const reply = readCartResponse(value);
      return (
        reply === undefined ||
        (typeof reply.hash === 'string' && typeof reply.productUrl === 'string')
      );
    }),
  );
});

test('the endpoint replaces the first placeholder only', () => {
  expect(endpointUrl('/store/?lang=de&wc-ajax=%%endpoint%%', 'add_to_cart')).toBe(
    '/store/?lang=de&wc-ajax=add_to_cart',
  );
  expect(endpointUrl('%%endpoint%%%%endpoint%%', '$&')).toBe('$&%%endpoint%%');
});

test('a task that fails does not hold up the next', async () => {
  const onError = vi.fn();
  const onBusy = vi.fn();
  const queue = createSerialQueue({ onError, onBusy });
  const order: number[] = [];
  void queue.add(() => Promise.reject(new Error('first')));
  await queue.add(async () => void order.push(2));
  expect(order).toEqual([2]);
  expect(onError).toHaveBeenCalledOnce();
  expect(onBusy.mock.calls.flat()).toEqual([true, true, true, false]);
});

const element = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
};

test.each([
  ['text changes', '<p>1</p>', '<p>2</p>'],
  [
    'lines arrive at the start',
    '<ul><li id="b">b</li></ul>',
    '<ul><li id="a">a</li><li id="b">b</li></ul>',
  ],
  ['lines arrive at the end', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['lines leave', '<ul><li>a</li> <li>b</li> <li>c</li></ul>', '<ul><li>a</li> <li>c</li></ul>'],
  ['everything leaves', '<ul><li>a</li></ul>', '<ul></ul>'],
  ['everything arrives', '<ul></ul>', '<ul> <li>a</li> </ul>'],
  [
    'the order changes',
    '<ul><li id="a"></li><li id="b"></li><li id="c"></li></ul>',
    '<ul><li id="c"></li><li id="a"></li><li id="b"></li></ul>',
  ],
  ['kinds change', '<div><p>a</p><b>b</b></div>', '<div><b>c</b><i>d</i>e</div>'],
  [
    'attributes change',
    '<a class="x" title="1" hidden></a>',
    '<a class="y" title="2" href="/"></a>',
  ],
])('patching gives the newer markup when %s', (_, from, to) => {
  const current = element(from);
  patchElement(current, element(to));
  expect(current.outerHTML).toBe(to);
});

test('patching any tree gives the newer one', () => {
  const tree = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('x', 'y', ' '),
      fc
        .tuple(
          fc.constantFrom('p', 'b', 'ul', 'li'),
          fc.constantFrom('', ' id="a"', ' id="b"', ' class="c"'),
          fc.array(tie('node'), { maxLength: 4 }),
        )
        .map(([tag, attribute, nodes]) => `<${tag}${attribute}>${nodes.join('')}</${tag}>`),
    ),
  })).node;
  fc.assert(
    fc.property(tree, tree, (from, to) => {
      const current = element(`<div>${from}</div>`);
      const next = element(`<div>${to}</div>`);
      const expected = next.outerHTML;
      patchElement(current, next);
      return current.outerHTML === expected;
    }),
  );
});

test('what a visitor has opened stays open while its content changes', () => {
  const current = element('<details open=""><summary>Cart</summary><p>1</p></details>');
  patchElement(current, element('<details><summary>Cart</summary><p>2</p></details>'));
  expect(current.outerHTML).toBe('<details open=""><summary>Cart</summary><p>2</p></details>');
});

test("the server's new quantity shows over a typed one", () => {
  const current = element('<p><input value="1"></p>');
  const input = current.querySelector('input') as HTMLInputElement;
  input.value = '7';
  patchElement(current, element('<p><input value="2"></p>'));
  expect(input.value).toBe('2');
});
