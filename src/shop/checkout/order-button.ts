import type { ControllerScope } from '../../runtime/controller-scope';
import { createLatest } from '../../runtime/kit';
import { scrollToNotices } from '../notices';
import type { Checkout } from './create-checkout';
import * as names from './names';

/** The API that a gateway's button receives. */
interface OrderApi {
  validate(): Promise<{ readonly hasError: boolean }>;
  submit(): void;
}

/** `wc.customPlaceOrderButton` of WooCommerce 10.6, as far as its own checkout uses it. */
interface OrderButton {
  __maybeHideDefaultButtonOnInit(gateway: string): void;
  __maybeShow(gateway: string, api: OrderApi): void;
  __cleanup(): void;
}

/** How long to wait for a gateway's button; one that is blocked or fails would leave none. */
const WAIT_MS = 5000;

/**
 * A gateway's custom button instead of "Place order" (woocommerce-checkout.md §2.4). The script
 * that gateways register with stays on the page; this replaces the code that notified it of the
 * chosen gateway.
 */
export const startOrderButton = (
  { page, after, changes, guard, listen, onEnd, onPluginEvent, signal }: ControllerScope,
  { $state }: Checkout,
  validateAll: () => void,
): void => {
  const { document: doc, window: win } = page;
  const shows = createLatest(signal);
  const formOf = () => doc.querySelector<HTMLFormElement>(`${names.form}, ${names.payForm}`);
  const find = () =>
    (win as { wc?: { customPlaceOrderButton?: OrderButton } }).wc?.customPlaceOrderButton;
  const chosen = () => doc.querySelector<HTMLInputElement>(`${names.method}:checked`)?.value ?? '';
  const showDefault = () => formOf()?.classList.remove(names.hasOwnButton);

  /** The first invalid field, to which the visitor is taken. */
  const findWrong = (): HTMLElement | undefined => {
    validateAll();
    const terms = doc.querySelector<HTMLInputElement>(`input[name="${names.terms}"]`);
    const row = terms?.closest(names.row);
    if (row) changes.setClass(row, names.invalid, !terms?.checked);
    const rows = doc.querySelectorAll<HTMLElement>(`${names.row}.${names.invalid}`);
    const fields = [...rows].map((row) => row.querySelector<HTMLElement>('input,select,textarea'));
    if (terms?.checked === false) fields.push(terms);
    const wrong = fields.find((field) => field?.getClientRects().length) ?? undefined;
    scrollToNotices(page, wrong ?? null);
    wrong?.focus({ preventScroll: true });
    return wrong;
  };
  const api: OrderApi = {
    validate: () =>
      // Where a payment method is added, the gateway validates its own fields.
      Promise.resolve({ hasError: !formOf()?.matches(names.addMethodForm) && !!findWrong() }),
    submit: () => formOf()?.requestSubmit(),
  };

  /** Whatever that script does, the page keeps a button. */
  const attempt = guard((action: (button: OrderButton) => void) => {
    const button = find();
    if (!button) return;
    try {
      action(button);
    } catch (error) {
      showDefault();
      throw error;
    }
  });
  const show = () => {
    const superseded = shows.start();
    attempt((button) => button.__maybeShow(chosen(), api));
    after(WAIT_MS, () => {
      if (superseded.aborted || formOf()?.querySelector(`${names.ownButton} > *`)) return;
      showDefault();
    });
  };
  const cleanUp = () => {
    shows.end();
    attempt((button) => button.__cleanup());
  };

  attempt((button) => button.__maybeHideDefaultButtonOnInit(chosen()));
  show();
  if (!find()) listen(win, 'load', show);
  onPluginEvent(names.ownButtonRegistered, show);
  onEnd(
    $state.listen((now, before = now) => {
      // Gateways remove their button before the payment section is replaced.
      if (now.isRequested && !before.isRequested) cleanUp();
      else if (now.isRequested) return;
      else if (before.isRequested || now.method !== before.method) show();
    }),
  );
  onEnd(() => {
    cleanUp();
    showDefault();
  });
};
