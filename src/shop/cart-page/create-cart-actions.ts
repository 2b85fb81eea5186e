import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { type Control, isChanged, isTickable } from '../../runtime/dom/is-changed';
import { formFields, isFocusElsewhere } from '../../runtime/kit';
import { cartParams } from '../config/checkout';
import { failedNotice } from '../create-presses';
import { processing } from '../names';
import { isErrorNotice, scrollToNotices } from '../notices';
import { reloadOnce } from '../reload-once';
import { shippingMethods } from '../totals';
import { emit, mayHaveCart } from '../woocommerce';
import { changedControls, resetControls } from './cart-controls';
import { type CartResponse, createCartServer } from './create-cart-server';
import {
  type CartView,
  clearCouponError,
  type OldNotices,
  showCouponError,
} from './create-cart-view';

const formOf = (doc: Document) => doc.querySelector<HTMLFormElement>(names.cartForm);

/** What a visitor does on the cart page: requests, and what their responses change. */
export const createCartActions = (scope: ControllerScope, view: CartView) => {
  const { page, changes, signal } = scope;
  const { document: doc } = page;
  const params = page.globals.get(cartParams);
  const server = createCartServer(scope);

  const fail = (failure: NonNullable<CartResponse['failure']>) => {
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
    const form = formOf(doc);
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
    const form = formOf(doc);
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

  return {
    update,
    updateQuantities,
    async applyCoupon(): Promise<void> {
      const field = () => formOf(doc)?.querySelector<HTMLInputElement>(names.couponField);
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
    },
    async removeCoupon(code: string): Promise<void> {
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
    },
    /** Removes or restores a line, as its link does without a script. */
    async follow(link: HTMLElement): Promise<void> {
      const href = link.getAttribute('href') ?? '';
      const { html, failure } = await server.page(href);
      if (html !== null && (await view.show(html, 'drop'))) return;
      changes.setClass(link, processing, false);
      if (failure !== 'aborted') page.navigate(href);
    },
    async changeShipping(): Promise<void> {
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
    },
    calculateShipping: (form: HTMLFormElement): Promise<void> =>
      post(form, { fixed: { calc_shipping: 'x' }, old: 'drop' }),
    /**
     * Keeps typed, unsent quantities across a re-render, except where their line is gone or, with
     * `unlessPrinted`, where the server now renders another quantity.
     */
    async keepTyped(render: () => Promise<void>, unlessPrinted = false): Promise<void> {
      const key = (control: Control) =>
        control.name + (unlessPrinted ? control.getAttribute('value') : '');
      const changed = changedControls(doc, names.quantityControl);
      const typed = new Map(changed.map((each) => [key(each), each.value]));
      await render();
      for (const control of doc.querySelectorAll<Control>(names.quantityControl)) {
        const value = typed.get(key(control));
        if (value === undefined || isTickable(control)) continue;
        control.value = value;
        if (isChanged(control)) view.enableUpdate(control);
      }
    },
  };
};
