import * as names from './names';
import { byId, formFields } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { checkoutParams } from '../config/checkout';
import { block, isBlocked, unblock } from '../block';
import { emit, emitter, recoverJson } from '../kit';
import type { createMethods } from './create-methods';
import type { Review } from './create-review';
import type { Split } from './split';
import type { Fields } from './watch-fields';
import { offerToGateways } from './offer-to-gateways';
import { type OrderAnswer, readOrderAnswer } from './order-answer';
import { showMessages } from './show-messages';

/**
 * Errors name their field: each becomes a link to it and a message beside it
 * (woocommerce-checkout.md §2.5).
 */
const linkErrors = (doc: Document, content: DocumentFragment): void => {
  for (const item of content.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = item.dataset.id ?? '';
    const field = byId(doc, id);
    const text = item.textContent?.trim() ?? '';
    const link = doc.createElement('a');
    link.href = `#${id}`;
    link.append(...item.childNodes);
    item.append(link);
    const row = field?.closest(names.row);
    if (!field || !row) continue;
    row.querySelector(`.${names.inlineError}`)?.remove();
    const message = doc.createElement('p');
    message.id = `${id}_description`;
    message.className = names.inlineError;
    message.textContent = text;
    row.append(message);
    field.setAttribute('aria-describedby', message.id);
    field.setAttribute('aria-invalid', 'true');
  }
  for (const list of content.querySelectorAll('[role="alert"]')) {
    list.removeAttribute('role');
    list.setAttribute('tabindex', '-1');
  }
};

export interface OrderParts {
  readonly split: Split;
  readonly methods: ReturnType<typeof createMethods>;
  readonly review: Review;
  readonly fields: Fields;
  readonly validateAll: () => void;
}

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

/** Sends the order and takes what the server says to it (woocommerce-checkout.md §2.5). */
export const placeOrder = (scope: ControllerScope, parts: OrderParts) => {
  const { page, delegate, signal, inBackground } = scope;
  const { document: doc, window: win } = page;
  const { split, methods, review, fields, validateAll } = parts;
  const guard = createUnloadGuard(scope);
  const { jQuery } = win as { jQuery?: unknown };
  const gateways =
    typeof jQuery === 'function'
      ? offerToGateways(scope, { methods, review, fields, guard })
      : undefined;
  const checkout = gateways?.checkout ?? {};
  const params = page.globals.get(checkoutParams);

  const fail = async (form: HTMLFormElement, html: string) => {
    const content = await page.insert.fragment(html, 'form');
    if (signal.aborted) return;
    // What the server found stands over what the fields themselves know.
    validateAll();
    linkErrors(doc, content);
    const alert = doc.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.append(content);
    unblock(form);
    showMessages(page, { form, content: alert, className: names.orderGroup });
    alert.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // Divi's modules may each print a group of their own; the first one counts (S8.14).
    const [, ...others] = doc.querySelectorAll<HTMLElement>('.woocommerce-NoticeGroup-checkout');
    for (const group of others) group.hidden = true;
    if (split.isSplit && !doc.querySelector(names.shippingModule)) {
      for (const item of alert.querySelectorAll('li[data-id^="shipping_"]')) item.remove();
    }
    emit(page, names.failed, [html]);
  };
  const generic = () => `<div class="woocommerce-error">${params.i18n_checkout_error}</div>`;

  const take = async (form: HTMLFormElement, answer: OrderAnswer) => {
    guard(false);
    const isTaken = () => emitter(page, form)(names.placed, [answer.raw, checkout]);
    if (answer.result === 'success' && isTaken() && page.navigate(answer.redirect)) return;
    if (answer.isReload) {
      win.location.reload();
      return;
    }
    if (answer.isRefresh) review.request();
    await fail(form, answer.messages || generic());
  };

  const send = async (form: HTMLFormElement) => {
    split.mirror();
    const result = await page.ajax({
      url: params.checkout_url,
      fields: formFields(form),
      expect: 'text',
      read: (body) => readOrderAnswer(recoverJson(String(body), 'result')),
      // An order may take a while; giving up on it would invite a second one.
      timeoutMs: 120_000,
    });
    guard(false);
    if (signal.aborted) return;
    await (result.ok ? take(form, result.value) : fail(form, generic()));
  };

  const submit = (form: HTMLFormElement) => {
    if (isBlocked(form)) return;
    // An update, under way or still to come, could replace the payment part while the order is sent.
    fields.cancel();
    review.cancel();
    const tell = emitter(page, form);
    const gateway = doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '';
    const isAllowed = tell(names.placing, [checkout]);
    if (!isAllowed || !tell(`${names.placing}_${gateway}`, [checkout])) return;
    block(scope, form);
    guard(true);
    inBackground(send(form));
  };
  delegate('click', '.woocommerce-NoticeGroup-checkout [data-id] > a', (link, event) => {
    const field = doc.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  gateways?.onError((html) => {
    const form = doc.querySelector<HTMLFormElement>(names.form);
    if (form) inBackground(fail(form, html));
  });
  return { submit };
};
