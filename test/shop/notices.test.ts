// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isErrorNotice, notices, withoutRepeats } from '../../src/shop/notices';

const page = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};

test('a message that a page prints twice is one message, however its lines are broken', () => {
  const box = page(
    '<div class="woocommerce-error">No  such\n coupon. </div><div class="woocommerce-error">No such coupon.</div><div class="woocommerce-error">Nosuchcoupon.</div>',
  );
  const kept = withoutRepeats(notices(box));
  expect(kept).toEqual([box.children[0], box.children[2]]);
});

test('what opens the forms for login and coupons looks like a notice and is none', () => {
  const box = page(
    '<div class="woocommerce-form-login-toggle"><div class="woocommerce-info">Login?</div></div><div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Coupon?</div></div><div class="woocommerce-info">Read</div><div class="wc-block-components-notice-banner">Block</div><div class="other-error">Other</div>',
  );
  expect(notices(box).map(({ textContent }) => textContent)).toEqual(['Read', 'Block']);
});

test.each([
  ['<ul class="woocommerce-error"></ul>', true],
  ['<div class="wc-block-components-notice-banner is-error"></div>', true],
  ['<div class="woocommerce-message"></div>', false],
])('%s reports an error: %j', (html, expected) => {
  expect(isErrorNotice(html)).toBe(expected);
});
