// @ts-check
import { COUPON_NONCE, coupons, money, PRICE } from '../learning/purchase-box.mjs';
import { json } from './answer.mjs';

/** @param {string} message */
const refuse = (message) => json({ success: false, data: { message } });

/** A number after applying a coupon, a string after removing it, as on a real site. */
const total = (/** @type {number} */ amount, /** @type {number | string} */ value) => ({
  value,
  stripe_value: Math.round(amount * 100),
  formatted: money(amount).replace('$', '&#36;'),
});

/**
 * Every call needs the nonce of the form.
 * @param {import('./answer.mjs').Answerer} answer
 * @returns {import('./answer.mjs').Answerer}
 */
const guarded = (answer) => (call) =>
  call.fields.nonce === COUPON_NONCE ? answer(call) : refuse('Invalid request.');

/** @type {import('./answer.mjs').AnswerTable} */
export const purchaseAnswers = {
  adminAjax: {
    learndash_apply_coupon: guarded(({ fields, visit }) => {
      const code = (fields.coupon_code ?? '').trim().toUpperCase();
      if (!code) return refuse('Please enter the coupon code.');
      const discount = Object.entries(coupons).find(([known]) => known === code)?.[1];
      if (discount === undefined) return refuse('Coupon <b>code</b> is invalid &amp; unknown.');
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
    learndash_remove_coupon: guarded(({ visit }) => {
      visit.session.coupon = '';
      return json({
        success: true,
        data: { total: total(PRICE, PRICE.toFixed(2)), message: 'Coupon removed.' },
      });
    }),
    learndash_enroll_with_zero_price: guarded(({ visit }) =>
      visit.session.coupon === 'FREE'
        ? json({ success: true, data: { redirect_url: `${visit.site}/plain/?joined=1` } })
        : refuse('You have to pay for access.'),
    ),
  },
};
