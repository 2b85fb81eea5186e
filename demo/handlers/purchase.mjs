// @ts-check
import { COUPON_NONCE, coupons, money, PRICE } from '../learning/purchase-box.mjs';
import { json } from './handler.mjs';

/** @param {string} message */
const fail = (message) => json({ success: false, data: { message } });

/** The value is a number after applying a coupon and a string after removing it, as on a real site. */
const total = (/** @type {number} */ amount, /** @type {number | string} */ value) => ({
  value,
  stripe_value: Math.round(amount * 100),
  formatted: money(amount).replace('$', '&#36;'),
});

/**
 * Every request needs the nonce of the form.
 * @param {import('./handler.mjs').Handler} handle
 * @returns {import('./handler.mjs').Handler}
 */
const withNonce = (handle) => (request) =>
  request.fields.nonce === COUPON_NONCE ? handle(request) : fail('Invalid request.');

/** @type {import('./handler.mjs').HandlerTable} */
export const purchaseHandlers = {
  adminAjax: {
    learndash_apply_coupon: withNonce(({ fields, visit }) => {
      const code = (fields.coupon_code ?? '').trim().toUpperCase();
      if (!code) return fail('Please enter the coupon code.');
      const discount = Object.entries(coupons).find(([known]) => known === code)?.[1];
      if (discount === undefined) return fail('Coupon <b>code</b> is invalid &amp; unknown.');
      visit.session.coupon = code;
      const amount = PRICE - discount;
      return json({
        success: true,
        data: {
          coupon_code: code,
          discount: `-${money(discount).replace('$', '&#36;')}`,
          total: total(amount, amount),
          message: 'Coupon applied.',
        },
      });
    }),
    learndash_remove_coupon: withNonce(({ visit }) => {
      visit.session.coupon = '';
      return json({
        success: true,
        data: { total: total(PRICE, PRICE.toFixed(2)), message: 'Coupon removed.' },
      });
    }),
    learndash_enroll_with_zero_price: withNonce(({ visit }) =>
      visit.session.coupon === 'FREE'
        ? json({ success: true, data: { redirect_url: `${visit.site}/plain/?joined=1` } })
        : fail('You have to pay for access.'),
    ),
  },
};
