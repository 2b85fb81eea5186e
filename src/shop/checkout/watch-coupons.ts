import { checkoutParams } from '../../runtime/config/woocommerce-checkout';
import { type FormFields, slidePart } from '../../runtime/kit';
import { block, isBlocked, unblock } from '../block';
import { readPiece } from '../read-piece';
import { emit, endpointUrl, inBackground, type Scope } from '../kit';
import { isErrorNotice } from '../notices';
import type { Review } from './create-review';
import type { Split } from './split';
import * as names from './names';
import { dropMessages } from './show-messages';

const SLIDE_MS = 400;

/** Coupons at the checkout (contract shop.md §5.18.11). */
export const watchCoupons = (scope: Scope, { split, review }: { split: Split; review: Review }) => {
  const { page, changes, hear, ended } = scope;
  const { document: doc } = page;
  const params = page.globals.get(checkoutParams);

  /** Notice HTML, or null where the call failed. */
  const ask = async (name: string, fields: FormFields): Promise<string | null> => {
    const result = await page.ajax({
      url: endpointUrl(params.wc_ajax_url, name),
      fields,
      expect: 'text',
      read: readPiece,
      signal: ended,
    });
    return result.ok ? result.value : null;
  };
  const clear = (field: Element | null) => {
    for (const message of doc.querySelectorAll(`#${names.couponError}`)) message.remove();
    field?.classList.remove('has-error');
    field?.removeAttribute('aria-invalid');
    field?.removeAttribute('aria-describedby');
  };
  const complain = (field: HTMLInputElement, text: string) => {
    clear(field);
    const message = doc.createElement('span');
    message.id = names.couponError;
    message.className = names.couponError;
    message.setAttribute('role', 'alert');
    field.after(message);
    message.textContent = text;
    field.classList.add('has-error');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', message.id);
    field.focus();
  };
  const close = (form: HTMLElement) => {
    slidePart(scope, form, { to: 'close', durationMs: SLIDE_MS });
    for (const link of doc.querySelectorAll(names.showCoupon)) {
      changes.setAttribute(link, 'aria-expanded', 'false');
    }
  };

  const apply = async (form: HTMLElement) => {
    const field = form.querySelector<HTMLInputElement>(names.couponField);
    const code = field?.value ?? '';
    block(scope, form);
    const html = await ask(names.applyCall, {
      security: params.apply_coupon_nonce,
      coupon_code: code,
      billing_email: split.field('billing_email')?.value ?? '',
    });
    unblock(form);
    if (ended.aborted || !field) return;
    if (html === null) {
      complain(field, page.labels('failed'));
      return;
    }
    dropMessages(doc);
    const content = await page.insert.fragment(html, 'form');
    if (isErrorNotice(html)) complain(field, content.textContent?.trim() ?? '');
    else {
      clear(field);
      close(form);
      form.before(content);
    }
    emit(page, names.applied, [code]);
    review.request({ update_shipping_method: false });
  };
  const remove = async (link: HTMLElement) => {
    const box = link.closest<HTMLElement>(names.reviewBox);
    const code = link.dataset.coupon ?? '';
    if (box) block(scope, box);
    const html = await ask(names.removeCall, {
      security: params.remove_coupon_nonce,
      coupon: code,
    });
    if (box) unblock(box);
    if (ended.aborted) return;
    dropMessages(doc);
    const content = await page.insert.fragment(html ?? '', 'form');
    doc.querySelector(names.form)?.before(content);
    emit(page, names.removed, [code]);
    review.request({ update_shipping_method: false });
    for (const form of doc.querySelectorAll<HTMLElement>(names.couponForm)) {
      const field = form.querySelector<HTMLInputElement>(names.couponField);
      if (field) field.value = '';
      close(form);
    }
  };

  hear('submit', names.couponForm, (form, event) => {
    event.preventDefault();
    if (!isBlocked(form)) inBackground(page, apply(form));
  });
  hear('input', `${names.couponForm} ${names.couponField}`, clear);
  hear('click', `${names.reviewBox} ${names.removeCoupon}`, (link, event) => {
    event.preventDefault();
    if (!isBlocked(link)) inBackground(page, remove(link));
  });
};
