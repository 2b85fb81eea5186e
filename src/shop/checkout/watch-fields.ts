import type { ControllerScope } from '../../runtime/controller-scope';
import type { Split } from './split';
import type { Checkout } from './create-checkout';
import * as names from './names';

/** From the last key press to the request, in milliseconds (woocommerce.md §11). */
const TYPING_MS = 1000;

const IN = `:is(${names.form}, ${names.billingModule}, ${names.shippingModule}, ${names.detailsModule})`;
const AT_ONCE = [
  names.shippingControl,
  names.shipToDifferent,
  `${names.updating} select`,
  `${names.updating} input[type="radio"]`,
  `${names.updating} input[type="checkbox"]`,
]
  .map((control) => `${IN} ${control}`)
  .join();
const CHOSEN = `${IN} ${names.addressField} select`;
const TYPED = `${IN} :is(${names.addressField}, ${names.updating}) input.input-text`;

interface Completing {
  readonly wc?: {
    readonly addressAutocomplete?: { readonly activeProvider?: Readonly<Record<string, unknown>> };
  };
}

/** Requests new totals after relevant changes (specification S4.15, woocommerce-checkout.md §2.1). */
export const watchFields = (
  { page, delegate, guard, onEnd }: ControllerScope,
  { checkout, split }: { checkout: Checkout; split: Split },
): void => {
  const { $state, dispatch } = checkout;
  const { window: win, document: doc } = page;

  /** An address with a missing required field has no totals yet. */
  const isReady = (field: Element) =>
    [
      ...(field
        .closest('div')
        ?.querySelectorAll<HTMLInputElement>(`${names.requiredAddress} input.input-text`) ?? []),
    ].every(({ value }) => value !== '');
  const request = (field: HTMLElement) => {
    split.mirror();
    checkout.update({ current_target: field });
  };
  const requestTyped = guard(() => {
    const { typing } = $state.get();
    if (typing && isReady(typing)) request(typing);
  });

  delegate('change', AT_ONCE, request);
  // Triggered by plugins on the form.
  delegate('update', names.form, request);
  delegate('change', CHOSEN, (field) => {
    if (!field.matches(AT_ONCE) && isReady(field)) request(field);
  });
  const isMoved = (field: Element) => field.getAttribute(names.manipulating) === 'true';
  /** An autocompleted address gets its totals when the field loses focus. */
  const isCompleted = (field: Element) => {
    const kind = names.firstLine.exec(field.id)?.[1];
    return (
      kind &&
      (isMoved(field) || (win as Completing).wc?.addressAutocomplete?.activeProvider?.[kind])
    );
  };
  delegate('input', TYPED, (typing) => {
    // Not `after`: scripts of gateways clear the timer by its id.
    const timer = isCompleted(typing) ? 0 : win.setTimeout(requestTyped, TYPING_MS);
    dispatch({ type: 'typing', typing, timer });
  });
  const textOfAll = () =>
    [...doc.querySelectorAll<HTMLInputElement>(TYPED)].map(({ value }) => value).join('\n');
  /** Text that has its totals: some tools that fill in forms report a change and no input. */
  let known = textOfAll();
  onEnd(
    $state.listen(({ pending }, before) => {
      if (before?.pending && !pending) known = textOfAll();
    }),
  );
  delegate('change', TYPED, (field) => {
    const isNew = $state.get().typing ?? known !== textOfAll();
    if (isNew && !isCompleted(field) && isReady(field)) request(field);
  });
  delegate('focusout', TYPED, (field) => {
    if (field === $state.get().typing && isCompleted(field) && !isMoved(field)) requestTyped();
  });
};
