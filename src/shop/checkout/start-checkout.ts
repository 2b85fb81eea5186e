import { checkoutParams } from '../config/checkout';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { block, unblock } from '../block';
import { createPresses, emit } from '../kit';
import { checkoutActions } from '../lazy';
import { createMethods } from './create-methods';
import { createReview } from './create-review';
import { createSplit } from './create-split';
import { markRows } from './mark-rows';
import * as names from './names';
import { type JQuery, offerOverlay } from './offer-overlay';
import type { OrderParts } from './place-order';
import { isSplitPage, wholeForm } from './split';
import { toggleParts } from './toggle-parts';
import { watchFields } from './watch-fields';

/** The order is sent and coupons are changed by code that nobody needs who only looks. */
const watchActions = (scope: ControllerScope, parts: OrderParts): void => {
  const { delegate } = scope;
  const { press } = createPresses(scope, checkoutActions, ({ createActions }) =>
    createActions(scope, parts),
  );
  delegate('submit', names.form, (form, event) =>
    press(form, event, (actions) => actions.submit(form as HTMLFormElement)),
  );
  delegate('submit', names.couponForm, (form, event) =>
    press(form, event, (actions) => actions.applyCoupon(form)),
  );
  delegate('click', `${names.reviewBox} ${names.removeCoupon}`, (link, event) =>
    press(link, event, (actions) => actions.removeCoupon(link)),
  );
};

/** The checkout, in one form or in Divi's modules (woocommerce-checkout.md §2, §2.10, §2.9). */
export const startCheckout: Start = (scope) => {
  const { page, changes, delegate, listen, after } = scope;
  const { document: doc, window: win } = page;
  const params = page.globals.get(checkoutParams);
  const forms = () => doc.querySelectorAll<HTMLFormElement>(`${names.form}, ${names.payForm}`);
  for (const form of forms()) changes.setAttribute(form, 'novalidate', '');
  toggleParts(scope, params.option_guest_checkout);
  // Paying for an order that exists and adding a payment method are ordinary posts.
  delegate('submit', names.payForm, (form) => block(scope, form));

  const split = isSplitPage(doc) ? createSplit(scope) : wholeForm(doc);
  const methods = createMethods(scope);
  const { all: validateAll } = markRows(scope);
  const review = createReview(scope, { split, methods, validateAll });
  const fields = watchFields(scope, { split, review });
  const { jQuery } = win as { jQuery?: JQuery };
  if (typeof jQuery === 'function') offerOverlay(scope, jQuery);
  watchActions(scope, { split, methods, review, fields, validateAll });
  methods.init();

  listen<PageTransitionEvent>(win, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of forms()) unblock(form);
    // Back from a payment page: the cart may be another one.
    review.request();
  });
  // On a later task, so that gateways and the theme are set up (woocommerce.md §9.3).
  after(0, () => {
    if (doc.querySelector(names.addMethodForm)) emit(page, names.initAddMethod);
    if (!params.is_checkout || !doc.querySelector(names.form)) return;
    emit(page, names.init);
    review.request();
  });
};
