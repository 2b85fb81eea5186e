import { expect, test } from 'vitest';
import { startCoursePurchase } from '../../src/learndash/purchase';
import { settle } from '../shop/shop-page';
import { withMounts } from './start-controller';

const start = withMounts();

const field =
  '<form id="apply-coupon-form" data-nonce="n" data-post-id="363"><input id="coupon-field" class="ld-form__field-coupon_field"></form>';
const box = `<div class="ld-registration-order__items"><span class="ld-registration-order__item-price-value">$49.00</span>
  ${field}<span class="ld-coupon__label-text"></span><form id="remove-coupon-form" data-nonce="n" data-post-id="363"></form>
  <span class="ld-coupon__value"></span><span class="ld-registration-order__total-price" id="total-row" data-total="49">$49.00</span></div>`;

const open = (html: string) => {
  const globals = { ldVars: { ajaxurl: 'https://site.example/wp-admin/admin-ajax.php' } };
  const mount = start(startCoursePurchase, { html, globals });
  return {
    ...mount,
    text: (selector: string) => mount.find(selector).textContent?.trim(),
    async send(form: string, data: object) {
      mount.find(form).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settle();
      mount.sent.at(-1)?.reply({ success: true, data });
      await settle();
    },
  };
};

test('a coupon of the modern layout is shown in its places', async () => {
  const { find, text, send } = open(box);
  await send('#apply-coupon-form', {
    coupon_code: 'SAVE',
    discount: '-&#36;12.25',
    total: { value: 36.75, formatted: '&#36;36.75' },
  });
  expect(find('.ld-registration-order__items').className).toContain('--with-coupon');
  expect(text('.ld-coupon__label-text')).toBe('SAVE');
  expect(text('.ld-coupon__value')).toBe('(-$12.25)');
  expect(text('#total-row')).toBe('$36.75');
  expect(find('#total-row').getAttribute('data-total')).toBe('36.75');
});

test('where the owner has switched the last coupon off the modern layout shows the full price once the coupon of an order is removed', async () => {
  const { text, send } = open(box.replace(field, ''));
  await send('#remove-coupon-form', { total: { value: '59.00', formatted: '$59.00' } });
  expect(text('#total-row')).toBe('$59.00');
  expect(text('.ld-registration-order__item-price-value')).toBe('$59.00');
});
