import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import {
  createLatest,
  isFocusElsewhere,
  isOpen,
  slideElement,
  formFields,
} from '../../runtime/kit';
import { isBlocked, block, unblock } from '../block';
import { emit, mayHaveCart } from '../woocommerce';
import { added, processing } from '../names';
import { cartMarkup, countryMarkup } from '../../runtime/names/woocommerce';
import { failedNotice } from '../create-presses';
import type { Start } from '../../runtime/definition';
import { addToCartParams } from '../config/fragments';
import { cartParams } from '../config/checkout';
import { isErrorNotice, scrollToNotices } from '../notices';
import { reloadOnce } from '../reload-once';
import { shippingMethods } from '../totals';
import {
  clearCouponError,
  showCouponError,
  createCartView,
  type Control,
  isChanged,
  isTickable,
  resetControls,
  type OldNotices,
} from './create-cart-view';
import { createCartServer } from './create-cart-server';

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
  const params = page.globals.get(cartParams);
  const server = createCartServer(scope);
  const view = createCartView(scope);
  const formOf = () => doc.querySelector<HTMLFormElement>(names.cartForm);
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
  const fail = (failure: NonNullable<Awaited<ReturnType<typeof server.call>>['failure']>) => {
    if (failure === 'aborted' || reloadOnce(page, 'cart', failure)) return;
    // Another shipping method may be chosen for the same totals, so the choice starts from the
    // server's values.
    resetControls(doc, names.shippingValues);
    view.dropNotices();
    const notice = failedNotice(page);
    view.showNotices([notice]);
    scrollToNotices(page, notice);
  };

  /** Posts the cart form, with `fixed` values for some fields, and renders the response. */
  const post = async (
    form: HTMLFormElement,
    { fixed, old }: { fixed: Record<string, string>; old: OldNotices },
  ) => {
    const fields = formFields(form);
    for (const [name, value] of Object.entries(fixed)) fields.set(name, value);
    const url = form.getAttribute('action') || page.window.location.href;
    const { html, failure } = await server.page(url, fields);
    if (html === null) fail(failure);
    else if (!(await view.show(html, old))) fail('garbage');
  };
  const update = async (old: OldNotices) => {
    const form = formOf();
    if (form) await post(form, { fixed: {}, old });
    // An empty cart page has no element for lines, and a response with totals alone is no cart page.
    else if (mayHaveCart(doc)) page.window.location.reload();
  };
  const updateQuantities = async (
    form: HTMLFormElement,
    quantities: Record<string, string> = {},
  ) => {
    const fixed = { ...quantities, [names.updateName]: 'Update Cart' };
    await post(form, { fixed, old: 'drop' });
  };
  /**
   * Saves quantities that were typed but not sent, which the next request would discard. Unfinished
   * ones stay as printed: for the server, an emptied field would remove its line.
   */
  const saveQuantities = async () => {
    const form = formOf();
    const isDirty = form?.querySelector(`${names.updateButton}:not(:disabled)`);
    if (!form || !isDirty) return;
    const unfinished = [...doc.querySelectorAll<HTMLInputElement>(names.quantityField)].filter(
      (field) => field.value === '' || !field.checkValidity(),
    );
    await updateQuantities(
      form,
      Object.fromEntries(unfinished.map(({ name, defaultValue }) => [name, defaultValue])),
    );
  };

  const applyCoupon = async () => {
    const field = () => formOf()?.querySelector<HTMLInputElement>(names.couponField);
    // Saving re-renders the coupon field empty.
    const code = field()?.value ?? '';
    await saveQuantities();
    const restoreCode = () => {
      const again = field();
      if (again) again.value = code;
      return again;
    };
    const { html, failure } = await server.call(names.applyCall, {
      security: params.apply_coupon_nonce,
      coupon_code: code,
    });
    const messages = html === null ? [] : await view.notices(html);
    if (html === null || messages.length === 0) {
      fail(failure ?? 'garbage');
      restoreCode();
      return;
    }
    view.dropNotices();
    clearCouponError(doc);
    const isError = isErrorNotice(html);
    if (!isError) view.showNotices(messages);
    emit(page, names.appliedCoupon, [code]);
    await update('keep');
    if (!isError || signal.aborted) return;
    const again = restoreCode();
    showCouponError(doc, messages.map(({ textContent }) => textContent?.trim()).join(' '));
    if (again?.form && !isFocusElsewhere(again.form)) again.focus();
  };
  const removeCoupon = async (code: string) => {
    await saveQuantities();
    const { html, failure } = await server.call(names.removeCall, {
      security: params.remove_coupon_nonce,
      coupon: code,
    });
    const messages = html === null ? [] : await view.notices(html);
    if (messages.length === 0) {
      fail(failure ?? 'garbage');
      return;
    }
    view.dropNotices();
    clearCouponError(doc);
    view.showNotices(messages);
    emit(page, names.removedCoupon, [code]);
    await update('keep');
  };
  const follow = async (link: HTMLElement) => {
    const href = link.getAttribute('href') ?? '';
    const { html, failure } = await server.page(href);
    if (html !== null && (await view.show(html, 'drop'))) return;
    changes.setClass(link, processing, false);
    // The link works without the script too.
    if (failure !== 'aborted') page.navigate(href);
  };
  const changeShipping = async () => {
    // Saving re-renders the previously chosen shipping methods.
    const chosen = shippingMethods(doc);
    await saveQuantities();
    const { html, failure } = await server.call(names.shippingCall, {
      security: params.update_shipping_method_nonce,
      shipping_method: chosen,
    });
    if (html === null) fail(failure);
    else await view.totals(html);
    emit(page, names.updatedMethod);
  };

  const enableUpdate = (control: Element) => {
    for (const button of control.closest('form')?.querySelectorAll(names.updateButton) ?? []) {
      changes.setAttribute(button, 'disabled', null);
      changes.setAttribute(button, 'aria-disabled', undefined);
    }
  };
  const changed = (selector: string) =>
    [...doc.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)].filter(isChanged);

  view.disableUpdate();
  // Quantities changed before this chunk loaded, or restored with the page from the history.
  for (const control of changed(names.quantityControl)) enableUpdate(control);
  if (changed(`${names.cartTotals} :is(${names.shippingControl})`)[0]) run(changeShipping);
  delegate('change input', names.quantityControl, enableUpdate);
  // On Enter browsers press the form's first button, which is the coupon's.
  delegate('keydown', names.quantityField, (control, event) => {
    const form = control.closest('form');
    const { key, keyCode } = event as KeyboardEvent;
    // 229 ends an IME composition; in Safari the key is Enter.
    if (key !== 'Enter' || keyCode === 229 || !form) return;
    event.preventDefault();
    if (isBlocked(form) || !form.reportValidity()) return;
    run(() => updateQuantities(form));
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
    run(() => (isUpdate ? updateQuantities(form) : applyCoupon()));
  });
  delegate('input', `${names.cartForm} ${names.couponField}`, () => clearCouponError(doc));
  delegate('click', names.removeCoupon, (link, event) => {
    if (!formOf() && !doc.querySelector(names.cartTotals)) return;
    event.preventDefault();
    if (isBlocked(link)) return;
    run(() => removeCoupon(link.dataset.coupon ?? ''));
  });
  delegate('click', `${names.removeLine}, ${names.restoreLine}`, (link, event) => {
    event.preventDefault();
    // The overlay stops the mouse, not the keyboard.
    if (isBlocked(link)) return;
    const isUndo = link.matches(names.restoreLine);
    // Lines get a cover, notices do not: on an emptied cart a notice stays until the page reloads.
    changes.setClass(link, processing, isUndo);
    inBackground(
      covered(() => keepTyped(() => follow(link))).then(() => {
        if (!isUndo) emit(page, names.lineRemoved);
      }),
    );
  });
  delegate('change', names.shippingControl, (control) => {
    if (control.closest(names.cartTotals)) run(changeShipping);
  });
  /**
   * Keeps typed, unsent quantities across a re-render, except where their line is gone or, with
   * `unlessPrinted`, where the server now renders another quantity.
   */
  const keepTyped = async (print: () => Promise<void>, unlessPrinted = false) => {
    const key = (control: Control) =>
      control.name + (unlessPrinted ? control.getAttribute('value') : '');
    const typed = new Map(changed(names.quantityControl).map((each) => [key(each), each.value]));
    await print();
    for (const control of doc.querySelectorAll<Control>(names.quantityControl)) {
      const value = typed.get(key(control));
      if (value === undefined || isTickable(control)) continue;
      control.value = value;
      if (isChanged(control)) enableUpdate(control);
    }
  };
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
  startCalculator(scope, (form) =>
    run(() => keepTyped(() => post(form, { fixed: { calc_shipping: 'x' }, old: 'drop' }))),
  );
};
