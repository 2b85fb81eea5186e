import type { ControllerScope } from '../../runtime/controller-scope';
import type { Split } from './split';
import type { Review } from './create-review';
import * as names from './names';

/** From the last key to the call (woocommerce.md §11). */
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

/** Which changes request new totals (specification S4.15, woocommerce-checkout.md §2.1). */
export const watchFields = (
  scope: ControllerScope,
  { split, review }: { split: Split; review: Review },
) => {
  const { page, delegate, guard, onEnd } = scope;
  const { window: win } = page;
  let timer = 0;
  let dirty: HTMLElement | null = null;
  onEnd(() => win.clearTimeout(timer));

  /** An address that lacks something required has no totals yet. */
  const isReady = (field: Element) =>
    [
      ...(field
        .closest('div')
        ?.querySelectorAll<HTMLInputElement>(`${names.requiredAddress} input.input-text`) ?? []),
    ].every(({ value }) => value !== '');
  const request = (field: HTMLElement) => {
    win.clearTimeout(timer);
    dirty = null;
    split.mirror();
    review.request({ current_target: field });
  };

  const requestTyped = guard(() => {
    if (dirty && isReady(dirty)) request(dirty);
  });

  delegate('change', AT_ONCE, request);
  delegate('change', CHOSEN, (field) => {
    if (!field.matches(AT_ONCE) && isReady(field)) request(field);
  });
  delegate('input', TYPED, (field) => {
    dirty = field;
    win.clearTimeout(timer);
    // Not `after`: scripts of gateways clear it by its number.
    timer = win.setTimeout(requestTyped, TYPING_MS);
  });
  delegate('change', TYPED, (field) => {
    if (dirty && isReady(field)) request(field);
  });
  return {
    /** A field that is being typed in requests no more. */
    cancel: () => win.clearTimeout(timer),
    /** The field that is being typed in, until its totals are requested. */
    dirty: () => dirty,
    /** What `clearTimeout` takes, for scripts that do it themselves. */
    timer: () => timer,
  };
};

export type Fields = ReturnType<typeof watchFields>;
