import * as names from './names';
import { type FormFields, formFields, createLatest, runScripts } from '../../runtime/kit';
import { shippingMethods, watchTotal } from '../totals';
import type { Split } from './split';
import type { ControllerScope } from '../../runtime/controller-scope';
import { checkoutParams } from '../config/checkout';
import { emit, endpointUrl } from '../woocommerce';
import { failedNotice } from '../create-presses';
import type { UpdateArgs } from './checkout-state';
import type { Checkout } from './create-checkout';
import type { Methods } from './create-methods';
import { type OrderAnswer, readOrderBody, showMessages } from './answers';
import { cover } from '../block';
import { fragmentTargets } from '../replace/fragments';
import { keepFocus, replaceElement } from '../replace/replace-element';
import { forgetReload, reloadOnce } from '../reload-once';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const FIELDS = `${names.methodBox} :is(input, select, textarea)`;

/**
 * What the visitor has entered in the payment part survives a new print of it
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

/** Whether every required row of an address that is shown has a value. */
const hasFullAddress = (split: Split): boolean =>
  split
    .roots()
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(names.requiredAddress)])
    .filter(isShown)
    .every((row) => {
      const field = row.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
      return !field || field.value !== '';
    });

/** What `update_order_review` is sent (woocommerce-checkout.md §2.2). */
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
  // The server needs it with the order only.
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

/** Several wishes of one moment are one call (woocommerce-checkout.md §2.1). */
const COALESCE_MS = 5;

interface TotalsParts {
  readonly checkout: Checkout;
  readonly split: Split;
  readonly methods: Methods;
  readonly validateAll: () => void;
}

/**
 * Totals and payment methods, printed again by the server after each change that matters
 * (woocommerce-checkout.md §2.2).
 */
export const showTotals = (
  scope: ControllerScope,
  { checkout, split, methods, validateAll }: TotalsParts,
): void => {
  const { page, signal, after, onEnd, inBackground } = scope;
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
    // As it is now: the visitor goes on while others are cleaned.
    const restore = keepPayment(doc);
    for (const target of fragmentTargets(doc, key) ?? []) {
      if (isPayment && content.firstElementChild) {
        // Gateways set themselves up again in what is new, so nothing old must be left in it.
        const copy = doc.importNode(content, true);
        // Gateways print scripts with their fields, and beside them (woocommerce.md §10).
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

  const show = async (answer: OrderAnswer, args: UpdateArgs, superseded: AbortSignal) => {
    if (answer.isReload) {
      win.location.reload();
      return;
    }
    // What the last update had to say.
    doc.querySelector(names.updateMessages)?.remove();
    for (const [key, html] of Object.entries(answer.fragments)) {
      await apply(key, html, superseded);
    }
    split.mirror();
    methods.init();
    if (superseded.aborted) return;
    announceTotal();
    const form = doc.querySelector(names.form);
    if (answer.result === 'failure' && form) {
      const content = await page.insert.fragment(answer.messages, 'form');
      showMessages(page, { form, content, className: names.updateGroup });
      validateAll();
    }
    const { current_target: target } = args;
    if (target instanceof HTMLElement && target.id.includes('shipping_method')) {
      doc.getElementById(target.id)?.focus({ preventScroll: true });
    }
    emit(page, names.updated, [answer.raw]);
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
      // No answer of the server: it goes with the runtime.
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
      const { wanted, isRequested } = now;
      if (before.isRequested && !isRequested) requests.end();
      if (wanted === before.wanted) return;
      unschedule();
      if (wanted) unschedule = after(COALESCE_MS, () => begin(wanted));
    }),
  );
};
