// @vitest-environment happy-dom
import { jQueryFactory } from 'jquery/factory';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFragmentPainter } from '../../src/shop/replace/create-fragment-painter';
import { fragmentTargets } from '../../src/shop/replace/fragments';
import { createShopPage } from './shop-page';

const open = (globals: Readonly<Record<string, unknown>> = {}) => {
  const shop = createShopPage({
    html: '<a class="count">1</a><i></i><a class="count">1</a>',
    globals,
  });
  const find = shop.doc.querySelectorAll.bind(shop.doc);
  // happy-dom finds nothing where browsers throw.
  vi.spyOn(shop.doc, 'querySelectorAll').mockImplementation((selector: string) => {
    if (selector.includes(':first')) throw new SyntaxError(selector);
    return find(selector);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    shop.clear();
  });
  return shop;
};
const makeJQuery = jQueryFactory as unknown as (view: Window) => unknown;

test('a count that a theme names by a selector of jQuery’s follows the cart', async () => {
  const { page, doc } = open({ jQuery: makeJQuery(window) });
  const paint = await createFragmentPainter(page)({ 'a.count:first': '<a class="count">2</a>' });
  expect(paint()).toEqual(['a.count:first']);
  expect(doc.body.textContent).toBe('21');
});

test.each(['a.count:first', '<img src=x>', 'body:first', 'a['])(
  'the key %s names nothing without jQuery, and what is no selector with it neither',
  (key) => {
    const { doc } = open();
    expect(fragmentTargets(doc, key)).toBeNull();
    if (key.startsWith('a.')) return;
    Object.assign(window, { jQuery: makeJQuery(window) });
    expect(fragmentTargets(doc, key)).toBeNull();
    Reflect.deleteProperty(window, 'jQuery');
  },
);
