import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Access to the checkout's fields, in one form or spread over Divi modules. */
export interface Split {
  readonly isSplit: boolean;
  /** Copies the values of the modules' fields into the form. */
  mirror(): void;
  /** The visible field of that name. */
  field(name: string): Control | null;
  /** Elements that contain address rows. */
  roots(): Element[];
}

/** Whether Divi's builder made the page and its payment module contains the form. */
export const isSplitPage = (doc: Document): boolean =>
  names.builderBodies.some((name) => doc.body.classList.contains(name)) &&
  doc.querySelector(`${names.paymentModule} ${names.form}`) !== null;

/** A checkout within one form. */
export const wholeForm = (doc: Document): Split => ({
  isSplit: false,
  mirror: () => {},
  field: (name) => doc.querySelector<Control>(`${names.form} [name="${name}"]`),
  roots: () => [...doc.querySelectorAll(names.form)],
});

const valuesOf = (control: Control) =>
  control instanceof HTMLSelectElement && control.multiple
    ? [...control.selectedOptions].map(({ value }) => value)
    : [control.value];

/** Submitted values by name: PHP keeps all of a list (`name[]`), otherwise the last. */
const valuesByName = (controls: readonly Control[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const control of controls) {
    const { name } = control;
    const others = name.includes('[]') ? (found.get(name) ?? []) : [];
    found.set(name, [...others, ...valuesOf(control)]);
  }
  return found;
};

/** Selects the visible copy of each module; the others are hidden (woocommerce-checkout.md §2.10). */
const visible = [
  [names.billingModule, names.otherPart],
  [names.shippingModule, names.notesPart],
  [names.notesModule, names.billingPart],
  [names.detailsModule, null],
] as const;

const isSuccessful = (control: Control): boolean => {
  if (!control.name || control.disabled || control instanceof HTMLButtonElement) return false;
  if (!(control instanceof HTMLInputElement)) return true;
  if (/^(submit|button|image|file|reset)$/.test(control.type)) return false;
  return !/^(checkbox|radio)$/.test(control.type) || control.checked;
};

/**
 * Divi's checkout in modules: the payment form submits hidden twins of the modules' fields, one per
 * value (specification S3.22).
 */
export const createSplit = ({ page, changes, delegate, onEnd }: ControllerScope): Split => {
  const { document: doc } = page;
  const target = doc.querySelector<HTMLFormElement>(`${names.paymentModule} ${names.form}`);
  const twins = new Map<string, HTMLInputElement[]>();

  const controls = (): Control[] =>
    visible.flatMap(([module, copies]) =>
      [...doc.querySelectorAll<Control>(`${module} :is(input, select, textarea)`)].filter(
        (control) => !(copies && control.closest(copies)) && !control.closest(names.couponForm),
      ),
    );
  const isWanted = (control: Control, isElsewhere: boolean) =>
    isSuccessful(control) && (isElsewhere || !/^shipping_(?!method)/.test(control.name));

  /** Updates the twins from the modules' fields; autofill does not always fire events. */
  const mirror = (): void => {
    if (!target) return;
    const all = controls();
    const isElsewhere = all.some(
      (control) =>
        control.name === 'ship_to_different_address' && (control as HTMLInputElement).checked,
    );
    const wanted = valuesByName(all.filter((each) => isWanted(each, isElsewhere)));
    for (const [name, list] of twins) {
      for (const twin of list.splice(wanted.get(name)?.length ?? 0)) twin.remove();
    }
    for (const [name, values] of wanted) {
      const list = twins.get(name) ?? [];
      twins.set(name, list);
      values.forEach((value, index) => {
        const twin = list[index] ?? doc.createElement('input');
        list[index] = twin;
        twin.type = 'hidden';
        twin.name = name;
        if (twin.value !== value) twin.value = value;
        if (twin.form === target) return;
        // The payment section may have been re-rendered around it; PHP keeps the order of a list.
        const last = list[index - 1];
        if (last) last.after(twin);
        else target.prepend(twin);
      });
    }
  };

  for (const [module, copies] of visible) {
    if (!copies) continue;
    for (const part of doc.querySelectorAll(`${module} ${copies}`)) {
      for (const control of part.querySelectorAll('input, select, textarea, button')) {
        // Labels, autofill and lookups by id must not find the hidden copy.
        changes.setAttribute(control, 'disabled', '');
        changes.setAttribute(control, 'id', null);
      }
    }
  }
  const modules = visible.map(([module]) => module).join();
  delegate('input change', `:is(${modules}) :is(input, select, textarea)`, mirror);
  // A plain submit would navigate to the page with the address in its query.
  delegate('submit', `:is(${modules}) form`, (form, event) => {
    if (form !== target && !form.matches(names.couponForm)) event.preventDefault();
  });
  mirror();
  onEnd(() => {
    for (const twin of [...twins.values()].flat()) twin.remove();
  });

  return {
    isSplit: true,
    mirror,
    field: (name) => controls().find((control) => control.name === name) ?? null,
    roots: () => [...doc.querySelectorAll(`${names.billingModule}, ${names.shippingModule}`)],
  };
};
