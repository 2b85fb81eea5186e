import { afterEach, expect, test } from 'vitest';
import { showSampleNotice } from '../../src/builder/page/sample-notice';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage } from '../shop/shop-page';

const billing =
  '<div class="et_pb_wc_checkout_billing"><form class="checkout"><p>Fields</p></form></div>';
let end = () => {};
afterEach(() => end());

test('the checkout under work shows a sample of a notice for a required field [S5.21]', () => {
  const { page, doc, clear } = createShopPage({ html: billing });
  const stop = startInScope(page, 'builder', showSampleNotice);
  end = () => {
    stop();
    clear();
  };
  const texts = () => [...doc.querySelectorAll('form > :first-child')].map((e) => e.textContent);
  expect(texts()).toEqual(['Billing First name is a required field.']);
  // The editor renders the module again.
  doc.body.innerHTML = billing + billing;
  page.bus.emit('content:found', { root: doc.body });
  expect(texts()).toEqual(Array(2).fill('Billing First name is a required field.'));
  stop();
  expect(texts()).toEqual(['Fields', 'Fields']);
});
