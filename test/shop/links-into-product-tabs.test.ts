import '../../src/modules/links/anchors';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { startLinks } from '../../src/modules/links';
import { startInScope } from '../../src/runtime/controller-scope';
import { ProductTabs } from '../../src/shop/product/product-tabs';
import { sleepProductTabs } from '../../src/shop/product/sleep-product';
import { startProduct } from '../../src/shop/product/start-product';
import { withIsland } from '../support/island-page';
import { createShopPage, settle } from './shop-page';

const open = withIsland();
let stop = () => {};
afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['a tab of a product', '#tab-facts'],
  ['content of a tab of a product', '#sizes'],
])('a link to %s opens it, each time that it is pressed', async (_, href) => {
  const { page, find, click } = open(ProductTabs, '.wc-tabs-wrapper', {
    html: `<a href="${href}" id="link">Facts</a><div class="wc-tabs-wrapper"><ul class="wc-tabs">
      <li><a href="#tab-text" id="one">1</a></li><li><a href="#tab-facts">2</a></li></ul>
      <div class="wc-tab" id="tab-text">A</div><div class="wc-tab" id="tab-facts"><p id="sizes">B</p></div></div>`,
    sleep: sleepProductTabs,
  });
  stop = startInScope(page, 'links', startLinks);
  const isOpen = () => find('#tab-facts').style.display === 'block';
  for (const _time of [1, 2]) {
    click('#one');
    await act(settle);
    expect(isOpen()).toBe(false);
    click('#link');
    await act(settle);
    await act(settle);
    expect(isOpen()).toBe(true);
  }
});

const reviews =
  '<ul class="et_pb_tabs_controls"><li class="reviews_tab"><a href="#">Reviews</a></li></ul>';
test.each([
  ['opens them in Divi’s tabs, and leads there', '#product_reviews_tab', reviews, [1, 1]],
  ['changes nothing where the product has none', '#product_reviews_tab', '', [0, 0]],
  ['is none where it names something else', '#summary', reviews, [0, 0]],
])('a new address of a product’s reviews %s', (_, hash, html, [opened, scrolled]) => {
  const shop = createShopPage({ html });
  const onOpen = vi.fn((event: Event) => event.preventDefault());
  shop.doc.querySelector('.reviews_tab a')?.addEventListener('click', onOpen);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const end = startInScope(shop.page, 'product', startProduct);
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
  expect([onOpen.mock.calls.length, scroll.mock.calls.length]).toEqual([opened, scrolled]);
  expect(shop.page.report.faults).toEqual([]);
  end();
  shop.clear();
  scroll.mockRestore();
});
