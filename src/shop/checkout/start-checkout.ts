import { checkoutParams } from '../config/checkout';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { block, unblock } from '../block';
import { emit } from '../kit';
import { createMethods } from './create-methods';
import { createReview } from './create-review';
import { createSplit } from './create-split';
import { markRows } from './mark-rows';
import * as names from './names';
import { offerToGateways } from './offer-to-gateways';
import { placeOrder } from './place-order';
import { isSplitPage, wholeForm } from './split';
import { toggleParts } from './toggle-parts';
import { watchCoupons } from './watch-coupons';
import { watchFields } from './watch-fields';

/** Switches a warning on and off for whoever leaves while an order is on its way; off at the end. */
const createUnloadGuard = ({ page, onEnd }: ControllerScope): ((isOn: boolean) => void) => {
  const { window: win } = page;
  const warn = (event: Event) => event.preventDefault();
  const set = (isOn: boolean) =>
    isOn
      ? win.addEventListener('beforeunload', warn)
      : win.removeEventListener('beforeunload', warn);
  onEnd(() => set(false));
  return set;
};

/** The checkout, in one form or in Divi's modules (contract shop.md §5.18, §5.19, §5.22). */
export const startCheckout: Start = (scope) => {
  const { page, changes, delegate, listen, after, inBackground } = scope;
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
  const guard = createUnloadGuard(scope);
  const { jQuery } = win as { jQuery?: unknown };
  const gateways =
    typeof jQuery === 'function'
      ? offerToGateways(scope, { methods, review, fields, guard })
      : undefined;
  watchCoupons(scope, { split, review });
  const order = placeOrder(scope, {
    split,
    methods,
    review,
    fields,
    guard,
    validateAll,
    checkout: gateways?.checkout ?? {},
  });
  gateways?.onError((html) => {
    const form = doc.querySelector<HTMLFormElement>(names.form);
    if (form) inBackground(order.fail(form, html));
  });

  listen<PageTransitionEvent>(win, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of forms()) unblock(form);
    // Back from a payment page: the cart may be another one.
    review.request();
  });
  // On a later task, so that gateways and the theme are set up (contract §6.4).
  after(0, () => {
    if (doc.querySelector(names.addMethodForm)) emit(page, names.initAddMethod);
    if (!params.is_checkout || !doc.querySelector(names.form)) return;
    emit(page, names.init);
    review.request();
  });
};
