import type { Scope } from '../kit';
import type { Split } from './split';
import type { Review } from './create-review';
import * as names from './names';

/** From the last key to the call (contract shop.md §8). */
const TYPING_MS = 1000;

const IN = `:is(${names.form}, ${names.billingModule}, ${names.shippingModule}, ${names.detailsModule})`;
const AT_ONCE = `${IN} :is(${names.shippingControl}, ${names.shipToDifferent}, ${names.updating} :is(select, input[type="radio"], input[type="checkbox"]))`;
const CHOSEN = `${IN} ${names.addressField} select`;
const TYPED = `${IN} :is(${names.addressField}, ${names.updating}) input.input-text`;

/** Which changes ask for new totals (specification S4.15, contract §5.18.4). */
export const watchFields = (scope: Scope, { split, review }: { split: Split; review: Review }) => {
  const { page, hear, onEnd } = scope;
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
  const ask = (field: HTMLElement) => {
    win.clearTimeout(timer);
    dirty = null;
    split.mirror();
    review.request({ current_target: field });
  };

  hear('change', AT_ONCE, ask);
  hear('change', CHOSEN, (field) => {
    if (!field.matches(AT_ONCE) && isReady(field)) ask(field);
  });
  hear('input', TYPED, (field) => {
    dirty = field;
    win.clearTimeout(timer);
    timer = win.setTimeout(() => {
      if (dirty && isReady(dirty)) ask(dirty);
    }, TYPING_MS);
  });
  hear('change', TYPED, (field) => {
    if (dirty && isReady(field)) ask(field);
  });
  return {
    /** A field that is being typed in asks no more. */
    cancel: () => win.clearTimeout(timer),
    /** The field that is being typed in, until it has asked. */
    dirty: () => dirty,
    /** What `clearTimeout` takes, for scripts that do it themselves. */
    timer: () => timer,
  };
};

export type Fields = ReturnType<typeof watchFields>;
