import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { createLatest, isOpen, slideElement } from '../../runtime/kit';
import { isBlocked, block, unblock } from '../block';
import { emit } from '../woocommerce';
import { added, processing } from '../names';
import { cartMarkup, countryMarkup } from '../../runtime/names/woocommerce';
import type { Start } from '../../runtime/definition';
import { addToCartParams } from '../config/fragments';
import { changedControls } from './cart-controls';
import { createCartActions } from './create-cart-actions';
import { clearCouponError, createCartView } from './create-cart-view';

/** jQuery's "slow" (woocommerce.md §11). */
const SLIDE_MS = 600;

/** The shipping calculator (woocommerce-checkout.md §1.3). */
const startCalculator = (scope: ControllerScope, send: (form: HTMLFormElement) => void): void => {
  const { page, changes, delegate } = scope;
  for (const box of page.document.querySelectorAll<HTMLElement>(names.calculatorForm)) {
    changes.setStyle(box, 'display', 'none');
  }
  delegate('click', names.calculatorButton, (button, event) => {
    const box = button.closest('form')?.querySelector<HTMLElement>(names.calculatorForm);
    if (!box) return;
    // After a re-render the fields are not yet adapted to the country.
    box.querySelector(countryMarkup)?.dispatchEvent(new Event('change', { bubbles: true }));
    event.preventDefault();
    const isOn = !isOpen(box);
    slideElement(scope, box, { isOpen: isOn, durationMs: SLIDE_MS });
    changes.setAttribute(button, 'aria-expanded', String(isOn));
    emit(page, 'country_to_state_changed');
  });
  delegate('submit', names.calculator, (form, event) => {
    event.preventDefault();
    if (!isBlocked(form)) send(form as HTMLFormElement);
  });
};

/** The cart page: quantities, lines, coupons, shipping (woocommerce-checkout.md §1). */
export const start: Start = (scope) => {
  const { page, delegate, listen, on, onPluginEvent, changes, onEnd, signal, inBackground } = scope;
  const { document: doc } = page;
  const view = createCartView(scope);
  const actions = createCartActions(scope, view);
  const { keepTyped, update } = actions;
  const works = createLatest(signal);
  /** Covers form and totals until the newest running request has ended, with any outcome. */
  const covered = async (work: () => Promise<void>) => {
    const superseded = works.start();
    const blocked = doc.querySelectorAll<HTMLElement>(`${names.cartForm}, div${names.cartTotals}`);
    for (const box of blocked) block(scope, box);
    try {
      await work();
    } finally {
      if (!superseded.aborted) for (const box of blocked) unblock(box);
    }
  };
  const run = (work: () => Promise<void>) => inBackground(covered(work));

  view.disableUpdate();
  // Quantities changed before this chunk loaded, or restored with the page from the history.
  for (const control of changedControls(doc, names.quantityControl)) view.enableUpdate(control);
  const shipping = `${names.cartTotals} :is(${names.shippingControl})`;
  if (changedControls(doc, shipping)[0]) run(actions.changeShipping);
  delegate('change input', names.quantityControl, view.enableUpdate);
  // On Enter browsers press the form's first button, which is the coupon's.
  delegate('keydown', names.quantityField, (control, event) => {
    const form = control.closest('form');
    const { key, keyCode } = event as KeyboardEvent;
    // 229 ends an IME composition; in Safari the key is Enter.
    if (key !== 'Enter' || keyCode === 229 || !form) return;
    event.preventDefault();
    if (isBlocked(form) || !form.reportValidity()) return;
    run(() => actions.updateQuantities(form));
  });
  delegate('submit', names.cartForm, (element, event) => {
    const form = element as HTMLFormElement;
    if (!form.querySelector(names.cartContents)) return;
    const name = (event as Partial<SubmitEvent>).submitter?.getAttribute('name');
    const focused = doc.activeElement;
    const isUpdate = name === names.updateName || (!name && focused?.matches('input.qty'));
    const isCoupon = name === names.couponName || (!name && focused?.matches(names.couponField));
    if (!isUpdate && !isCoupon) return;
    event.preventDefault();
    if (isBlocked(form)) return;
    run(() => (isUpdate ? actions.updateQuantities(form) : actions.applyCoupon()));
  });
  delegate('input', `${names.cartForm} ${names.couponField}`, () => clearCouponError(doc));
  delegate('click', names.removeCoupon, (link, event) => {
    if (!doc.querySelector(`${names.cartForm}, ${names.cartTotals}`)) return;
    event.preventDefault();
    if (isBlocked(link)) return;
    run(() => actions.removeCoupon(link.dataset.coupon ?? ''));
  });
  delegate('click', `${names.removeLine}, ${names.restoreLine}`, (link, event) => {
    event.preventDefault();
    // The overlay stops the mouse, not the keyboard.
    if (isBlocked(link)) return;
    const isUndo = link.matches(names.restoreLine);
    // Lines get a cover, notices do not: on an emptied cart a notice stays until the page reloads.
    changes.setClass(link, processing, isUndo);
    inBackground(
      covered(() => keepTyped(() => actions.follow(link))).then(() => {
        if (!isUndo) emit(page, names.lineRemoved);
      }),
    );
  });
  delegate('change', names.shippingControl, (control) => {
    if (control.closest(names.cartTotals)) run(actions.changeShipping);
  });
  /** The added product may be in a line whose quantity was being typed. */
  const showChange = () => run(() => keepTyped(() => update('drop'), true));
  // Since WooCommerce 10 the page may be restored from the history while the cart has changed.
  listen<PageTransitionEvent>(page.window, 'pageshow', ({ persisted }) => {
    if (persisted) run(() => keepTyped(() => update('drop')));
  });
  // Some plugins trigger it on the document, where the body's listeners do not receive it.
  onEnd(
    page.events.listen(doc, names.updateCart, (keep) => run(() => update(keep ? 'keep' : 'drop'))),
  );
  // On pages with fragments the cart controller applies them and emits the bus event.
  onPluginEvent(added, (fragments) => {
    const isTaken = page.globals.has(addToCartParams) && doc.querySelector(cartMarkup);
    if (!fragments || !isTaken) showChange();
  });
  on('cart:changed', ({ source }) => {
    if (source === 'add' || source === 'remove') showChange();
  });
  startCalculator(scope, (form) => run(() => keepTyped(() => actions.calculateShipping(form))));
};
