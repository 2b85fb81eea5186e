import '../../src/modules/links/anchors';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { startLinks } from '../../src/modules/links';
import { startInScope } from '../../src/runtime/controller-scope';
import { ProductTabs } from '../../src/shop/product/product-tabs';
import { sleepProductTabs } from '../../src/shop/product/sleep-product';
import { withIsland } from '../support/island-page';
import { settle } from './shop-page';

const open = withIsland();
let stop = () => {};
afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['a tab of a product', '#tab-facts'],
  ['what stands in a tab of a product', '#sizes'],
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
