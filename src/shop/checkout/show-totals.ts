import * as names from './names';
import { afterPress } from './after-press';
import {
  type FormFields,
  formFields,
  createLatest,
  isFocusElsewhere,
  runScripts,
} from '../../runtime/kit';
import { shippingMethods, watchTotal } from '../totals';
import type { Split } from './split';
import type { ControllerScope } from '../../runtime/controller-scope';
import { checkoutParams } from '../config/checkout';
import { emit, endpointUrl } from '../woocommerce';
import { failedNotice } from '../create-presses';
import type { UpdateArgs } from './checkout-state';
import type { Checkout } from './create-checkout';
import type { Methods } from './create-methods';
import { type OrderResponse, readOrderBody, showMessages } from './order-response';
import { cover } from '../block';
import { fragmentTargets } from '../replace/fragments';
import { keepFocus, replaceElement } from '../replace/replace-element';
import { forgetReload, reloadOnce } from '../reload-once';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const FIELDS = `${names.methodBox} :is(input, select, textarea)`;

/**
 * Restores what the visitor has entered in the payment section after a re-render
 * (woocommerce-checkout.md §2.3).
 */
const keepPayment = (doc: Document): (() => void) => {
  const isAccepted = doc.querySelector<HTMLInputElement>(`#${names.terms}`)?.checked;
  const kept = [...doc.querySelectorAll<Field>(FIELDS)].flatMap((field) =>
    field.id
      ? [{ id: field.id, value: field.value, isChecked: (field as HTMLInputElement).checked }]
      : [],
  );
  return () => {
    const accept = doc.querySelector<HTMLInputElement>(`#${names.terms}`);
    if (accept && isAccepted !== undefined) accept.checked = isAccepted;
    for (const { id, value, isChecked } of kept) {
      const field = doc.getElementById(id) as Field | null;
      if (!field?.matches(FIELDS)) continue;
      const isChoice = /^(checkbox|radio)$/.test(field.type);
      const differs = isChoice
        ? (field as HTMLInputElement).checked !== isChecked
        : field.value === '' && value !== '';
      if (!differs) continue;
      if (isChoice) (field as HTMLInputElement).checked = isChecked;
      else field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
};

interface ReviewOptions {
  readonly form: HTMLFormElement;
  readonly split: Split;
  readonly nonce: string;
  readonly hasShipping: boolean;
}

const parts = {
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  city: 'city',
  address: 'address_1',
  address_2: 'address_2',
} as const;

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Whether every required, displayed address row has a value. */
const hasFullAddress = (split: Split): boolean =>
  split
    .roots()
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(names.requiredAddress)])
    .filter(isShown)
    .every((row) => {
      const field = row.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
      return !field || field.value !== '';
    });

/** Fields of `update_order_review` (woocommerce-checkout.md §2.2). */
const reviewFields = (options: ReviewOptions): FormFields => {
  const { form, split, nonce, hasShipping } = options;
  const doc = form.ownerDocument;
  const valueOf = (name: string) => split.field(name)?.value ?? '';
  const isElsewhere = doc.querySelector<HTMLInputElement>(names.shipToDifferent)?.checked ?? false;
  const address = (kind: 'billing' | 'shipping', prefix: string) =>
    Object.fromEntries(
      Object.entries(parts).map(([key, part]) => [`${prefix}${key}`, valueOf(`${kind}_${part}`)]),
    );
  split.mirror();
  const all = formFields(form);
  // The server needs the password with the order only.
  all.delete(names.accountPassword);
  return {
    security: nonce,
    payment_method: doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '',
    ...address('billing', ''),
    ...address(isElsewhere ? 'shipping' : 'billing', 's_'),
    has_full_address: hasFullAddress(split),
    post_data: all.toString(),
    ...(hasShipping && { shipping_method: shippingMethods(doc) }),
  };
};

/** Delay within which several updates become one request (woocommerce-checkout.md §2.1). */
const COALESCE_MS = 5;

interface TotalsParts {
  readonly checkout: Checkout;
  readonly split: Split;
  readonly methods: Methods;
  readonly validateAll: () => void;
}

/**
 * Totals and payment methods, re-rendered by the server after each relevant change
 * (woocommerce-checkout.md §2.2).
 */
