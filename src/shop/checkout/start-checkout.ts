import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { isOpen, slideElement, whenScriptsRan } from '../../runtime/kit';
import { cartParams, checkoutParams } from '../config/checkout';
import type { Start } from '../../runtime/definition';
import { block, unblock } from '../block';
import { cartForm } from '../names';
import { createPresses } from '../create-presses';
import { emit } from '../woocommerce';
import { checkoutActions } from '../lazy';
import { orderButton } from './lazy';
import { createMethods } from './create-methods';
import { createCheckout } from './create-checkout';
import { showTotals } from './show-totals';
import { createSplit, isSplitPage, wholeForm } from './split';
import { markRows } from './mark-rows';
import { offerOverlay } from './offer-overlay';
import type { OrderContext } from './place-order';
import { scrollToNotices } from '../notices';
import { watchFields } from './watch-fields';

/** Milliseconds (woocommerce.md §11). */
const SLIDE_MS = 400;
const FIRST = 'input:not([type="hidden"]), select, textarea, button';

/** Parts of the checkout that open and close (woocommerce-checkout.md §2.7). */
const toggleParts = (scope: ControllerScope, isGuestAllowed: boolean): void => {
  const { page, changes, delegate } = scope;
  const { document: doc } = page;
  const all = (selector: string) => [...doc.querySelectorAll<HTMLElement>(selector)];
  const set = (boxes: readonly HTMLElement[], isOn: boolean, durationMs: number) => {
    for (const box of boxes) {
      if (isOn !== isOpen(box)) slideElement(scope, box, { isOpen: isOn, durationMs });
    }
  };
  const follow = (box: string, part: string, durationMs: number) => {
    for (const control of all(box)) {
      const { checked } = control as HTMLInputElement;
      set(all(part), checked, durationMs);
      changes.setAttribute(control, 'aria-expanded', String(checked));
    }
  };
  follow(names.shipToDifferent, names.shippingAddress, 0);
  delegate('change', names.shipToDifferent, () =>
    follow(names.shipToDifferent, names.shippingAddress, SLIDE_MS),
  );
  if (isGuestAllowed) {
    follow(names.createAccount, names.accountFields, 0);
    delegate('change', names.createAccount, (box) => {
      follow(names.createAccount, names.accountFields, SLIDE_MS);
      const password = doc.querySelector<HTMLInputElement>(`#${names.accountPassword}`);
      if (!(box as HTMLInputElement).checked || !password?.value) return;
      // While the field was hidden, the browser filled in another account's password.
      password.value = '';
      password.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  // Without a login form, the link leads to the page that has one (WooCommerce 11).
  const links = all(names.showCoupon);
  if (all(names.loginForm)[0]) links.push(...all(names.showLogin));
  for (const link of links) {
    changes.setAttribute(link, 'role', 'button');
    changes.setAttribute(link, 'aria-expanded', 'false');
  }
  for (const form of all(names.couponForm)) changes.setStyle(form, 'display', 'none');
  const toggleForms = (link: HTMLElement, boxes: readonly HTMLElement[]): boolean => {
    const isOn = boxes.some((box) => !isOpen(box));
    set(boxes, isOn, SLIDE_MS);
    changes.setAttribute(link, 'aria-expanded', String(isOn));
    if (isOn) boxes[0]?.querySelector<HTMLElement>(FIRST)?.focus();
    return isOn;
  };
  delegate('click', names.showLogin, (link, event) => {
    const forms = all(names.loginForm);
    if (!forms[0]) return;
    event.preventDefault();
    if (toggleForms(link, forms)) scrollToNotices(page, forms[0]);
  });
  delegate('click', names.showCoupon, (link, event) => {
    event.preventDefault();
    // A sticky module has a copy; only the form beside the link opens.
    const module = link.closest('.et_pb_sticky_module') ?? doc;
    toggleForms(link, [...module.querySelectorAll<HTMLElement>(names.couponForm)]);
  });
  delegate('click', names.termsLink, (link, event) => {
    const texts = all(names.termsText);
    if (texts.length === 0) return;
    event.preventDefault();
    const isOn = texts.some((text) => !isOpen(text));
    set(texts, isOn, SLIDE_MS);
    changes.setClass(link, names.termsOpen, isOn);
    changes.setClass(link, names.termsClosed, !isOn);
  });
};

/** Sending orders and changing coupons is loaded at the first interaction. */
const watchActions = (scope: ControllerScope, context: OrderContext): void => {
  const { page, delegate } = scope;
  const { press } = createPresses(scope, checkoutActions, ({ createActions }) =>
    createActions(scope, context),
  );
  delegate('submit', names.form, (form, event) =>
    press(form, event, (actions) => actions.submit(form as HTMLFormElement)),
  );
  delegate('submit', names.couponForm, (form, event) =>
    press(form, event, (actions) => actions.applyCoupon(form)),
  );
  delegate('click', `${names.reviewBox} ${names.removeCoupon}`, (link, event) => {
    // A cart on the same page handles all such links, and the order follows it.
    if (page.globals.has(cartParams) && page.document.querySelector(cartForm)) return;
    press(link, event, (actions) => actions.removeCoupon(link));
  });
};

/** The checkout, in one form or in Divi's modules (woocommerce-checkout.md §2, §2.10, §2.9). */
export const startCheckout: Start = (scope) => {
  const { page, changes, delegate, listen, after, onEnd, onPluginEvent, startLazy } = scope;
  const { document: doc, window: win } = page;
  const params = page.globals.get(checkoutParams);
  const forms = () => doc.querySelectorAll<HTMLFormElement>(`${names.form}, ${names.payForm}`);
  for (const form of forms()) changes.setAttribute(form, 'novalidate', '');
  // Paying for an existing order and adding a payment method are ordinary form posts.
  delegate('submit', names.payForm, (form, event) => {
    // A gateway that stops the submit shows its own overlay, and would take a blocked form for a
    // submitted one.
    if (!(event as Event).defaultPrevented) block(scope, form);
  });

  const split = isSplitPage(doc) ? createSplit(scope) : wholeForm(doc);
  // After the hidden copies of modules have lost their ids.
  toggleParts(scope, params.option_guest_checkout);
  const checkout = createCheckout(scope);
  const methods = createMethods(scope, checkout);
  const { all: validateAll } = markRows(scope);
  showTotals(scope, { checkout, split, methods, validateAll });
  watchFields(scope, { checkout, split });
  onEnd(page.events.whenJQuery((jQuery) => offerOverlay(scope, jQuery)));
  watchActions(scope, { checkout, split, methods, validateAll });
  methods.init();
  if (params.gateways_with_custom_place_order_button.length > 0) {
    startLazy(orderButton, checkout, validateAll);
  }

  listen<PageTransitionEvent>(win, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of forms()) unblock(form);
    // Back from a payment page: the cart may have changed.
    checkout.update();
  });
  const begin = () => {
    if (doc.querySelector(names.addMethodForm)) emit(page, names.initAddMethod);
    if (!params.is_checkout || !doc.querySelector(names.form)) return;
    emit(page, names.init);
    checkout.update();
  };
  // Plugins that have inserted fields trigger it again.
  onPluginEvent(names.init, () => checkout.update());
  // In a later task, after gateways and theme are set up (woocommerce.md §9.3).
  after(0, () => whenScriptsRan(scope, begin));
};
