import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { checkoutParams } from '../config/checkout';
import { type FormFields, focusText, isFocusElsewhere, slideElement } from '../../runtime/kit';
import { block, isBlocked, unblock } from '../block';
import { readFragment } from '../replace/fragments';
import { emit, endpointUrl } from '../woocommerce';
import { failedNotice } from '../create-presses';
import { isErrorNotice, notices, scrollToNotices } from '../notices';
import type { Checkout } from './create-checkout';
import type { Split } from './split';
import { dropMessages } from './order-response';
import { type OrderContext, placeOrder } from './place-order';

const SLIDE_MS = 400;

/** Applying and removing coupons at the checkout (woocommerce-checkout.md §2.8). */
const applyCoupons = (
  scope: ControllerScope,
  { checkout, split }: { checkout: Checkout; split: Split },
) => {
  const { page, changes, delegate, signal, inBackground } = scope;
  const { document: doc } = page;
  const params = page.globals.get(checkoutParams);

  /** Resolves to notice HTML, or to null where the request failed. */
  const request = async (name: string, fields: FormFields): Promise<string | null> => {
    const result = await page.ajax({
      url: endpointUrl(params.wc_ajax_url, name),
      fields,
      expect: 'text',
      read: readFragment,
      signal,
    });
    return result.ok ? result.value : null;
  };
  /** Messages of a response; null where it is anything but notices. */
  const read = async (html: string) => {
    const content = await page.insert.fragment(html, 'form');
    return notices(content).length > 0 ? content : null;
  };
  const clearError = (field: Element | null) => {
    for (const message of doc.querySelectorAll(`#${names.couponError}`)) message.remove();
    field?.classList.remove('has-error');
    field?.removeAttribute('aria-invalid');
    field?.removeAttribute('aria-describedby');
  };
  const showError = (field: HTMLInputElement, text: string) => {
    clearError(field);
    const message = doc.createElement('span');
    message.id = names.couponError;
    message.className = names.couponError;
    message.setAttribute('role', 'alert');
    field.after(message);
    message.textContent = text;
    field.classList.add('has-error');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', message.id);
    if (!isFocusElsewhere(field.form ?? field)) field.focus();
  };
  /** Requests totals; the server chooses the shipping method. */
  const update = () => checkout.update({ update_shipping_method: false });
  const close = (form: HTMLElement) => {
    slideElement(scope, form, { isOpen: false, durationMs: SLIDE_MS });
    for (const link of doc.querySelectorAll(names.showCoupon)) {
      changes.setAttribute(link, 'aria-expanded', 'false');
    }
  };

  const apply = async (form: HTMLElement) => {
    const field = form.querySelector<HTMLInputElement>(names.couponField);
    const code = field?.value ?? '';
    block(scope, form);
    const html = await request(names.applyCall, {
      security: params.apply_coupon_nonce,
      coupon_code: code,
      billing_email: split.field('billing_email')?.value ?? '',
    });
    unblock(form);
    if (signal.aborted || !field) return;
    const content = html === null ? null : await read(html);
    if (html === null || !content) {
      showError(field, page.labels('failed'));
      return;
    }
    dropMessages(doc);
    if (isErrorNotice(html)) showError(field, content.textContent?.trim() ?? '');
    else {
      clearError(field);
      const [notice] = notices(content);
      const hadFocus = form.contains(doc.activeElement);
      close(form);
      form.before(content);
      // While the form slides shut, Enter would send the code again; once shut, it would drop the focus.
      if (notice && hadFocus) focusText(notice, changes);
    }
    emit(page, names.applied, [code]);
    update();
  };
  const remove = async (link: HTMLElement) => {
    const box = link.closest<HTMLElement>(names.reviewBox);
    const code = link.dataset.coupon ?? '';
    const forms = [...doc.querySelectorAll<HTMLElement>(names.couponForm)].map((couponForm) => {
      const field = couponForm.querySelector<HTMLInputElement>(names.couponField);
      return { couponForm, field, before: field?.value };
    });
    if (box) block(scope, box);
    const html = await request(names.removeCall, {
      security: params.remove_coupon_nonce,
      coupon: code,
    });
    if (box) unblock(box);
    if (signal.aborted) return;
    const content = html === null ? null : await read(html);
    dropMessages(doc);
    const form = doc.querySelector(names.form);
    if (!content) {
      const notice = failedNotice(page);
      form?.before(notice);
      scrollToNotices(page, notice);
      // The server may have removed it even so.
      update();
      return;
    }
    form?.before(content);
    emit(page, names.removed, [code]);
    update();
    for (const { couponForm, field, before } of forms) {
      // The visitor has typed another code meanwhile.
      if (field?.value !== before) continue;
      if (field) field.value = '';
      clearError(field);
      close(couponForm);
    }
  };

  delegate('input', `${names.couponForm} ${names.couponField}`, clearError);

  return {
    applyCoupon(form: HTMLElement): void {
      if (!isBlocked(form)) inBackground(apply(form));
    },
    removeCoupon(link: HTMLElement): void {
      if (!isBlocked(link)) inBackground(remove(link));
    },
  };
};

/** Sends the order and changes its coupons. */
export const createActions = (scope: ControllerScope, context: OrderContext) => ({
  ...placeOrder(scope, context),
  ...applyCoupons(scope, context),
});