export const showTotals = (
  scope: ControllerScope,
  { checkout, split, methods, validateAll }: TotalsParts,
): void => {
  const { page, signal, onEnd, inBackground } = scope;
  const { $state, dispatch } = checkout;
  const announceTotal = watchTotal(scope);
  const { document: doc, window: win } = page;
  const params = page.globals.get(checkoutParams);
  const shown = new Map<string, string>();
  const requests = createLatest(signal);

  const apply = async (key: string, html: string, superseded: AbortSignal) => {
    if (shown.get(key) === html) return;
    const isPayment = key === names.paymentBox;
    const content = await page.insert.fragment(html, isPayment ? 'trusted' : 'form');
    if (superseded.aborted || (html.trim() && !content.hasChildNodes())) return;
    shown.set(key, html);
    // Read now: the visitor goes on typing while other fragments are sanitised.
    const restore = keepPayment(doc);
    for (const target of fragmentTargets(doc, key) ?? []) {
      if (isPayment && content.firstElementChild) {
        // Gateways initialise the new section, so no old node may be left in it.
        const copy = doc.importNode(content, true);
        // Gateways print scripts inside and beside their fields (woocommerce.md §10).
        runScripts(scope, copy);
        const parts = [...copy.children];
        keepFocus(target, () => {
          target.replaceWith(copy);
          return parts.find((part) => part.matches(key)) ?? null;
        });
        for (const part of parts) page.scan(part);
      } else {
        const { shown: now, hasNew } = replaceElement(target, content);
        if (now && hasNew) page.scan(now);
      }
    }
    restore();
  };

  const show = async (response: OrderResponse, args: UpdateArgs, superseded: AbortSignal) => {
    if (response.isReload) {
      win.location.reload();
      return;
    }
    // Messages of the last update.
    doc.querySelector(names.updateMessages)?.remove();
    for (const [key, html] of Object.entries(response.fragments)) {
      await apply(key, html, superseded);
    }
    split.mirror();
    methods.init();
    if (superseded.aborted) return;
    announceTotal();
    const form = doc.querySelector(names.form);
    if (response.result === 'failure' && form) {
      const content = await page.insert.fragment(response.messages, 'form');
      showMessages(page, { form, content, className: names.updateGroup });
      validateAll();
    }
    const { current_target: target } = args;
    if (target instanceof HTMLElement && target.id.includes('shipping_method')) {
      const control = doc.getElementById(target.id);
      if (control && !isFocusElsewhere(control)) control.focus({ preventScroll: true });
    }
    emit(page, names.updated, [response.raw]);
  };

  const request = async (args: UpdateArgs, superseded: AbortSignal) => {
    const form = doc.querySelector<HTMLFormElement>(names.form);
    if (!form) return;
    const boxes = doc.querySelectorAll<HTMLElement>(`${names.paymentBox}, ${names.reviewTable}`);
    const uncovers = [...boxes].map((box) => cover(scope, box, '#fff'));
    const result = await page.ajax({
      url: endpointUrl(params.wc_ajax_url, names.reviewCall),
      fields: reviewFields({
        form,
        split,
        nonce: params.update_order_review_nonce,
        hasShipping: args.update_shipping_method !== false,
      }),
      expect: 'text',
      read: readOrderBody,
      signal: superseded,
    });
    for (const uncover of uncovers) uncover();
    if (superseded.aborted) return;
    if (result.ok) {
      forgetReload(page, 'checkout');
      await show(result.value, args, superseded);
    } else if (!reloadOnce(page, 'checkout', result.failure)) {
      const content = failedNotice(page);
      const group = showMessages(page, { form, content, className: names.updateGroup });
      // This message is not the server's, so it is removed with the runtime.
      onEnd(() => group.remove());
    }
  };

  const begin = (args: UpdateArgs) => {
    const superseded = requests.start();
    dispatch({ type: 'request' });
    const onDone = () => {
      if (!superseded.aborted) dispatch({ type: 'show' });
    };
    inBackground(request(args, superseded).finally(onDone));
  };
  let unschedule = () => {};
  onEnd(
    $state.listen((now, before = now) => {
      const { pending, isRequested } = now;
      if (before.isRequested && !isRequested) requests.end();
      if (pending === before.pending) return;
      unschedule();
      if (pending) unschedule = afterPress(scope, COALESCE_MS, () => begin(pending));
    }),
  );
};
