import * as names from './names';
import { byId, focusText, formFields } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { checkoutParams } from '../config/checkout';
import { block, isBlocked, unblock } from '../block';
import { emit, emitter } from '../woocommerce';
import type { Checkout } from './create-checkout';
import type { Methods } from './create-methods';
import type { Split } from './split';
import { offerToGateways } from './offer-to-gateways';
import { type OrderResponse, readOrderBody, showMessages } from './order-response';

/**
 * Errors name their field: each becomes a link to the field and a message beside it
 * (woocommerce-checkout.md §2.5).
 */
const linkErrors = (
  { page: { document: doc }, changes, onEnd }: ControllerScope,
  content: DocumentFragment,
): void => {
  for (const item of content.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = item.dataset.id ?? '';
    const field = byId(doc, id);
    const text = item.textContent?.trim() ?? '';
    const link = doc.createElement('a');
    link.href = `#${id}`;
    // In block style, style sheets lay out the icon and the text of a notice as its children.
    const words = item.querySelector(names.bannerWords) ?? item;
    link.append(...words.childNodes);
    words.append(link);
    const row = field?.closest(names.row);
    if (!field || !row) continue;
    row.querySelector(`.${names.inlineError}`)?.remove();
    const message = doc.createElement('p');
    message.id = `${id}_description`;
    message.className = names.inlineError;
    message.textContent = text;
    row.append(message);
    onEnd(() => message.remove());
    changes.setAttribute(field, 'aria-describedby', message.id);
    changes.setAttribute(field, 'aria-invalid', 'true');
  }
  for (const list of content.querySelectorAll('[role="alert"]')) {
    list.removeAttribute('role');
    list.setAttribute('tabindex', '-1');
  }
};

export interface OrderContext {
  readonly checkout: Checkout;
  readonly split: Split;
  readonly methods: Methods;
  readonly validateAll: () => void;
}

/** Sends the order and handles the response (woocommerce-checkout.md §2.5). */
export const placeOrder = (scope: ControllerScope, context: OrderContext) => {
  const { page, delegate, signal, inBackground } = scope;
  const { document: doc, window: win } = page;
  const { checkout, split, methods, validateAll } = context;
  const { dispatch } = checkout;
  const params = page.globals.get(checkoutParams);

  /** Shows the errors; then requests the totals that the order has cancelled, or a new nonce. */
  const fail = async (form: HTMLFormElement, html: string, isRefresh = false) => {
    const content = await page.insert.fragment(html, 'form');
    if (signal.aborted) return;
    // The server's errors take precedence over the fields' own validation, so they are marked last.
    validateAll();
    linkErrors(scope, content);
    const alert = doc.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.append(content);
    unblock(form);
    showMessages(page, { form, content: alert, className: names.orderGroup });
    focusText(alert.querySelector<HTMLElement>('[tabindex="-1"]') ?? alert);
    // Each Divi module may render a group; only the first one is shown (S8.14).
    const [, ...others] = doc.querySelectorAll<HTMLElement>('.woocommerce-NoticeGroup-checkout');
    for (const group of others) group.hidden = true;
    if (split.isSplit && !doc.querySelector(names.shippingModule)) {
      for (const item of alert.querySelectorAll('li[data-id^="shipping_"]')) item.remove();
    }
    emit(page, names.failed, [html]);
    if (isRefresh || checkout.$state.get().isCutOff) checkout.update();
  };
  const generic = () => `<div class="woocommerce-error">${params.i18n_checkout_error}</div>`;
  const showError = (html: string) => {
    const form = doc.querySelector<HTMLFormElement>(names.form);
    if (form) inBackground(fail(form, html));
  };
  const offered = offerToGateways(scope, { checkout, methods, showError });

  const handle = async (form: HTMLFormElement, response: OrderResponse) => {
    const isAccepted = () => emitter(page, form)(names.placed, [response.raw, offered]);
    if (response.result === 'success' && isAccepted() && page.navigate(response.redirect)) return;
    if (response.isReload) {
      win.location.reload();
      return;
    }
    await fail(form, response.messages || generic(), response.isRefresh);
  };

  const send = async (form: HTMLFormElement) => {
    split.mirror();
    const result = await page.ajax({
      url: params.checkout_url,
      fields: formFields(form),
      expect: 'text',
      read: readOrderBody,
      // An order may take long; aborting it would invite a second one.
      timeoutMs: 120_000,
    });
    dispatch({ type: 'warn', isWarned: false });
    if (signal.aborted) return;
    await (result.ok ? handle(form, result.value) : fail(form, generic()));
  };

  const submit = (form: HTMLFormElement) => {
    if (isBlocked(form)) return;
    const emitOnForm = emitter(page, form);
    const gateway = doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '';
    const isAllowed = emitOnForm(names.placing, [offered]);
    if (!isAllowed || !emitOnForm(`${names.placing}_${gateway}`, [offered])) return;
    // Not earlier: a visitor whom a gateway keeps on the page still needs the totals.
    dispatch({ type: 'hold' });
    block(scope, form);
    dispatch({ type: 'warn', isWarned: true });
    inBackground(send(form));
  };
  delegate('click', '.woocommerce-NoticeGroup-checkout [data-id] a', (link, event) => {
    const field = doc.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  return { submit };
};
