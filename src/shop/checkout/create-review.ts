import type { ControllerScope } from '../../runtime/controller-scope';
import { checkoutParams } from '../config/checkout';
import { emit, endpointUrl, failedNotice, watchTotal } from '../kit';
import type { Split } from './split';
import type { createMethods } from './create-methods';
import * as names from './names';
import { type OrderAnswer, readOrderAnswer } from './order-answer';
import { reviewFields } from './review-fields';
import { cover } from '../replace/cover';
import { fragmentTargets } from '../replace/fragment-targets';
import { replaceElement } from '../replace/replace-element';
import { keepPayment } from './kept-payment';
import { showMessages } from './show-messages';
import { createLatest, runScripts } from '../../runtime/kit';

/** Several wishes of one moment are one call (woocommerce-checkout.md §2.1). */
const COALESCE_MS = 5;
/** Set while the page is reloaded for new nonces, so that it happens once. */
const RELOADED_KEY = 'skerry:checkout-reloaded';

export interface UpdateArgs {
  readonly update_shipping_method?: boolean;
  readonly current_target?: unknown;
}

interface ReviewParts {
  readonly split: Split;
  readonly methods: ReturnType<typeof createMethods>;
  readonly validateAll: () => void;
}

/**
 * Totals and payment methods, printed anew by the server after each change that matters
 * (woocommerce-checkout.md §2.2).
 */
export const createReview = (
  scope: ControllerScope,
  { split, methods, validateAll }: ReviewParts,
) => {
  const { page, signal, after, onEnd, onPluginEvent, inBackground } = scope;
  const announceTotal = watchTotal(scope);
  const { document: doc, window: win } = page;
  const params = page.globals.get(checkoutParams);
  const shown = new Map<string, string>();
  const requests = createLatest(signal);
  let unschedule = () => {};

  const cancel = () => {
    unschedule();
    requests.end();
  };

  const apply = async (key: string, html: string) => {
    if (shown.get(key) === html) return;
    const isPayment = key === names.paymentBox;
    const content = await page.insert.fragment(html, isPayment ? 'trusted' : 'form');
    if (signal.aborted || (html.trim() && !content.hasChildNodes())) return;
    shown.set(key, html);
    for (const target of fragmentTargets(doc, key) ?? []) {
      if (isPayment && content.firstElementChild) {
        // Gateways set themselves up again in what is new, so nothing old must be left in it.
        const copy = doc.importNode(content.firstElementChild, true);
        target.replaceWith(copy);
        // Gateways print scripts with their fields (woocommerce.md §10).
        runScripts(scope, copy);
        page.scan(copy);
      } else {
        const { shown: now, hasNew } = replaceElement(target, content);
        if (now && hasNew) page.scan(now);
      }
    }
  };

  const show = async (answer: OrderAnswer, args: UpdateArgs) => {
    if (answer.isReload) {
      win.location.reload();
      return;
    }
    const restore = keepPayment(doc);
    for (const [key, html] of Object.entries(answer.fragments)) await apply(key, html);
    announceTotal();
    restore();
    split.mirror();
    const form = doc.querySelector(names.form);
    if (answer.result === 'failure' && form) {
      const content = await page.insert.fragment(answer.messages, 'form');
      showMessages(page, { form, content, className: names.updateGroup });
      validateAll();
    }
    methods.init();
    const { current_target: target } = args;
    if (target instanceof HTMLElement && target.id.includes('shipping_method')) {
      doc.getElementById(target.id)?.focus({ preventScroll: true });
    }
    emit(page, names.updated, [answer.raw]);
  };

  const request = async (args: UpdateArgs) => {
    const superseded = requests.start();
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
      expect: 'json',
      read: readOrderAnswer,
      signal: superseded,
    });
    for (const uncover of uncovers) uncover();
    if (superseded.aborted) return;
    if (result.ok) {
      page.session.remove(RELOADED_KEY);
      await show(result.value, args);
    } else if (result.failure === 'nonce' && !page.session.get(RELOADED_KEY)) {
      // A page from a cache: a new one has a new nonce.
      if (page.session.set(RELOADED_KEY, '1')) win.location.reload();
    } else {
      const content = failedNotice(page);
      const group = showMessages(page, { form, content, className: names.updateGroup });
      // No answer of the server: it goes with the runtime.
      onEnd(() => group.remove());
    }
  };

  const schedule = (args: UpdateArgs) => {
    unschedule();
    unschedule = after(COALESCE_MS, () => inBackground(request(args)));
  };
  onPluginEvent(names.update, (args) => schedule((args as UpdateArgs | undefined) ?? {}));

  return {
    /** Drops what is still to be requested. */
    unschedule: () => unschedule(),
    /** The same, and gives up what is being requested. */
    cancel,
    /** Notifies other plugins, and requests new totals. */
    request(args: UpdateArgs = {}): void {
      emit(page, names.update, [args]);
      schedule(args);
    },
  };
};

export type Review = ReturnType<typeof createReview>;
