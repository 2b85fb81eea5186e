import * as names from './names';
import { removeCookie } from '../../runtime/cookies';
import type { ControllerScope } from '../../runtime/controller-scope';
import { type CouponResponse, readResponse } from './read-response';
import { animate, isFocusElsewhere } from '../../runtime/kit';
import { ldVars } from '../config';
import { createTexts } from '../expand/create-texts';
import { durationFor } from '../duration-for';

/** Notifies payment forms of the new total (specification S4.46, S7.48, learndash.md §14.2). */
const updateForms = ({ page, changes }: ControllerScope, response: CouponResponse): void => {
  const { document: doc, window: win } = page;
  const setValue = (selector: string, value: string) => {
    for (const input of doc.querySelectorAll(selector)) {
      changes.setAttribute(input, 'value', value);
    }
  };
  const row = doc.getElementById(names.totalRow);
  if (row) changes.setAttribute(row, names.total, response.value);
  setValue(names.payPalAmount, response.value);
  setValue(names.stripePrice, response.stripeValue);
  for (const { value } of doc.querySelectorAll<HTMLInputElement>(names.stripeCourse)) {
    for (const cookie of value ? names.stripeCookies : []) removeCookie(`${cookie}${value}`);
  }
  const rebuild = (win as unknown as Record<string, unknown>)[names.stripeLegacy];
  if (typeof rebuild === 'function') (rebuild as () => void)();
};

const FADE_MS = 400;

/** Coupons of the purchase box (specification S2.18, learndash.md §14). */
export const startCoupons = (scope: ControllerScope): void => {
  const { page, changes, delegate, signal, onEnd } = scope;
  const { document: doc, globals } = page;
  const texts = createTexts();
  onEnd(texts.undo);
  const busy = new WeakSet<Element>();
  /** Applying and removing run one after the other, so that the last response has the current total. */
  let running: Promise<unknown> | undefined;

  const write = (selector: string, text: string) => {
    for (const element of doc.querySelectorAll(selector)) texts.set(element, text);
  };
  const show = (element: HTMLElement | null, display: string) => {
    if (!element) return;
    changes.setStyle(element, 'display', display);
    if (display === 'none') return;
    const fade = () => [{ opacity: 0 }, { opacity: 1 }];
    animate([element], fade, { durationMs: durationFor(page, FADE_MS) });
  };
  const field = () => doc.getElementById(names.field) as HTMLInputElement | null;

  /** Shows the server's message, or one of ours where it has none. */
  const announce = (response?: CouponResponse) => {
    const isOk = response?.isOk ?? false;
    const message = response?.message || (isOk ? '' : page.labels('failed'));
    for (const alert of doc.querySelectorAll<HTMLElement>(names.alerts)) show(alert, 'none');
    const input = field();
    // A lost request says nothing about the code.
    if (input && response) changes.setAttribute(input, 'aria-invalid', isOk ? undefined : 'true');
    const kind = names.alertOf[isOk ? 'success' : 'warning'];
    const alert = doc.querySelector<HTMLElement>(`${names.alerts}.${kind}`);
    const text = alert?.querySelector(`.${names.messages}`);
    if (!alert || !text || !message) return;
    const box = alert.querySelector(`.${names.alertBox}`) ?? alert;
    changes.setAttribute(box, 'role', isOk ? 'status' : 'alert');
    show(alert, 'block');
    texts.set(text, message);
    if (!input) return;
    if (!text.id) changes.setAttribute(text, 'id', page.nextId());
    changes.setAttribute(input, 'aria-describedby', isOk ? undefined : text.id);
  };

  const showCoupon = ({ code, discount, formatted }: CouponResponse, isModern: boolean) => {
    if (isModern) {
      write(names.modernCode, code);
      write(names.modernDiscount, `(${discount})`);
      write(names.modernValues, formatted);
      return;
    }
    write(names.couponCode, code);
    write(names.couponValue, discount);
    write(names.totalValue, formatted);
    show(doc.getElementById(names.couponRow), 'flex');
    show(doc.getElementById(names.totals), 'block');
  };
  const dropCoupon = ({ formatted }: CouponResponse, isModern: boolean) => {
    if (isModern) {
      write(names.modernValues, formatted);
      return;
    }
    write(`${names.totalValue},${names.fullValues}`, formatted);
    show(doc.getElementById(names.couponRow), 'none');
    show(doc.getElementById(names.totals), 'none');
  };

  const apply = (response: CouponResponse, isApply: boolean) => {
    if (response.isOk) {
      // The field is gone where the owner has disabled the last coupon.
      const isModern = doc.querySelector(`.${names.modernItems}`) !== null;
      (isApply ? showCoupon : dropCoupon)(response, isModern);
      for (const items of doc.querySelectorAll(`.${names.modernItems}`)) {
        changes.setClass(items, names.modernWithCoupon, isApply);
      }
      updateForms(scope, response);
    }
    announce(response);
  };

  const send = async (form: HTMLFormElement, isApply: boolean) => {
    if (busy.has(form)) return;
    busy.add(form);
    const button = form.querySelector<HTMLElement>('[type=submit],button');
    const focused = doc.activeElement;
    button?.setAttribute('disabled', '');
    form.setAttribute('aria-busy', 'true');
    const { nonce = '', postId = '' } = form.dataset;
    const entered = field()?.value ?? '';
    const call = () =>
      page.ajax({
        url: globals.get(ldVars).ajaxurl,
        fields: {
          action: isApply ? names.applyAction : names.removeAction,
          nonce,
          ...(isApply ? { coupon_code: entered } : {}),
          post_id: postId,
        },
        expect: 'json',
        read: readResponse,
        signal,
      });
    const request = running?.then(call) ?? call();
    running = request;
    const result = await request;
    if (running === request) running = undefined;
    busy.delete(form);
    button?.removeAttribute('disabled');
    form.removeAttribute('aria-busy');
    if (signal.aborted) return;
    if (result.ok) apply(result.value, isApply);
    else announce();
    const isGone = !isApply && result.ok && result.value.isOk;
    const input = field();
    // Unless the visitor has typed another code meanwhile.
    if (isGone && input?.value === entered) input.value = '';
    // Otherwise the visitor has moved on.
    if (isFocusElsewhere(form)) return;
    if (isGone) field()?.focus();
    else if (focused instanceof HTMLElement && form.contains(focused)) focused.focus();
  };

  delegate('submit', `#${names.applyForm},#${names.removeForm}`, (form, event) => {
    event.preventDefault();
    void send(form as HTMLFormElement, form.getAttribute('id') === names.applyForm);
  });
  // Another code is not known to be wrong.
  delegate('input', `#${names.field}`, (input) => {
    changes.setAttribute(input, 'aria-invalid', undefined);
  });
  const input = field();
  if (input?.placeholder && !input.labels?.length && !input.hasAttribute('aria-label')) {
    changes.setAttribute(input, 'aria-label', input.placeholder);
  }
};
