import { checkoutParams } from '../../runtime/config/woocommerce-checkout';
import { block, unblock } from '../block';
import { emit, inBackground, inScope, type Scope } from '../kit';
import { createMethods } from './create-methods';
import { createReview } from './create-review';
import { createUnloadGuard } from './create-unload-guard';
import * as names from './names';
import { placeOrder } from './place-order';
import { isSplitPage, wholeForm } from './split';
import { toggleParts } from './toggle-parts';

/** What only some checkouts need, and what may come a moment later. */
const loadExtras = async ({ page }: Scope) => {
  const { jQuery } = page.window as { jQuery?: unknown };
  const [{ markRows, watchFields }, { watchCoupons }, split, gateways] = await Promise.all([
    page.load(() => import('./fields')),
    page.load(() => import('./watch-coupons')),
    isSplitPage(page.document) ? page.load(() => import('./create-split')) : null,
    typeof jQuery === 'function' ? page.load(() => import('./offer-to-gateways')) : null,
  ]);
  return { markRows, watchFields, watchCoupons, split, gateways };
};

const begin = (scope: Scope, extras: Awaited<ReturnType<typeof loadExtras>>) => {
  const { page, onWindow, after } = scope;
  const { document: doc } = page;
  const params = page.globals.get(checkoutParams);
  const split = extras.split?.createSplit(scope) ?? wholeForm(doc);
  const methods = createMethods(scope);
  const { all: validateAll } = extras.markRows(scope);
  const review = createReview(scope, { split, methods, validateAll });
  const fields = extras.watchFields(scope, { split, review });
  const guard = createUnloadGuard(scope);
  const gateways = extras.gateways?.offerToGateways(scope, { methods, review, fields, guard });
  extras.watchCoupons(scope, { split, review });
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
    if (form) inBackground(page, order.fail(form, html));
  });
  onWindow<PageTransitionEvent>('pageshow', ({ persisted }) => {
    // Back from a payment page: the cart may be another one.
    if (persisted) review.request();
  });
  // On a later task, so that gateways and the theme are set up (contract §6.4).
  after(0, () => {
    if (doc.querySelector(names.addMethodForm)) emit(page, names.initAddMethod);
    if (!params.is_checkout || !doc.querySelector(names.form)) return;
    emit(page, names.init);
    review.request();
  });
};

/** The checkout, in one form or in Divi's modules (contract shop.md §5.18, §5.19, §5.22). */
export const startCheckout = inScope('checkout', (scope) => {
  const { page, changes, hear, onWindow, ended } = scope;
  const { document: doc } = page;
  const forms = () => doc.querySelectorAll<HTMLFormElement>(`${names.form}, ${names.payForm}`);
  for (const form of forms()) changes.setAttribute(form, 'novalidate', '');
  toggleParts(scope, page.globals.get(checkoutParams).option_guest_checkout);
  // Paying for an order that exists and adding a way to pay are ordinary posts.
  hear('submit', names.payForm, (form) => block(scope, form));
  const release = () => {
    for (const form of forms()) unblock(form);
  };
  onWindow<PageTransitionEvent>('pageshow', ({ persisted }) => {
    if (persisted) release();
  });

  let isReady = false;
  const ready = async () => {
    const extras = await loadExtras(scope);
    if (ended.aborted) return;
    isReady = true;
    begin(scope, extras);
  };
  const starting = ready();
  inBackground(page, starting);
  hear('submit', `${names.form}, ${names.couponForm}`, (form, event) => {
    if (isReady) return;
    event.preventDefault();
    inBackground(
      page,
      starting.then(() => (form as HTMLFormElement).requestSubmit()),
    );
  });
});
