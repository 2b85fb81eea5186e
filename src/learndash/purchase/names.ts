export const applyAction = 'learndash_apply_coupon';
export const removeAction = 'learndash_remove_coupon';
export const enrolAction = 'learndash_enroll_with_zero_price';

/** Ids of the purchase box. */
export const applyForm = 'apply-coupon-form';
export const removeForm = 'remove-coupon-form';
export const field = 'coupon-field';
export const couponRow = 'coupon-row';
export const totalRow = 'total-row';
export const totals = 'totals';

export const couponCode = '#coupon-row .purchase-label > span';
export const couponValue = '#coupon-row .purchase-value span';
/** Elements that a coupon changes, and those that its removal changes too. */
export const totalValue = '#total-row .purchase-value';
export const fullValues = ':is(#price-row,#subtotal-row) .purchase-value';

/** The modern layout of the same box. */
export const modernItems = 'ld-registration-order__items';
export const modernWithCoupon = 'ld-registration-order__items--with-coupon';
export const modernValues =
  '.ld-registration-order__item-price-value,.ld-registration-order__total-price';
export const modernCode = '.ld-coupon__label-text';
export const modernDiscount = '.ld-coupon__value';

export const alerts = '#coupon-alerts .coupon-alert';
export const alertOf = {
  success: 'coupon-alert-success',
  warning: 'coupon-alert-warning',
} as const;
export const alertBox = 'ld-alert';
export const messages = 'ld-alert-messages';

export const total = 'data-total';
/** Missing in older releases, which support coupons; present and empty where they are not supported. */
export const supports = 'data-supports-coupon';

export const join = 'btn-join';
export const joinDisabled = 'btn-disabled';

export const payPalAmount = 'form[name="buynow"] input[name="amount"]';
export const stripePrice = 'form.learndash-stripe-checkout input[name="stripe_price"]';
export const stripeCourse = '.learndash-stripe-checkout input[name="stripe_course_id"]';
/** Cookies that keep a payment session with the old amount, one per course. */
export const stripeCookies = ['ld_stripe_session_id_', 'ld_stripe_connect_session_id_'] as const;
export const stripeLegacy = 'ld_init_stripe_legacy';
