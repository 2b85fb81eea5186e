import type { ControllerScope } from '../../runtime/controller-scope';
import { isOpen, slideElement } from '../../runtime/kit';
import { emit, emitter } from '../woocommerce';
import type { Checkout } from './create-checkout';
import * as names from './names';

/** Milliseconds; on the checkout and where a payment method is added (woocommerce.md §11). */
const SLIDE_MS = 230;
const ADDING_SLIDE_MS = 250;

/**
 * Payment methods: one open box, the label of the button, the event for gateways
 * (woocommerce-checkout.md §2.4).
 */
export const createMethods = (scope: ControllerScope, { $state, dispatch }: Checkout) => {
  const { page, changes, delegate } = scope;
  const { document: doc } = page;
  const radios = () => [...doc.querySelectorAll<HTMLInputElement>(names.method)];

  const open = (radio: HTMLInputElement, durationMs: number) => {
    const isOnly = radios().length === 1;
    const isNew = $state.get().method !== radio.id;
    for (const box of doc.querySelectorAll<HTMLElement>(names.methodBox)) {
      const isOwn = isOnly || box.classList.contains(radio.id);
      if (isOwn !== isOpen(box)) {
        slideElement(scope, box, { isOpen: isOwn, durationMs });
      }
    }
    for (const each of radios()) {
      if (each.form === radio.form) {
        changes.setAttribute(each, 'checked', each === radio ? '' : null);
      }
      const item = each.closest('li');
      if (item?.closest(names.paymentModule)) {
        changes.setClass(item, names.checkedMethod, each === radio);
      }
    }
    const button = doc.querySelector<HTMLElement>(names.placeOrder);
    const words = radio.dataset.order_button_text || button?.dataset.value;
    if (button && words && button.textContent !== words) button.textContent = words;
    if (isNew) emit(page, names.methodSelected);
    dispatch({ type: 'method', method: radio.id });
  };

  delegate('click', names.method, (radio) => {
    const isAdding = radio.closest(names.addMethodForm);
    open(radio as HTMLInputElement, isAdding ? ADDING_SLIDE_MS : SLIDE_MS);
  });

  return {
    /** Runs after each render of the payment section. */
    init(): void {
      const all = radios();
      const [first] = all;
      if (!first) return;
      if (all.length === 1) changes.setStyle(first, 'display', 'none');
      const { method } = $state.get();
      const before = all.find(({ id }) => id === method);
      if (before) before.checked = true;
      const current = all.find(({ checked }) => checked) ?? first;
      current.checked = true;
      open(current, 0);
      // Gateways show their own button when their method is clicked.
      emitter(page, current)('click');
    },
  };
};

export type Methods = ReturnType<typeof createMethods>;
